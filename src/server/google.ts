import { isRecord } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/server.texts.ts';
import { said } from '#lib/said.ts';

// By hand: three requests, for which google-auth-library brings six packages and a megabyte.

/** Person who owns a Google account. */
export interface GooglePerson {
  /** Google's id of the account, which never changes and is never given to another account. */
  subject: string;
  name: string;
  email: string;
}

/** Tokens that a browser sends after a Google sign-in: an access token, or a signed identity token. */
export interface GoogleToken {
  access_token?: string | undefined;
  credential?: string | undefined;
}

const ISSUERS = ['accounts.google.com', 'https://accounts.google.com'];
const EMAIL_SCOPES = ['email', 'https://www.googleapis.com/auth/userinfo.email'];

/**
 * Verifies a Google token and returns the account's owner. Refuses tokens that were issued for another site.
 * @param now ms since 1970
 * @throws Refusal 404 when no client id is configured, 400 for an invalid token, 503 when Google does not answer
 */
export async function googlePerson(settings: Config['google'], token: GoogleToken, now: number): Promise<GooglePerson> {
  if (!settings.clientId) throw new Refusal(404, said(say, 'googleNotSetUp'));
  if (token.credential) {
    const info = await ask(`${settings.apiBase}/tokeninfo?${new URLSearchParams({ id_token: token.credential })}`);
    demand(ISSUERS.includes(textOf(info['iss'])));
    return personOf(checked(info, settings.clientId, now));
  }
  const accessToken = token.access_token ?? '';
  demand(accessToken !== '');
  const info = await ask(`${settings.apiBase}/tokeninfo?${new URLSearchParams({ access_token: accessToken })}`);
  demand(EMAIL_SCOPES.some((scope) => textOf(info['scope']).split(' ').includes(scope)));
  const { sub } = checked(info, settings.clientId, now);
  const person = await ask(`${settings.apiBase}/userinfo`, accessToken);
  demand(person['sub'] === sub);
  return personOf(person);
}

type Claims = Record<string, unknown>;

/**
 * Checks that a token's claims are for this shop, not expired, and contain an account; returns them.
 * @throws Refusal 400 otherwise
 */
function checked(info: Claims, clientId: string, now: number): Claims {
  const presenter = info['azp'] ?? clientId;
  demand(info['aud'] === clientId && presenter === clientId);
  demand(Number(info['exp'] ?? 0) * SECOND > now);
  demand(textOf(info['sub']) !== '');
  return info;
}

function personOf(claims: Claims): GooglePerson {
  const verified = String(claims['email_verified']) === 'true';
  return {
    subject: textOf(claims['sub']),
    name: textOf(claims['name']).trim().slice(0, 80),
    email: verified ? textOf(claims['email']) : '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function demand(holds: boolean): void {
  if (!holds) throw new Refusal(400, said(say, 'googleTokenNotValid'));
}

async function ask(url: string, accessToken = ''): Promise<Claims> {
  const headers: HeadersInit = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10 * SECOND) }).catch(() => null);
  if (answer === null || answer.status >= 500) throw new Refusal(503, said(say, 'googleDidNotAnswer'));
  const data: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (!isRecord(data)) throw new Refusal(400, said(say, 'googleTokenNotValid'));
  return data;
}
