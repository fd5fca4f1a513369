import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '#server/http/errors.ts';

const ISSUER = 'shagun';
const AUDIENCE = 'customer';
/** A customer's session lasts this long. */
const LIFE = '7d';

/** What a checked token says. */
export interface Claims {
  subject: string;
  /** Must equal the person's own counter, so that all sessions can be ended at once. */
  version: number;
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
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** Signs a token; `life` is a duration such as `7d`. `_id` and `role` are what earlier clients read in it. */
  async sign(subject: string, version: number, life: string = LIFE): Promise<string> {
    return new SignJWT({ _id: subject, role: 'user', v: version })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(this.#key);
  }

  /** Checks an `Authorization` header. @throws Refusal 401: `jwt expired` for an expired token, other words otherwise. */
  async check(header: string | undefined): Promise<Claims> {
    const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
    if (!token) throw new Refusal(401, 'Please sign in.');
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      return { subject: payload.sub ?? '', version: Number(payload['v'] ?? 0) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal(401, 'jwt expired');
      throw endedSession('invalid token');
    }
  }
}
