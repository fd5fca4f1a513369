import { newId } from '#lib/ids.ts';
import type { Things } from '#tests/attack/intruders/belongings.ts';
import type { Dice } from '#tests/attack/dice.ts';
import type { OwnTry } from '#tests/attack/intruders/own-tries.ts';
import { partsOf, type RequestParts, textsOf, toFetch, withTexts } from '#tests/attack/intruders/request-parts.ts';
import { asCustomer, type Outcome, type Stage } from '#tests/attack/intruders/stage.ts';

/** Whose try it is. */
type Side = 'her' | 'him';

/** Secrets, with which everybody may do what they open. */
const SECRETS: readonly string[] = ['guestLink', 'familyLink', 'offer', 'otp'] satisfies (keyof Things)[];

const isGood = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** Place of a request where something of the intruder's stands. */
export interface IdPlace {
  at: number;
  kind: keyof Things;
}

/** Sends one request of a person, with the person's session unless it goes by a link. */
async function sendAs(stage: Stage, own: OwnTry, side: Side, parts: RequestParts, more: Record<string, string> = {}) {
  const { path, init } = toFetch(parts);
  const headers = { ...(own.byLink ? {} : asCustomer(stage.village[side])), ...more };
  const { clock } = stage.village.bench;
  clock.offset += own.waits;
  try {
    const said = [...textsOf(parts), path];
    return await stage.attempt(path, { ...init, headers: { ...(init.headers as object), ...headers } }, said);
  } finally {
    clock.offset -= own.waits;
  }
}

const partsFor = (stage: Stage, own: OwnTry, side: Side): Promise<RequestParts> =>
  partsOf(own, stage.village[side].things, stage.village.bench);

/** Returns the status that the victim gets for her own request. */
export async function ownStatus(stage: Stage, own: OwnTry): Promise<{ status: number; text: string }> {
  const { heard } = await sendAs(stage, own, 'her', await partsFor(stage, own, 'her'));
  return heard;
}

/** Returns the places of the intruder's own request at which an id, a number or a name of his stands. */
export async function idPlaces(stage: Stage, own: OwnTry): Promise<IdPlace[]> {
  const { him, her } = stage.village;
  const kinds = new Map<string, keyof Things>();
  for (const [kind, value] of Object.entries(him.things) as [keyof Things, string][])
    if (value !== her.things[kind] && !SECRETS.includes(kind) && !kinds.has(value)) kinds.set(value, kind);
  return textsOf(await partsFor(stage, own, 'him')).flatMap((text, at) => {
    const kind = kinds.get(text);
    return kind ? [{ at, kind }] : [];
  });
}

/**
 * Sends the intruder's own request, which must touch nothing of the victim, and the same with the victim's ids at all
 * places.
 */
export async function tryWhole(stage: Stage, own: OwnTry): Promise<string[]> {
  const parts = await partsFor(stage, own, 'him');
  const control = await sendAs(stage, own, 'him', parts);
  const faults = control.faults.map((fault) => `with his own ids ${fault}`);
  const alone = await stage.withoutHer(() => sendAs(stage, own, 'him', parts));
  if (control.heard.status !== alone.heard.status || plain(control) !== plain(alone))
    faults.push('with his own ids is answered otherwise than in a shop where she never was');
  const places = await idPlaces(stage, own);
  if (places.length > 1) {
    const kinds = new Map(places.map(({ at, kind }) => [at, kind]));
    const { her } = stage.village;
    const all = withTexts(parts, (text, at) => her.things[kinds.get(at) as keyof Things] ?? text);
    faults.push(...(await sendAs(stage, own, 'him', all)).faults.map((fault) => `with all her ids ${fault}`));
  }
  return faults;
}

/**
 * Lets the intruder send what the victim sent, under her idempotency key, before her answer is forgotten: he must not
 * get it.
 */
export async function tryKey(stage: Stage, own: OwnTry): Promise<string[]> {
  const key = { 'idempotency-key': `key-of-the-victim-${newId()}` };
  const parts = await partsFor(stage, own, 'her');
  const { path, init } = toFetch(parts);
  const send = (side: Side) => ({
    ...init,
    headers: { ...(init.headers as object), ...asCustomer(stage.village[side]), ...key },
  });
  await stage.send(path, send('her'));
  const { heard, faults } = await stage.attempt(path, send('him'), [...textsOf(parts), path]);
  const replayed = heard.headers.get('idempotent-replayed') ? ["gets somebody else's answer by its key"] : [];
  // What she wrote herself was taken back with the rest.
  return [...replayed, ...faults.filter((fault) => fault.startsWith('shows'))];
}

