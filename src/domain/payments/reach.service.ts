import { createHash } from 'node:crypto';
import { listRecords, readRecord } from '#domain/catalogue/catalogue.repo.ts';
import type { TooFar } from '#domain/payments/reach.contract.ts';
import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';
import { moveQuestion, reachText, tooFarQuestion } from '#domain/payments/reach.rules.ts';
import { designsOf } from '#domain/orders/order.rules.ts';
import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';
import { type Zone, zoneOf } from '#domain/delivery/zone.rules.ts';
import { likelyPlaces, placesOfPincode, townOfPincode } from '#domain/delivery/pincode.repo.ts';
import { probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import { displayName } from '#lib/display-name.ts';
import type { Queries } from '#server/db/database.ts';

/** A sweet that some homes are too far for; `rate` in paise for 400 grams. */
type Far = Omit<TooFar, 'places' | 'towns' | 'instead'> & { rate: number };

/** Returns the days in transit by pincode; texts that are not six digits are left out. */
function transits(pincodes: readonly string[], zones: readonly Zone[]): Map<string, number> {
  const real = pincodes.filter((pincode) => /^\d{6}$/.test(pincode));
  return new Map(real.map((pincode) => [pincode, zoneOf(likelyPlaces(pincode), zones).transit]));
}

/**
 * Returns the sweets that would not arrive fresh, each with the pincodes that are too far; checks each sweet and
 * pincode once. Unknown sweets and invalid pincodes are left out.
 */
export async function findTooFar(
  db: Queries,
  sweetIds: readonly string[],
  pincodes: readonly string[],
  zones: readonly Zone[],
): Promise<Far[]> {
  const days = transits(pincodes, zones);
  const far: Far[] = [];
  for (const sweetId of new Set(sweetIds)) {
    const sweet = await readRecord(db, 'sweet', sweetId);
    if (!sweet) continue;
    const { shelfLifeDays, rate } = sweet;
    const outside = [...days]
      .filter(([, transit]) => !arrivesFresh(shelfLifeDays, transit))
      .map(([pincode]) => pincode);
    if (outside.length === 0) continue;
    const name = displayName(sweet.name);
    far.push({
      sweetId,
      name,
      shelfLifeDays,
      rate,
      message: reachText(name, shelfLifeDays, zones),
      pincodes: outside,
    });
  }
  return far;
}

/**
 * Adds to each sweet the towns that are too far, those of the given pincodes where it arrives fresh, and, as `instead`, the sweet of the
 * nearest rate that arrives fresh at all of them, or null.
 */
export async function withWayOut(
  db: Queries,
  far: readonly Far[],
  pincodes: readonly string[],
  zones: readonly Zone[],
): Promise<TooFar[]> {
  if (far.length === 0) return [];
  const farthest = Math.max(...transits(pincodes, zones).values());
  const lasting = (await listRecords(db, 'sweet')).filter(
    ({ shelfLifeDays, rate }) => shelfLifeDays > 0 && rate > 0 && arrivesFresh(shelfLifeDays, farthest),
  );
  return far.map(({ rate, ...told }) => {
    const outside = new Set(told.pincodes);
    const near = pincodes.filter((pincode) => !outside.has(pincode)).map((pincode) => townOfPincode(pincode)?.town);
    const towns = [...new Set(near.filter((town) => town !== undefined))];
    const [best] = [...lasting].sort(
      (one, other) =>
        Math.abs(one.rate - rate) - Math.abs(other.rate - rate) || one.name.localeCompare(other.name, 'en-IN'),
    );
    const instead = best
      ? { sweetId: best.id, name: displayName(best.name), image: best.image, rate: best.rate }
      : null;
    const places = told.pincodes.map((pincode) => townOfPincode(pincode)?.town ?? '');
    return { ...told, places, towns, instead };
  });
}

/** Food that may not arrive fresh, the question about it, and the token by which a person accepts it. */
export interface AskedFreshness {
  word: string;
  question: string;
  far: { sweetId: string; name: string; pincodes: string[] }[];
}

/**
 * Returns the question about sweets of a purchase that may not arrive fresh, with the token that accepts them; null
 * when all arrive fresh. Homes without an address yet are not checked.
 */
export async function askFreshness(
  db: Queries,
  { ordered, recipients: all }: PricedPurchase,
  zones: readonly Zone[],
): Promise<AskedFreshness | null> {
  // What waits for its address is told when that comes.
  const recipients = all.filter(({ waits }) => !waits);
  // Each design is looked at with its own homes.
  const parts =
    'sections' in ordered
      ? designsOf(ordered).map(({ sections }, at) => ({
          sweetIds: sections.map(({ sweetId }) => sweetId),
          homes: recipients.filter(({ circle = 0 }) => circle === at),
        }))
      : [{ sweetIds: ordered.kind === 'sweet' ? [ordered.itemId] : [], homes: recipients }];
  const far: AskedFreshness['far'] = [];
  let homes = 0;
  for (const part of parts) {
    const pincodes = part.homes.map(({ pincode }) => pincode);
    const found = await findTooFar(db, part.sweetIds, pincodes, zones);
    const outside = new Set(found.flatMap((one) => one.pincodes));
    homes += part.homes.filter(({ pincode }) => outside.has(pincode)).length;
    far.push(...found.map((one) => ({ sweetId: one.sweetId, name: one.name, pincodes: [...one.pincodes].sort() })));
  }
  if (far.length === 0) return null;
  const told = far.map(({ sweetId, pincodes }) => [sweetId, pincodes]).sort();
  const word = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  const question = tooFarQuestion([...new Set(far.map(({ name }) => name))], homes, recipients.length);
  return { word, question, far };
}

/** The question before a paid box goes elsewhere; an unknown pincode is one more reason for it. */
export interface AskedMove extends AskedFreshness {
  /** The pincode when the shop does not know it; empty otherwise. */
  unknown: string;
}

/**
 * Returns the question before a paid box goes to another pincode, with the token that accepts it; null when the pincode
 * is known and all sweets arrive fresh there.
 */
export async function askMove(
  db: Queries,
  { sweetIds, pincode }: { sweetIds: readonly string[]; pincode: string },
  zones: readonly Zone[],
): Promise<AskedMove | null> {
  const found = await findTooFar(db, sweetIds, [pincode], zones);
  const unknown = placesOfPincode(pincode) === null ? pincode : '';
  if (found.length === 0 && !unknown) return null;
  const far = found.map(({ sweetId, name, pincodes }) => ({ sweetId, name, pincodes }));
  const word = createHash('sha256')
    .update(JSON.stringify([far.map(({ sweetId }) => sweetId).sort(), pincode]))
    .digest('base64url');
  return {
    word,
    question: moveQuestion(
      far.map(({ name }) => name),
      unknown,
      probablePlaceText(likelyPlaces(pincode) ?? []),
    ),
    far,
    unknown,
  };
}
