import { SignJWT } from 'jose';
import { keepToken } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY, HOUR, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { Tokens } from '#server/http/auth.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { Dice } from '#tests/attack/dice.ts';
import { type Buyer, JWT_SECRET, settleBuyer } from '#tests/attack/people.ts';
import { fewOf, type Outcome } from '#tests/attack/report.ts';
import { type Belongings, heldBy, SECRET, settleVictim } from '#tests/attack/belongings.ts';
import { throwCall } from '#tests/attack/values.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

/** Client with its credentials and the endpoints that it may use. */
interface Identity {
  name: string;
  headers: Record<string, string>;
  /**
   * Returns the status with which an endpoint must refuse the client; null when the client may use it for its own data.
   */
  turnedAway(endpoint: Endpoint): 401 | 403 | null;
}

/** Endpoints without a contract, which a signature in the request authorizes. */
const WITHOUT_CONTRACT = ['POST /api/payments/return', 'POST /api/payments/webhook', 'POST /hooks/publish'];
/** Number of requests of another customer per endpoint. */
const TRIES = 3;

/**
 * Calls every endpoint with all clients that must not use it, and with ids of another customer. Checks that invalid
 * sessions are refused, that staff reach only what their role allows, that no data of another customer is read or
 * changed, and that every endpoint has a contract.
 * @param place an empty store
 */
export async function intrude({ config }: EmptyShop, { seed }: { seed: number }): Promise<Outcome> {
  // What the shop does by itself would change what is compared.
  const server = await startShop({ ...config, jwtSecret: JWT_SECRET }, { background: false });
  const { shop } = server;
  try {
    const endpoints = await allEndpoints();
    const faults = await unnamedCalls(server, endpoints);
    const her = await settleVictim(shop);
    const before = await heldBy(shop, her);
    const identities = await identitiesOf(shop, her);
    const dice = new Dice(seed);
    let sent = 0;
    for (const [place, endpoint] of endpoints.entries()) {
      for (const identity of identities) {
        const away = identity.turnedAway(endpoint);
        if (away === null) continue;
        sent += 1;
        const { status, text } = await knock(server.url, endpoint, identity.headers, dice.of(place), her);
        const call = `${identity.name}: ${endpoint.method} ${endpoint.path}`;
        // An address that is too long is turned away before anybody is asked who they are.
        if (status !== away && status !== 414) faults.push(`${call} answers ${status} and not ${away}`);
        if (text.includes(SECRET)) faults.push(`${call} shows what is somebody else's`);
      }
      // Whoever is a customer, and not this one: a new one each time, because some calls end an account.
      if (endpoint.access === 'staff') continue;
      for (let tries = 0; tries < TRIES; tries += 1) {
        sent += 1;
        const mallory: Buyer = await settleBuyer(shop, 500_000 + place * TRIES + tries);
        const headers = { authorization: `Bearer ${mallory.token}` };
        const { status, text } = await knock(server.url, endpoint, headers, dice.of(1000 * place + tries), her);
        const call = `another customer: ${endpoint.method} ${endpoint.path}`;
        if (status >= 500) faults.push(`${call} answers ${status}`);
        if (text.includes(SECRET)) faults.push(`${call} shows what is somebody else's`);
      }
    }
    if ((await heldBy(shop, her)) !== before) faults.push('something of another customer was changed');
    return {
      lines: [
        `${sent} requests of ${identities.length + 1} identities over ${endpoints.length} calls`,
        `what a customer has was looked at before and after: ${before.length} characters`,
      ],
      faults: fewOf(faults),
    };
  } finally {
    await server.close();
  }
}

/** Returns a problem for each served endpoint that has no contract, since nothing declares who may call it. */
async function unnamedCalls({ url }: RunningServer, endpoints: readonly Endpoint[]): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  const known = new Set([
    ...endpoints.map(({ method, path }) => `${method} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`),
    ...WITHOUT_CONTRACT,
  ]);
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((call) => !known.has(call) && !/ \/test-gateway\//.test(call))
    .map((call) => `nobody has said who may make ${call}`);
}

