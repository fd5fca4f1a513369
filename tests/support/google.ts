import { createServer } from 'node:http';
import { HOUR, SECOND } from '#lib/time.ts';
import { listenHere } from '#tests/support/stand-in.ts';

/** Facts that the stand-in tells about one token. */
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
  /** Another subject than the token's in the person's data. */
  userinfoSub?: string;
}

const GOOGLE_CLIENT_ID = 'shop.apps.example';

/** Returns a stand-in for Google's token and person URLs; a token is known once it was given out. */
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
    /** Gives out a token for an account; without changes a good one, issued for this shop. */
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
