import { randomBytes } from 'node:crypto';
import { botnet, home, phone, type Caller } from '#tests/attack/flood/disguise.ts';
import { countUntilRefused, expectStatus, type Ground, type Part } from '#tests/attack/flood/part.ts';
import type { Customer } from '#tests/support/order-bench.ts';
import { secretIn } from '#tests/support/shares.ts';

/** Call that takes the secret of a link. */
interface Door {
  method: string;
  path: string;
  /** Wrong secrets of one caller, calls with one right secret, and calls of one caller, in one time. */
  wrong: number;
  right: number;
  all: number;
  /** Returns the fields that name the link, from the secret; another spelling with each `at`. */
  fields(link: Link, at: number): Record<string, string>;
  /** Other fields of the call. */
  rest: Record<string, unknown>;
  /** Makes a link. */
  make(ground: Ground, host: Customer): Promise<Link>;
}
interface Link {
  secret: string;
  mobile: string;
}

const guestLink: Door['make'] = async ({ bench }, host) => {
  const [id] = await bench.guests(host, 1);
  const { data } = await bench.post(`/api/user/ask-guest/${id}`, host, {});
  const query = new URL(data.link).searchParams;
  return { secret: query.get('t') ?? '', mobile: query.get('mobile') ?? '' };
};
const familyLink: Door['make'] = async ({ bench }, host) => {
  const { data } = await bench.post('/api/user/family-link', host, {});
  return { secret: new URL(data.link).searchParams.get('f') ?? '', mobile: '' };
};
const shareLink: Door['make'] = async ({ bench }, host) => {
  const { data } = await bench.post('/api/user/shares', host, { name: 'Bua ji', mayWrite: false });
  return { secret: secretIn(data.shares), mobile: '' };
};

const written = (mobile: string, at: number): string =>
  [mobile, `+91${mobile}`, `0${mobile}`, `91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`][at % 4] ?? mobile;
const ofGuest = {
  wrong: 60,
  right: 240,
  all: 1200,
  fields: ({ secret, mobile }: Link, at: number) => ({ t: secret, mobile: written(mobile, at) }),
  make: guestLink,
};
const ofFamily = { wrong: 60, right: 3000, all: 600, fields: ({ secret }: Link) => ({ f: secret }), make: familyLink };
const place = { address: '7, Verka', pincode: '143501' };

const doors: Door[] = [
  {
    method: 'PUT',
    path: '/api/user/shared-lists',
    wrong: 20,
    right: 60,
    all: 200,
    fields: ({ secret }) => ({ t: secret }),
    rest: {},
    make: shareLink,
  },
  { ...ofGuest, method: 'POST', path: '/api/user/address-request', wrong: 30, right: 120, all: 600, rest: {} },
  {
    ...ofGuest,
    method: 'PATCH',
    path: '/api/user/update-address-person',
    wrong: 30,
    right: 120,
    all: 600,
    rest: place,
  },
  { ...ofGuest, method: 'POST', path: '/api/user/guest-page', rest: {} },
  { ...ofGuest, method: 'PUT', path: '/api/user/guest-answer', rest: {} },
  { ...ofGuest, method: 'PUT', path: '/api/user/guest-arrived', rest: {} },
  { ...ofFamily, method: 'POST', path: '/api/user/family-request', rest: {} },
  {
    ...ofFamily,
    method: 'PUT',
    path: '/api/user/add-myself',
    rest: { name: 'Asha Rani', mobile: '9100000001', ...place },
  },
];

const guessed = ({ secret, mobile }: Link, at: number): Link =>
  at % 3 === 0
    ? { secret: `${secret.slice(0, -3)}${100 + at}`, mobile }
    : { secret: randomBytes(16).toString('base64url'), mobile: at % 3 === 1 ? mobile : String(9_000_000_000 + at) };

async function opened(door: Door, ground: Ground) {
  const host = await ground.bench.customer({ name: 'Harpreet' });
  const link = await door.make(ground, host);
  const people = [await ground.bench.customer(), await ground.bench.customer()];
  const show = async (from: Caller, at: number, shown: Link, who = 0): Promise<number> => {
    const body = { ...door.rest, ...door.fields(shown, at) };
    return (await ground.send(door.method, door.path, from(at), body, people[who]?.token)).status;
  };
  return { link, show };
}

/** Wrong secrets are counted by caller, whatever else the caller changes; a right one is still let in, and is counted itself. */
const wrongSecrets = (door: Door): Part => ({
  name: `wrong secrets at ${door.path}`,
  async run(ground, wrong) {
    const { link, show } = await opened(door, ground);
    for (const [what, from] of [
      ['one home', home(1)],
      ['one phone', phone(1)],
    ] as const) {
      const guess = (at: number) => show(from, at, guessed(link, at), at % 2);
      await countUntilRefused(`wrong secrets at ${door.path}, ${what}`, door.wrong, guess, wrong);
      if ((await show(from, 7, link)) === 429)
        wrong(`${door.path}: the right secret is refused where others tried wrong ones`);
      expectStatus(
        `${door.path}: another wrong one after a right one`,
        await show(from, 8, guessed(link, 8)),
        429,
        wrong,
      );
    }
    if ((await show(home(2), 1, guessed(link, 1))) === 429) wrong(`${door.path}: the neighbour is refused too`);
  },
});

/** A right secret is good for so many calls, wherever it is shown. */
const rightSecret = (door: Door): Part => ({
  name: `one right secret at ${door.path}`,
  async run(ground, wrong) {
    const { link, show } = await opened(door, ground);
    await countUntilRefused(`one right secret at ${door.path}`, door.right, (at) => show(botnet, at, link), wrong);
    const other = await opened(door, ground);
    if ((await other.show(botnet, 1, other.link)) === 429) wrong(`${door.path}: another link is refused too`);
  },
});

/** One caller shows so many secrets, right or wrong. */
const allSecrets = (door: Door): Part => ({
  name: `all secrets at ${door.path}`,
  async run(ground, wrong) {
    const { link, show } = await opened(door, ground);
    let refused = 0;
    const attempt = async (at: number): Promise<number> => {
      const status = await show(home(1), at, at % 3 === 0 ? link : guessed(link, at));
      if (status === 429) refused += 1;
      return status;
    };
    for (let at = 0; at < door.all; at += 1) await attempt(at);
    expectStatus(`${door.path}: a right secret after ${door.all} calls`, await show(home(1), 5, link), 429, wrong);
    // A second link shows that it is the caller who is refused.
    const other = await opened(door, ground);
    expectStatus(
      `${door.path}: another secret after ${door.all} calls`,
      await other.show(home(1), 6, other.link),
      429,
      wrong,
    );
    if (refused === 0) wrong(`${door.path}: no wrong secret of ${door.all} calls is refused`);
  },
});

/** Counts of what the secrets of links let in. */
export const linkParts: Part[] = [
  ...doors.map(wrongSecrets),
  ...doors.filter(({ right }) => right <= 240).map(rightSecret),
  ...doors.slice(0, 3).map(allSecrets),
];
