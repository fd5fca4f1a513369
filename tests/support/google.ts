import { createServer } from 'node:http';
import { HOUR, SECOND } from '#lib/time.ts';
import { listenHere } from '#tests/support/stand-in.ts';

/** Data that the fake server returns for a token. */
export interface GoogleAccount {
  aud?: string;
  azp?: string;
  sub?: string;
  exp?: number;
  scope?: string;
  iss?: string;
  name?: string;
  email?: string;
  email_verified?: string | boolean;
  /** Subject in the user's data, if it differs from the token's. */
  userinfoSub?: string;
}

const GOOGLE_CLIENT_ID = 'shop.apps.example';

/**
 * Starts a fake of Google's token and user-info endpoints. It knows only tokens returned by `give`, and answers 502
 * after `goAway`.
 */
export async function startGoogle() {
  const accounts = new Map<string, Required<Pick<GoogleAccount, 'sub'>> & GoogleAccount>();
  let away = false;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google.invalid');
    const token =
      searchParams.get('access_token') ??
      searchParams.get('id_token') ??
      (request.headers.authorization ?? '').replace('Bearer ', '');
    const account = accounts.get(token);
    if (away) {
      response.writeHead(502).end('<html>Bad gateway</html>');
      return;
    }
    response.writeHead(account ? 200 : 400, { 'content-type': 'application/json' });
    if (!account) response.end('{"error":"invalid_token"}');
    else if (pathname === '/userinfo') {
      const { name, email, email_verified } = account;
      response.end(JSON.stringify({ sub: account.userinfoSub ?? account.sub, name, email, email_verified }));
    } else response.end(JSON.stringify({ ...account, exp: String(account.exp) }));
  });
  const { url, close } = await listenHere(server);
  let given = 0;
  return {
    settings: { clientId: GOOGLE_CLIENT_ID, apiBase: url, scriptUrl: '/gsi.js' },
    /** Returns a new token of an account; it is valid for this shop unless `changes` say otherwise. */
    give(changes: GoogleAccount = {}): string {
      given += 1;
      const token = `token-${given}`;
      accounts.set(token, {
        aud: GOOGLE_CLIENT_ID,
        azp: GOOGLE_CLIENT_ID,
        sub: `subject-${given}`,
        exp: Math.floor(Date.now() / SECOND) + HOUR / SECOND,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
        iss: 'https://accounts.google.com',
        name: 'Simran Kaur',
        email: 'simran@example.com',
        email_verified: 'true',
        ...changes,
      });
      return token;
    },
    goAway: (): void => {
      away = true;
    },
    close,
  };
}
