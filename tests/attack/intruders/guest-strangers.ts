import { newId } from '#lib/ids.ts';
import { secretHash } from '#server/secret-hash.ts';
import {
  type GuestScene,
  type KnownGuest,
  type KnownState,
  knownStates,
  settleGuests,
} from '#tests/attack/intruders/guest-scene.ts';
import type { Outcome, Stage } from '#tests/attack/intruders/stage.ts';
import type { State } from '#tests/attack/intruders/knock.ts';
import type { RowChange } from '#tests/attack/store-watch.ts';

type Body = Record<string, unknown>;
const ADDRESS = { address: 'Intruder Lane 1', pincode: '560001' };

/** Call that is opened by the secret of a link, with what else its body holds. */
interface LinkCall {
  method: string;
  path: string;
  /** Name of the secret in the body. */
  secret: 't' | 'f';
  more: Body;
  /** Tells whether an answer refuses the secret. */
  isRefused(status: number, text: string): boolean;
}

const gone = (status: number): boolean => status === 410;
const shut = (status: number, text: string): boolean =>
  status === 200 && text.includes('"open":false') && text.includes('"host":""');
const call = (method: string, path: string, more: Body = {}, isRefused: LinkCall['isRefused'] = gone): LinkCall => ({
  method,
  path: `/api/user/${path}`,
  secret: /family|myself/.test(path) ? 'f' : 't',
  more,
  isRefused,
});

const UPDATE = call('PATCH', 'update-address-person', ADDRESS);
const ADD = call('PUT', 'add-myself', { name: 'Intruder', ...ADDRESS });
const linkCalls = [
  call('POST', 'guest-page'),
  call('POST', 'address-request', {}, shut),
  UPDATE,
  call('PUT', 'guest-answer', { coming: 'no', people: 0, food: '' }),
  call('PUT', 'guest-arrived', { thanks: 'Intruder was here' }),
  call('POST', 'guest-erase'),
  call('POST', 'family-request', {}, shut),
  ADD,
];

/** What a stranger sends in the place of a secret, by what it is; undefined leaves it out. */
type Secrets = Map<string, unknown>;

/** Texts that look like a secret without being one. */
const distorted = (secret: string): [string, unknown][] => [
  ['a truncated secret', secret.slice(0, -1)],
  ['the beginning of a secret', secret.slice(0, 4)],
  ['a lengthened secret', `${secret}A`],
  ['a secret in lower case', secret.toLowerCase()],
  ['a secret in upper case', secret.toUpperCase()],
  ['the hash of a secret', secretHash(secret)],
  ['a pattern', '%'],
  ['the beginning of a secret as a pattern', `${secret.slice(0, 8)}%`],
];

/** Kinds of a secret that is not there. */
const absent: [string, unknown][] = [
  ['no secret', undefined],
  ['an empty secret', ''],
  ['a blank secret', '  '],
  ['null', null],
  ['nothing in a list', ['']],
  ['an object', {}],
  ['a truth', true],
  ['a zero', 0],
  ['the word null', 'null'],
  ['the word undefined', 'undefined'],
];

function secretsFor({ village: { her, him, bench } }: Stage, scene: GuestScene, guest: KnownGuest): Secrets {
  const others = knownStates.map((state) => scene[state]).filter(({ home }) => !home.includes(guest.id));
  const kinds: [string, unknown][] = [
    ...absent,
    ...distorted(guest.links.live),
    ['an expired link', guest.links.expired],
    ['a revoked link', guest.links.revoked],
    ['the live link of another guest', others[0]?.links.live],
    ['the spent link of another guest', others[1]?.links.spent],
    ['the link of her other guest', her.things.guestLink],
    ["the link of another family's guest", him.things.guestLink],
    ["her family's link", her.things.familyLink],
    ["another family's link", him.things.familyLink],
    ['her offer of a share', her.things.offer],
    ['the id of the guest', guest.id],
    ['the id of the owner', her.who.id],
    ['the number of the guest', guest.mobile],
    ['a session', him.who.token.slice(0, 64)],
    ['the time', String(bench.shop.now())],
  ];
  return new Map(kinds);
}

function familySecretsFor({ village: { her, him } }: Stage, guest: KnownGuest): Secrets {
  return new Map<string, unknown>([
    ...absent,
    ...distorted(her.things.familyLink),
    ['the live link of a guest', guest.links.live],
    ['her offer of a share', her.things.offer],
    ['his offer of a share', him.things.offer],
    ['the id of the owner', her.who.id],
    ['the number of the owner', her.things.mobile],
  ]);
}

