import type { APIRoute } from 'astro';
import { pathOf } from '#publish/snapshot/paths.ts';
import { snapshot } from '#publish/snapshot/snapshot.ts';
import { invitationLists, sweetLists } from '#publish/snapshot/lists.ts';
import { siteRoutes } from '#lib/routes.ts';

/** Pages that are left out of the sitemap. */
const PRIVATE = /^\/(?:search|signup|update-address-person|shared-list|back-office)(?:\/|$)/;

/**
 * Sitemap line of each record, cached because a resident publisher makes the sitemap after every change. Written
 * without the package `sitemap`, which would make all lines again.
 */
const lines = new WeakMap<object, string>();

/** Returns the sitemap: every public page, with the date of its last change where known. */
export const GET: APIRoute = ({ site }) => {
  const catalogue = snapshot();
  const { sweets, dryFruits, invitations } = catalogue;
  const plain = siteRoutes
    .filter(({ pattern, guarded }) => !guarded && !pattern.includes(':') && !PRIVATE.test(pattern))
    .map(({ pattern }) => pattern);
  const lists = [...sweetLists(catalogue), ...invitationLists(catalogue)].map(({ path }) => path);
  const lineOf = (path: string, day: string): string => {
    const changed = day ? `<lastmod>${day.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${new URL(encodeURI(path), site).href}</loc>${changed}</url>`;
  };
  const ofRecords = <T extends { updatedAt: string }>(records: T[], path: (one: T) => string): string[] =>
    records.map((one) => {
      const line = lines.get(one) ?? lineOf(path(one), one.updatedAt);
      lines.set(one, line);
      return line;
    });
  const entries = [
    ...[...new Set([...plain, ...lists])].map((path) => lineOf(path, '')),
    ...ofRecords(sweets, pathOf.sweet),
    ...ofRecords(dryFruits, pathOf.dryFruit),
    ...ofRecords(invitations, pathOf.invitation),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
