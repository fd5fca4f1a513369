import type { APIRoute } from 'astro';

/** Search engines may read everything public; what belongs to a person is of no use to them. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /update-address-person\nDisallow: /back-office\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  );