/** Fields that no call names and by which a careless one would find the victim's guest. */
const hints = ({ village: { her } }: Stage, { id, home }: KnownGuest): Body => ({
  guestId: id,
  _id: id,
  id,
  guests: [id],
  userId: her.who.id,
  household: home[0],
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Columns that an address fills in. */
const FILLED = ['address', 'pincode', 'filled_at', 'unconfirmed', 'revision', 'updated_at'];

/**
 * Returns a test of what anybody may write with a guest's number alone: the day's count, and the missing address of a
 * guest with that number and of the home, as unconfirmed (requirements.md U58, wire.md update-address-person).
 */
function openWrites(changes: readonly RowChange[], { mobile, home }: KnownGuest): (change: RowChange) => boolean {
  const rowsOf = (what: RowChange['what']): Body[] =>
    changes.flatMap((one) => (one.table === 'guest' && one.what === what ? [JSON.parse(one.row) as Body] : []));
  const added = rowsOf('added');
  const mayFill = (before: Body): boolean => {
    const after = added.find(({ id }) => id === before['id']);
    return (
      after !== undefined &&
      before['address'] === '' &&
      (before['mobile'] === mobile || home.includes(String(before['id']))) &&
      Boolean(after['unconfirmed']) &&
      Object.keys(before).every((column) => FILLED.includes(column) || before[column] === after[column])
    );
  };
  const filled = rowsOf('removed').flatMap((row) => (mayFill(row) ? [row['id']] : []));
  return ({ table, row }) =>
    table === 'open_address' || (table === 'guest' && filled.includes((JSON.parse(row) as Body)['id']));
}

/** Anybody with a family's link may wait for the family, and correct what an own number sent (requirements.md, Z). */
const waits = (change: RowChange): boolean => change.table === 'newcomer';

/** Tells which changes a request may make. */
type Allowed = (changes: readonly RowChange[]) => (change: RowChange) => boolean;

function send(stage: Stage, { method, path }: LinkCall, body: Body, allowed?: Allowed): Promise<Outcome> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return stage.attempt(path, init, textsIn(body), allowed);
}

const NOBODYS = '6099887766';
const heardOf = ({ heard: { status, text } }: Outcome, mobile: string): string =>
  `${status} ${text.replaceAll(mobile, 'MOBILE')}`;

/** Sends what a stranger may know of a guest to one call: nothing is shown, and nothing written but what anybody may. */
async function tryStranger(stage: Stage, one: LinkCall, guest: KnownGuest, secrets: Secrets): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, secret] of secrets) {
    const body = { ...one.more, mobile: guest.mobile, [one.secret]: secret };
    const isOpen = one === UPDATE && (secret === undefined || String(secret).trim() === '');
    const allowed: Allowed = (changes) => (isOpen ? openWrites(changes, guest) : () => false);
    // Everything else is refused whatever the number is.
    const nobodys = isOpen ? await send(stage, one, { ...body, mobile: NOBODYS }) : null;
    const written = [body, { ...body, ...hints(stage, guest), mobile: `+91${guest.mobile}` }];
    for (const [at, sent] of written.entries()) {
      const outcome = await send(stage, one, sent, allowed);
      const { heard } = outcome;
      const found = [...outcome.faults];
      if (!isOpen && heard.status < 400 && !one.isRefused(heard.status, heard.text))
        found.push(`is answered (${heard.status})`);
      if (heard.status >= 500) found.push(`answers ${heard.status}`);
      if (at === 0 && nobodys && heardOf(outcome, guest.mobile) !== heardOf(nobodys, NOBODYS))
        found.push('is answered otherwise than a number that nobody has');
      faults.push(...found.map((fault) => `${one.method} ${one.path} with ${kind} ${fault}`));
    }
  }
  return faults;
}

/** A link that takes no address any more refuses it, and changes nothing. */
async function tryEnded(stage: Stage, guest: KnownGuest): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of ['spent', 'over'] as const) {
    const { heard, faults: found } = await send(stage, UPDATE, {
      ...ADDRESS,
      mobile: guest.mobile,
      t: guest.links[kind],
    });
    // The page may greet by name whoever holds the link; the address it never repeats.
    const seen = found.filter((fault) => !fault.startsWith('shows'));
    if (heard.status !== 410) seen.push(`answers ${heard.status}`);
    faults.push(...seen.map((fault) => `an address by a link that is ${kind} ${fault}`));
  }
  return faults;
}

/**
 * Whoever holds a guest's own link reaches that guest's home alone, and sees no stored address: of the own one the
 * pincode, which names the town, and what `knownAgain` leaves of it.
 */
async function tryHolder(stage: Stage, scene: GuestScene, guest: KnownGuest): Promise<string[]> {
  const all = knownStates.map((state) => scene[state]);
  const others = all.filter(({ id }) => !guest.home.includes(id));
  const secrets = [
    ...all.map(({ address }) => address),
    ...all.filter(({ id }) => id !== guest.id).map(({ name }) => name),
    ...others.flatMap(({ pincode, thanks, mobile }) => [pincode, thanks, mobile]),
  ].filter(Boolean);
  const faults: string[] = [];
  for (const one of linkCalls.filter(({ secret }) => secret === 't'))
    for (const more of [{}, ...others.slice(0, 2).map((other) => hints(stage, other))]) {
      const body = { ...one.more, ...more, mobile: guest.mobile, t: guest.links.live };
      const { heard, changes } = await send(stage, one, body);
      const said = textsIn(body);
      const found = secrets.filter((text) => heard.text.includes(text) && !said.includes(text));
      const touched = changes.filter(({ row }) => others.some(({ id }) => row.includes(id)));
      faults.push(
        ...found.map((text) => `${one.path} by the guest's own link shows ${text}`),
        ...touched.map(({ table }) => `${one.path} by the guest's own link changes another guest's ${table}`),
      );
      if (heard.status >= 500) faults.push(`${one.path} by the guest's own link answers ${heard.status}`);
    }
  return faults;
}

