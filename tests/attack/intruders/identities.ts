import { SignJWT } from 'jose';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { HOUR, SECOND } from '#lib/time.ts';
import { Tokens } from '#server/http/auth.ts';
import { type Guard, refusalOf } from '#tests/attack/intruders/guards.ts';
import type { Member } from '#tests/attack/intruders/office.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { asCustomer } from '#tests/attack/intruders/stage.ts';
import type { SettledVillage } from '#tests/attack/intruders/village.ts';

/** Client with its credentials. */
export interface Identity {
  name: string;
  headers: Record<string, string>;
  /** True for a member of the staff who is tried where the call lets in, too. */
  isItself?: boolean;
  /** True for a browser that a page of another site makes send. */
  isLured?: boolean;
  /** Returns the status with which a call must refuse the client; null when it lets the client in. */
  refused(guard: Guard, method: string): 401 | 403 | null;
}

const strangers = (guard: Guard): 401 | null => (guard === 'open' ? null : 401);

/** Headers of browsers that tell of a page that is not the shop's own. */
const foreignPages: Record<string, Record<string, string>> = {
  'lured by another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'lured by a neighbour': { 'sec-fetch-site': 'same-site', origin: 'https://evil.shop.example' },
  'lured in an old browser': { origin: 'https://evil.example' },
  'with a link from outside': { 'sec-fetch-site': 'none' },
  'without a word of the page': {},
};

/** Returns all clients of an attack: without a valid session, customers, and each role of the staff in every way. */
export async function identitiesOf(village: SettledVillage): Promise<Identity[]> {
  const { office, him } = village;
  const gone = Object.entries(await wrongTokens(village)).map(([name, token]) => bearer(name, token, strangers));
  const { closed, demoted, members } = office;
  return [
    { name: 'nobody', headers: {}, refused: strangers },
    ...gone,
    {
      name: 'a token as a password',
      headers: { authorization: `Basic ${village.her.who.token}` },
      refused: strangers,
    },
    cookie('a token as a cookie', village.her.who.token, strangers),
    bearer('a tool of a closed account', closed.token, strangers),
    cookie('a closed account', closed.session, strangers),
    {
      name: 'a customer at the back office',
      headers: asCustomer(him),
      refused: (guard) => (typeof guard === 'string' ? null : 401),
    },
    cookie('a customer with the cookie of a session', him.who.token, strangers),
    ...staffRoles.flatMap((role) => staffIn(`the ${role}`, members[role], role)),
    ...staffIn('a helper who was an owner', demoted, 'helper'),
  ];
}

const bearer = (name: string, token: string, refused: Identity['refused']): Identity => ({
  name,
  headers: { authorization: `Bearer ${token}` },
  refused,
});

const cookie = (name: string, secret: string, refused: Identity['refused']): Identity => ({
  name,
  headers: { cookie: `__Host-staff=${secret}`, 'sec-fetch-site': 'same-origin' },
  refused,
});

/** Returns a member of the staff in every way: by token, by a fresh and an old session, and from other pages. */
function staffIn(name: string, member: Member, role: StaffRole): Identity[] {
  return [
    bearer(`a tool of ${name}`, member.token, (guard) => refusalOf(guard, role, false)),
    { ...cookie(name, member.session, (guard) => refusalOf(guard, role, true)), isItself: true },
    cookie(`${name}, who signed in six minutes ago`, member.late, (guard) => refusalOf(guard, role, false)),
    ...Object.entries(foreignPages).map(([page, headers]): Identity => ({
      name: `${name}, ${page}`,
      headers: { cookie: `__Host-staff=${member.session}`, ...headers },
      refused: (guard, method) => (typeof guard !== 'string' && method !== 'GET' ? 403 : refusalOf(guard, role, true)),
    })),
  ];
}

/** Returns tokens that open nothing, by name. */
async function wrongTokens({ bench, her, office }: SettledVillage): Promise<Record<string, string>> {
  const { tokens, now } = bench.shop;
  const { who } = her;
  const key = new TextEncoder().encode(JWT_SECRET);
  const made = (audience: string, issuer = 'shagun') =>
    new SignJWT({ v: 0 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(who.id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(key);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now() / SECOND) + HOUR / SECOND;
  const payload = { sub: who.id, v: 0, iss: 'shagun', aud: 'customer', exp };
  const [head = '', claims = '', signature = ''] = who.token.split('.');
  return {
    'a garbled token': 'garbled',
    'an expired token': await tokens.sign(who.id, 0, '-1s'),
    'a token without algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`,
    'a token of another algorithm': `${part({ alg: 'HS512' })}.${claims}.${signature}`,
    'an altered signature': `${head}.${claims}.${'A'.repeat(signature.length)}`,
    'altered claims': `${head}.${part({ ...payload, role: 'owner' })}.${signature}`,
    'a token of another secret': await new Tokens(['the secret of some other shop altogether']).sign(who.id, 0),
    'a token of another audience': await made('staff'),
    'a token of another issuer': await made('customer', 'another shop'),
    'a token of an ended version': await tokens.sign(who.id, 7),
    'a token of a signed out device': await tokens.sign(who.id, 0, '1h', newId()),
    "a token of somebody else's device": await tokens.sign(office.other.id, 0, '1h', her.things.session),
    'a token of nobody': await tokens.sign(newId(), 0),
    'the secret of a session as a token': office.members.owner.session,
  };
}