/** Form of a text: what may stand at the same place. */
const formOf = (text: string): string =>
  /^[0-9a-f]{24}$/.test(text) ? 'id' : /^\d{10}$/.test(text) ? 'mobile' : text.startsWith('order_') ? 'payment' : text;

function unknownLike(text: string, dice: Dice): string {
  const form = formOf(text);
  if (form === 'id') return newId();
  if (form === 'mobile') return `60${dice.whole(10_000_000, 99_999_999)}`;
  return `order_${newId().slice(0, 13)}`;
}

/** Kinds of things that a call takes for one another. */
const ALIKE: readonly (readonly (keyof Things)[])[] = [
  ['guest', 'otherGuest', 'wife', 'unconfirmed', 'addressless', 'lentGuest', 'readableGuest'],
  ['itemOrder', 'boxOrder', 'advanced', 'lateOrder', 'correctedOrder', 'sample', 'cancelledOrder', 'released', 'twice'],
  ['cart', 'heldCart'],
  ['share', 'lent', 'readable'],
];

/**
 * Returns the victim's texts for a place: those of its kind and of kinds like it, and as many `others` of the same form,
 * which the dice draw.
 */
function candidatesFor(stage: Stage, { kind }: IdPlace, own: string, dice: Dice, others: number): string[] {
  const { things } = stage.village.her;
  const alike = ALIKE.find((kinds) => kinds.includes(kind)) ?? [];
  const fits = [...Object.values(things), ...stage.herIds].filter((text) => formOf(text) === formOf(own));
  const first = [kind, ...alike].map((one) => things[one]);
  const rest = fits
    .filter((text) => !first.includes(text))
    .map((text) => ({ text, at: dice.next() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, others);
  return [...new Set([...first, ...rest.map(({ text }) => text)])];
}

/** Returns an answer without what differs between two equal requests: the sent text, ids, secrets and numbers. */
const plain = ({ heard }: Outcome, sent = 'SENT'): string =>
  heard.text
    .replaceAll(sent, 'SENT')
    .replaceAll(/\b[0-9a-f]{24}\b/g, 'ID')
    .replaceAll(/\border_[\w-]+/g, 'ORDER')
    .replaceAll(/eyJ[\w.-]+/g, 'TOKEN')
    .replaceAll(/"(otp|device)":"[^"]*"/g, '"$1":""')
    .replaceAll(/([?&#](?:t|f)=)[\w-]+/g, '$1SECRET')
    .replaceAll(/\b[0-9a-f]{32,}\b/g, 'HASH');

/**
 * Puts each id of the victim at one place of the intruder's own request. The answer must be that to an id which nobody
 * has, or a refusal, and nothing of hers may be shown or changed.
 * @param others number of ids of other kinds to try
 */
export async function tryPlace(
  stage: Stage,
  own: OwnTry,
  place: IdPlace,
  dice: Dice,
  others: number,
): Promise<string[]> {
  const parts = await partsFor(stage, own, 'him');
  const before = textsOf(parts)[place.at] ?? '';
  const put = (text: string): RequestParts => withTexts(parts, (old, at) => (at === place.at ? text : old));
  const nobodys = unknownLike(before, dice);
  const unknown = await sendAs(stage, own, 'him', put(nobodys));
  const faults: string[] = [];
  const { things } = stage.village.her;
  for (const text of candidatesFor(stage, place, before, dice, others)) {
    const outcome = await sendAs(stage, own, 'him', put(text));
    const kind = Object.entries(things).find(([, one]) => one === text)?.[0] ?? 'row';
    const found = [...outcome.faults];
    if (isGood(outcome.heard) && !isGood(unknown.heard)) found.push(`is done (${outcome.heard.status})`);
    else if (isGood(outcome.heard) && plain(outcome, text) !== plain(unknown, nobodys))
      found.push('is answered otherwise than an id that nobody has');
    if (outcome.heard.status >= 500) found.push(`answers ${outcome.heard.status}`);
    faults.push(...found.map((fault) => `with her ${kind} for his ${place.kind} ${fault}`));
  }
  return faults;
}
