import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { SECOND } from '#lib/time.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import type { Keys } from '#server/shop-secret.ts';
import { said, saidAs } from '#lib/said.ts';

const ISSUER = 'shagun';
const AUDIENCE = 'customer';
/** Life of a customer's session, in days. */
export const SESSION_DAYS = 7;

/** Claims of a checked customer token. */
export interface Claims {
  subject: string;
  /** Version of the person's tokens: a token with another version than the person's row has ended. */
  version: number;
  /** Id of the token's session; null for tokens from before sessions had rows. */
  session: string | null;
}

/**
 * Returns the Refusal 401 that makes clients end their session. Earlier clients end it only when `Message` is `jwt
 * expired`, so `Message` is always that; `message` contains the reason.
 */
export function endedSession(reason: string): Refusal {
  return new Refusal(401, saidAs('server.http.session', reason), { data: { Message: say.jwtExpired } });
}

export class Tokens {
  /** The first key signs; a token may be signed by any of them. */
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];
  /**
   * Cache of checked tokens, with their expiry in ms: checking a signature costs more than the rest of a request before
   * its handler.
   */
  readonly #checked = new Map<string, { claims: Claims; until: number }>();

  readonly #remembered: number;

  /** @param remembered largest number of tokens in the cache, some hundred bytes each */
  constructor([newest, ...older]: Keys, { remembered = 10_000 } = {}) {
    const encoder = new TextEncoder();
    this.#keys = [encoder.encode(newest), ...older.map((secret) => encoder.encode(secret))];
    this.#remembered = remembered;
  }

  /**
   * Signs a customer's token and returns it. Earlier clients read `_id` and `role` from it.
   * @param version token version of the customer
   * @param life duration such as `7d`
   * @param session id of the session
   */
  async sign(subject: string, version: number, life = `${SESSION_DAYS}d`, session?: string): Promise<string> {
    return new SignJWT({ _id: subject, role: 'user', v: version, ...(session ? { jti: session } : {}) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(this.#keys[0]);
  }

  /**
   * Verifies the token of an `Authorization` header and returns its claims, from the cache if possible.
   * @throws Refusal 401 with the message `Please sign in.` without a token, `jwt expired` for an expired one, `jwt
   *   malformed` for a text that is no token, `invalid token` otherwise
   */
  async check(header: string | undefined): Promise<Claims> {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    if (!token) throw new Refusal(401, said(say, 'signInFirst'));
    const known = this.#checked.get(token);
    if (known && Date.now() < known.until) return known.claims;
    try {
      const payload = await this.#verified(token);
      const claims = { subject: payload.sub ?? '', version: Number(payload['v'] ?? 0), session: payload.jti ?? null };
      this.#remember(token, claims, (payload.exp ?? 0) * SECOND);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, said(say, 'jwtExpired'));
      // What was never a token has not ended: an earlier client sends `Bearer undefined` before it has read its own.
      if (error instanceof errors.JWSInvalid) throw new Refusal(401, said(say, 'jwtMalformed'));
      throw endedSession('invalid token');
    }
  }

  /**
   * Returns the payload of a token signed with any of the keys.
   * @throws an error of `jose` for an invalid or expired token
   */
  async #verified(token: string): Promise<JWTPayload> {
    for (const key of this.#keys) {
      try {
        return (await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE })).payload;
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }

  #remember(token: string, claims: Claims, until: number): void {
    const [oldest] = this.#checked.keys();
    if (oldest !== undefined && this.#checked.size >= this.#remembered) this.#checked.delete(oldest);
    this.#checked.set(token, { claims, until });
  }
}