/** Whoever holds a family's link waits for the family, and learns and changes nothing of its list. */
async function tryRelative(stage: Stage, guest: KnownGuest): Promise<string[]> {
  const { her, him } = stage.village;
  const faults: string[] = [];
  for (const [whose, f] of [
    ['her', her.things.familyLink],
    ['his', him.things.familyLink],
  ]) {
    const body = { ...ADD.more, f, mobile: guest.mobile };
    const nobodys = await send(stage, ADD, { ...body, mobile: NOBODYS }, () => waits);
    for (const sent of [body, { ...body, ...hints(stage, guest) }]) {
      const outcome = await send(stage, ADD, sent, () => waits);
      const found = [...outcome.faults];
      if (heardOf(outcome, guest.mobile) !== heardOf(nobodys, NOBODYS))
        found.push('is answered otherwise than a number that nobody has');
      faults.push(...found.map((fault) => `add-myself by ${whose} family's link ${fault}`));
    }
    const { heard } = await send(stage, call('POST', 'family-request'), { f, mobile: guest.mobile, _id: guest.id });
    for (const text of [guest.name, guest.address, guest.pincode, guest.mobile].filter(Boolean))
      if (heard.text.includes(text)) faults.push(`family-request by ${whose} family's link shows ${text}`);
  }
  return faults;
}

/** A guest of two families who holds the link of one changes nothing with the other. */
async function tryTwin(stage: Stage, scene: GuestScene, guest: KnownGuest): Promise<string[]> {
  const faults: string[] = [];
  for (const one of linkCalls.filter(({ secret }) => secret === 't'))
    for (const more of [{}, hints(stage, guest)]) {
      const body = { ...one.more, ...more, mobile: guest.mobile, t: scene.twin };
      const { faults: found } = await send(stage, one, body);
      faults.push(...found.map((fault) => `${one.path} by another family's link of the same number ${fault}`));
    }
  return faults;
}

/** Shares that a customer opens by a text that is no offer of one. */
async function tryShares(stage: Stage, guest: KnownGuest): Promise<string[]> {
  const { her, him } = stage.village;
  const faults: string[] = [];
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${him.who.token}` };
  const secrets = [
    ...absent,
    ...distorted(her.things.offer),
    ['a link of a guest', guest.links.live],
    ['her share', her.things.share],
    ['her family link', her.things.familyLink],
    ['nobody', newId()],
  ] as const;
  for (const [kind, t] of secrets) {
    const body = JSON.stringify({ t, ...hints(stage, guest) });
    const {
      heard,
      changed,
      faults: seen,
    } = await stage.attempt('/api/user/shared-lists', { method: 'PUT', headers, body }, [
      body,
      ...textsIn(hints(stage, guest)),
    ]);
    if (heard.status < 400 || heard.status >= 500) seen.push(`answers ${heard.status}`);
    if (changed > 0) seen.push(`changes ${changed} rows`);
    faults.push(...seen.map((fault) => `a share opened with ${kind} ${fault}`));
  }
  return faults;
}

/** Returns a state of the shop with the scene of guests in it. */
const inScene = (
  name: string,
  known: KnownState,
  work: (stage: Stage, guest: KnownGuest, scene: GuestScene) => Promise<string[]>,
): State => ({
  name: `${name}: ${known}`,
  run: async (stage) => {
    let scene: GuestScene | undefined;
    const prepare = async (): Promise<void> => void (scene = await settleGuests(stage));
    return stage.after(prepare, async () => (scene ? work(stage, scene[known], scene) : []));
  },
});

/** Every call by a link × every guest of the victim, with everything that a stranger may know. */
export const strangerStates: State[] = knownStates.flatMap((known) => [
  ...linkCalls.map((one) =>
    inScene(`a stranger at ${one.path}`, known, (stage, guest, scene) =>
      tryStranger(
        stage,
        one,
        guest,
        one.secret === 't' ? secretsFor(stage, scene, guest) : familySecretsFor(stage, guest),
      ),
    ),
  ),
  inScene('links that take no address', known, tryEnded),
  inScene("the holder of a guest's link", known, (stage, guest, scene) => tryHolder(stage, scene, guest)),
  inScene("the holder of a family's link", known, tryRelative),
  inScene('offers of shares', known, tryShares),
  ...(known === 'a guest of two families, known to her alone'
    ? [inScene('a guest of two families', known, (stage, guest, scene) => tryTwin(stage, scene, guest))]
    : []),
]);
