import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '#server/http/errors.ts';
import type { Keys } from '#server/shop-secret.ts';

const ISSUER = 'shagun';
const AUDIENCE = 'customer';
/** A customer's session lasts this long, in days. */
export const SESSION_DAYS = 7;

/** What a checked token says. */
export interface Claims {
  subject: string;
  /** Must equal the person's own counter, so that all sessions can be ended at once. */
  version: number;
  /** The session that the token belongs to; null for a token from before sessions had a row each. */
  session: string | null;
}

/**
 * The refusal of a token that ends the session. Earlier clients end it only by `Message: 'jwt expired'`, whatever the
 * reason is, so that is what they read; `message` tells the reason.
 */
export function endedSession(reason: string): Refusal {
  return new Refusal(401, reason, { data: { Message: 'jwt expired' } });
}

/** Makes and checks the bearer tokens of customers (JWT, HS256). */
export class Tokens {
  /** The first signs, each checks. */
  readonly #keys: readonly Uint8Array[];
  /** What checked tokens say, until when, in ms: a signature costs more than everything else before a call's work. */
  readonly #checked = new Map<string, { claims: Claims; until: number }>();

  readonly #remembered: number;

  /** @param remembered tokens that are known to have been checked, some hundred bytes each */
  constructor(secrets: Keys, { remembered = 10_000 } = {}) {
    this.#keys = secrets.map((secret) => new TextEncoder().encode(secret));
    this.#remembered = remembered;
  }

  /** Signs a token; `life` is a duration such as `7d`. `_id` and `role` are what earlier clients read in it. */
  async sign(subject: string, version: number, life = `${SESSION_DAYS}d`, session?: string): Promise<string> {
    return new SignJWT({ _id: subject, role: 'user', v: version, ...(session ? { jti: session } : {}) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(this.#keys[0] ?? new Uint8Array());
  }

  /**
   * Checks an `Authorization` header.
   * @throws Refusal 401: `jwt expired` for an expired token, `jwt malformed` for a text that is none, other words otherwise
   */
  async check(header: string | undefined): Promise<Claims> {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    if (!token) throw new Refusal(401, 'Please sign in.');
    const known = this.#checked.get(token);
    if (known && Date.now() < known.until) return known.claims;
    try {
      const payload = await this.#verified(token);
      const claims = { subject: payload.sub ?? '', version: Number(payload['v'] ?? 0), session: payload.jti ?? null };
      this.#remember(token, claims, (payload.exp ?? 0) * 1000);
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, 'jwt expired');
      // What was never a token has not ended: an earlier client sends `Bearer undefined` before it has read its own.
      if (error instanceof errors.JWSInvalid) throw new Refusal(401, 'jwt malformed');
      throw endedSession('invalid token');
    }
  }

  /** What a token says that one of the secrets signed. */
  async #verified(token: string): Promise<JWTPayload> {
    for (const [at, key] of this.#keys.entries()) {
      try {
        return (await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE })).payload;
      } catch (error) {
        const foreign = error instanceof errors.JWSSignatureVerificationFailed;
        if (!foreign || at === this.#keys.length - 1) throw error;
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
