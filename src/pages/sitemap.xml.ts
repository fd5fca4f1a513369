import type { APIRoute } from 'astro';
import { addressOf } from '#snapshot/addresses.ts';
import { snapshot } from '#snapshot/snapshot.ts';
import { invitationLists, sweetLists } from '#snapshot/lists.ts';
import { siteRoutes } from '#lib/routes.ts';

/** Pages that search engines need not know. */
const PRIVATE = /^\/(?:search|signup|update-address-person|back-office)(?:\/|$)/;

/** Every public page with the day of its last change, where that is known. */
export const GET: APIRoute = ({ site }) => {
  const { sweets, dryFruits, invitations } = snapshot();
  const plain = siteRoutes
    .filter(({ pattern, guarded }) => !guarded && !pattern.includes(':') && !PRIVATE.test(pattern))
    .map(({ pattern }) => ({ path: pattern, day: '' }));
  const lists = [...sweetLists(snapshot()), ...invitationLists(snapshot())].map(({ address }) => ({
    path: address,
    day: '',
  }));
  const products = [
    ...sweets.map((one) => ({ path: addressOf.sweet(one), day: one.updatedAt })),
    ...dryFruits.map((one) => ({ path: addressOf.dryFruit(one), day: one.updatedAt })),
    ...invitations.map((one) => ({ path: addressOf.invitation(one), day: one.updatedAt })),
  ];
  const known = new Map([...plain, ...lists, ...products].map((one) => [one.path, one.day]));
  const entries = [...known].map(([path, day]) => {
    const changed = day ? `<lastmod>${day.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${new URL(encodeURI(path), site).href}</loc>${changed}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
