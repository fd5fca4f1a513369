import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';

/** The person behind a Google account. */
export interface GooglePerson {
  subject: string;
  name: string;
  email: string;
}

const INVALID = 'Invalid Google token';

/**
 * Asks Google whose token this is and whether it was issued for this shop: another site's token for the same person proves nothing here.
 * @throws Refusal 400 `Invalid Google token`
 */
export async function googlePerson(settings: Config['google'], token: { access_token?: string | undefined; credential?: string | undefined }): Promise<GooglePerson> {
  if (!settings.clientId) throw new Refusal(404, 'Google sign-in is not set up.');
  const query = token.credential ? `id_token=${encodeURIComponent(token.credential)}` : `access_token=${encodeURIComponent(token.access_token ?? '')}`;
  const info = await ask(`${settings.apiBase}/tokeninfo?${query}`);
  const audience = [info['aud'], info['azp']].includes(settings.clientId);
  const alive = Number(info['exp'] ?? 0) * 1000 > Date.now() || Number(info['expires_in'] ?? 0) > 0;
  const subject = String(info['sub'] ?? '');
  if (!audience || !alive || !subject) throw new Refusal(400, INVALID);
  const verified = String(info['email_verified']) === 'true';
  return { subject, name: String(info['name'] ?? ''), email: verified ? String(info['email'] ?? '') : '' };
}

async function ask(url: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (answer === null || answer.status >= 500) throw new Refusal(503, 'Google did not answer. Please try again or use your mobile number.');
  const data = answer.ok ? ((await answer.json().catch(() => null)) as Record<string, unknown> | null) : null;
  if (!data) throw new Refusal(400, INVALID);
  return data;
}
