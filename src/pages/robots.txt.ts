import type { APIRoute } from 'astro';

/**
 * Returns robots.txt. It permits every page, including those with `noindex`, because search engines must read a page to
 * find that.
 */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
