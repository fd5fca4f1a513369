import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#lib/endpoint.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { LONGEST_MS, memberOfSession, memberOfToken, type StaffMember } from '#server/staff/staff-session.repo.ts';
import * as say from '#server/staff/staff.texts.ts';
import { said } from '#lib/said.ts';

/** Time for which a sign-in counts as fresh, ms. */
const FRESH_MS = 5 * MINUTE;

/**
 * Returns the name of the staff session's cookie: `__Host-staff` over https, on localhost, or in production. Otherwise
 * `staff`, because browsers refuse the prefix in a demonstration over http on the local network.
 */
function cookieName(shop: Shop, request: FastifyRequest): string {
  return isSafeLine(request) || shop.config.production ? '__Host-staff' : 'staff';
}

/** Tells whether browsers treat the connection as secure: https or localhost. */
const isSafeLine = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname);

/** Returns the secret in the browser's session cookie; empty when there is no cookie. */
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
 * Authenticates a call by its bearer token or session cookie, and returns the staff member.
 * @throws Refusal 401 without a valid one, 403 for a role without access, a call from another site's page, or a sign-in
 *   older than five minutes where a fresh one is needed
 */
export async function identifyStaff(shop: Shop, request: FastifyRequest, endpoint: Endpoint): Promise<StaffMember> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const cookie = sessionCookie(shop, request);
  const member = bearer
    ? await memberOfToken(shop.db, bearer, shop.now())
    : cookie
      ? await memberOfSession(shop.db, cookie, shop.now(), !endpoint.watching)
      : null;
  if (!member) throw new Refusal(401, said(say, 'signInFirst'), { data: { code: 'staff-session' } });
  if (!bearer && request.method !== 'GET') refuseForeignPages(shop, request);
  if (member.role !== 'owner' && !endpoint.roles?.includes(member.role))
    throw new Refusal(403, said(say, 'roleNotEnough'));
  if (endpoint.freshProof && !(member.session && shop.now() - member.session.provedAt < FRESH_MS))
    throw new Refusal(403, said(say, 'proofNeeded'), {
      data: { code: 'staff-proof' },
    });
  return member;
}

/**
 * Refuses requests sent by pages of other origins, which protects the cookie session against CSRF. Accepts the shop's
 * own origin and `allowedOrigins` of the same site.
 * @throws Refusal 403 otherwise
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
  if (!own) throw new Refusal(403, said(say, 'backOfficeOnly'));
}

/**
 * Returns the base URL of the back office, to which passkeys are bound: the public site URL in production, otherwise
 * the URL of the request.
 */
export function backOfficeUrl(shop: Shop, request: FastifyRequest): string {
  return shop.config.production ? shop.config.siteUrl : `${request.protocol}://${request.host}`;
}
