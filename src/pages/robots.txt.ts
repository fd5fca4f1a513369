import type { APIRoute } from 'astro';

/** Search engines may read every page, also those that ask not to be listed: what nobody reads says nothing. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