/** Sends a random request to an endpoint with the victim's ids; returns the answer's status and text. */
async function knock(
  address: string,
  endpoint: Endpoint,
  headers: Record<string, string>,
  dice: Dice,
  { ids }: Belongings,
): Promise<{ status: number; text: string }> {
  let thrown = throwCall(endpoint, dice, ids);
  while (!isUrlOf(endpoint, address + thrown.path)) thrown = throwCall(endpoint, dice, ids);
  const { method, path, headers: own, body } = thrown;
  const answer = await fetch(address + path, {
    method,
    headers: { ...own, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Tells whether a URL's path has as many segments as the endpoint's, and no empty one. Other URLs reach another route
 * or none, where no sign-in is required.
 */
function isUrlOf({ path }: Endpoint, url: string): boolean {
  const parts = new URL(url).pathname.split('/').slice(1);
  return parts.length === path.split('/').length - 1 && !parts.includes('');
}

const customersOnly = (endpoint: Endpoint): 401 | null => (endpoint.access === 'public' ? null : 401);

/**
 * Returns clients that must be refused by some endpoints: invalid tokens, a customer, and each staff role with a token
 * and with a session from another site.
 */
async function identitiesOf(shop: Shop, { buyer }: Belongings): Promise<Identity[]> {
  const { tokens, db } = shop;
  const now = shop.now();
  const key = new TextEncoder().encode(JWT_SECRET);
  const made = (claims: object, audience: string, issuer = 'shagun') =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(buyer.id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(key);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    sub: buyer.id,
    v: 0,
    iss: 'shagun',
    aud: 'customer',
    exp: Math.floor(now / SECOND) + HOUR / SECOND,
  };
  const [head = '', claims = '', signature = ''] = buyer.token.split('.');
  const bearers: Record<string, string> = {
    'a garbled token': 'garbled',
    'an expired token': await tokens.sign(buyer.id, 0, '-1s'),
    'a token without algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`,
    'a token of another algorithm': `${part({ alg: 'HS512' })}.${claims}.${signature}`,
    'an altered signature': `${head}.${claims}.${'A'.repeat(signature.length)}`,
    'altered claims': `${head}.${part({ ...payload, role: 'owner' })}.${signature}`,
    'a token of another secret': await new Tokens(['the secret of some other shop altogether']).sign(buyer.id, 0),
    'a token of another audience': await made({ v: 0 }, 'staff'),
    'a token of another issuer': await made({ v: 0 }, 'customer', 'another shop'),
    'a token of an ended session': await tokens.sign(buyer.id, 7),
    'a token of nobody': await tokens.sign(newId(), 0),
  };
  // Before anybody else of the staff is there.
  const late = await sessionOf(shop, 'owner');
  await db
    .updateTable('staff_session')
    .set({ seen_at: new Date(now - DAY).toISOString() })
    .execute();
  const customer = await settleBuyer(shop, 400_000);
  const identities: Identity[] = [
    { name: 'nobody', headers: {}, turnedAway: customersOnly },
    ...Object.entries(bearers).map(([name, token]) => ({
      name,
      headers: { authorization: `Bearer ${token}` },
      turnedAway: customersOnly,
    })),
    { name: 'a token as a password', headers: { authorization: `Basic ${buyer.token}` }, turnedAway: customersOnly },
    { name: 'a token as a cookie', headers: { cookie: `__Host-staff=${buyer.token}` }, turnedAway: customersOnly },
    {
      name: 'an owner whose session ended',
      headers: { cookie: `__Host-staff=${late}` },
      turnedAway: customersOnly,
    },
    {
      name: 'a customer at the back office',
      headers: { authorization: `Bearer ${customer.token}` },
      turnedAway: ({ access }) => (access === 'staff' ? 401 : null),
    },
  ];
  for (const role of staffRoles) {
    const token = await keepToken(db, { name: `Intruding ${role}`, role, life: HOUR }, now);
    const turnedAway = ({ access, roles, freshProof }: Endpoint): 401 | 403 | null => {
      if (access === 'customer') return 401;
      if (access === 'public') return null;
      return (role === 'owner' || roles?.includes(role)) && !freshProof ? null : 403;
    };
    identities.push({ name: `a tool of the ${role}`, headers: { authorization: `Bearer ${token}` }, turnedAway });
    const session = await sessionOf(shop, role);
    identities.push({
      name: `the ${role}, lured by another site`,
      headers: { cookie: `__Host-staff=${session}`, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      turnedAway: (endpoint) => {
        if (endpoint.access !== 'staff') return customersOnly(endpoint);
        const mayRead = endpoint.method === 'GET' && (role === 'owner' || endpoint.roles?.includes(role));
        return mayRead ? null : 403;
      },
    });
  }
  return identities;
}

/** Creates a staff member with a session, and returns the session's secret. */
const sessionOf = async (shop: Shop, role: StaffRole): Promise<string> =>
  openStaffSession(shop.db, await joinNewStaff(shop, role, `${role} ${newId()}`), 'an attack', shop.now());
