import type { APIRoute } from 'astro';

/**
 * Returns robots.txt: search engines may read every page, also those with `noindex`, because they have to read it
 * there.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
