import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#lib/endpoint.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { LONGEST_MS, memberOfSession, memberOfToken, type StaffMember } from '#server/staff/staff-session.repo.ts';

/** How long a sign-in counts as fresh, in ms. */
const FRESH_MS = 5 * MINUTE;

/**
 * Returns the name of the staff session's cookie. Browsers take a `__Host-` cookie only over https and for this host
 * alone. A demonstration on a plain address of the local network (a phone in the same room) has no https and does
 * without the prefix.
 */
function cookieName(shop: Shop, request: FastifyRequest): string {
  return isSafeLine(request) || shop.config.production ? '__Host-staff' : 'staff';
}

/** Tells whether browsers treat the connection as secure: https, or this machine itself. */
const isSafeLine = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname);

/** Returns the secret in the browser's session cookie; empty without one. */
export const sessionCookie = (shop: Shop, request: FastifyRequest): string =>
  request.cookies[cookieName(shop, request)] ?? '';

/** Sets the browser's session cookie; an empty secret deletes it. */
export function setSessionCookie(shop: Shop, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const name = cookieName(shop, request);
  reply.setCookie(name, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: name.startsWith('__Host-'),
    maxAge: secret ? LONGEST_MS / SECOND : 0,
  });
}

/**
 * Returns the member of the staff who calls an endpoint.
 * @throws Refusal 401 without a session, 403 where the role, the page that calls or the age of the sign-in forbids it
 */
export async function identifyStaff(shop: Shop, request: FastifyRequest, endpoint: Endpoint): Promise<StaffMember> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const cookie = sessionCookie(shop, request);
  const member = bearer
    ? await memberOfToken(shop.db, bearer, shop.now())
    : cookie
      ? await memberOfSession(shop.db, cookie, shop.now(), !endpoint.watching)
      : null;
  if (!member) throw new Refusal(401, 'Please sign in to the back office.', { data: { code: 'staff-session' } });
  if (!bearer && request.method !== 'GET') refuseForeignPages(shop, request);
  if (member.role !== 'owner' && !endpoint.roles?.includes(member.role))
    throw new Refusal(403, 'Your role in the shop does not include this. The owner can change it.');
  if (endpoint.freshProof && !(member.session && shop.now() - member.session.provedAt < FRESH_MS))
    throw new Refusal(403, 'Please sign in once more: this needs a sign-in of the last five minutes.', {
      data: { code: 'staff-proof' },
    });
  return member;
}

/**
 * Refuses requests of other sites' pages: a cookie travels with every request to its host, but only the shop's own
 * pages may change something by it, also where they stand on another host of the same site.
 * @throws Refusal 403
 */
export function refuseForeignPages(shop: Shop, request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const { origin = '' } = request.headers;
  const listed = shop.config.allowedOrigins.includes(origin);
  const own =
    site === 'same-origin' ||
    (site === 'same-site' && listed) ||
    // Browsers before 2023 say only where the page is from.
    (site === undefined && URL.canParse(origin) && (listed || new URL(origin).host === request.host));
  if (!own) throw new Refusal(403, 'This can only be done from the back office itself.');
}

/**
 * Returns the URL of the back office, which passkeys are bound to: the public one, or in a demonstration whichever was
 * opened.
 */
export function backOfficeUrl(shop: Shop, request: FastifyRequest): string {
  return shop.config.production ? shop.config.siteUrl : `${request.protocol}://${request.host}`;
}
