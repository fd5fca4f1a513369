import { createHash } from 'node:crypto';
import { readRecord } from '#features/catalogue/catalogue.repo.ts';
import type { TooFar } from '#features/checkout/reach.contract.ts';
import type { PricedPurchase } from '#features/checkout/purchase.repo.ts';
import { lies, reachWords, tooFarQuestion, type Zone, zoneOf } from '#features/checkout/reach.rules.ts';
import { placesOfPincode } from '#features/pincodes/pincode.repo.ts';
import { displayName } from '#lib/display-name.ts';
import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';

/** A sweet that some homes are too far for, by its name. */
type NamedTooFar = TooFar & { name: string };

/** Which sweets would not arrive fresh at which pincodes; each sweet and pincode is looked at once. */
export async function findTooFar(
  db: Queries,
  sweetIds: readonly string[],
  pincodes: readonly string[],
  zones: readonly Zone[],
): Promise<NamedTooFar[]> {
  const places = new Set(pincodes);
  const far: NamedTooFar[] = [];
  for (const sweetId of new Set(sweetIds)) {
    const sweet = await readRecord(db, 'sweet', sweetId);
    const zone = sweet && zoneOf(sweet.shelfLifeDays, zones);
    if (!sweet || !zone) continue;
    const name = displayName(sweet.name);
    const outside = [...places].filter((pincode) => !lies(zone, placesOfPincode(pincode) ?? []));
    if (outside.length > 0)
      far.push({ sweetId, name, message: reachWords(name, sweet.shelfLifeDays, zone), pincodes: outside });
  }
  return far;
}

/**
 * Asks for a clear yes before food is paid for that may not arrive fresh.
 * @param agreed the word that the person's last yes was given for
 * @throws Refusal 409 with `orderAnyway`, the word of this food in these places, unless it was agreed to.
 */
export async function refuseUnaskedTooFar(
  db: Queries,
  { ordered, recipients }: PricedPurchase,
  agreed: string,
  zones: readonly Zone[],
): Promise<void> {
  const sweetIds =
    'sections' in ordered
      ? ordered.sections.map(({ sweetId }) => sweetId)
      : ordered.kind === 'sweet'
        ? [ordered.itemId]
        : [];
  const far = await findTooFar(
    db,
    sweetIds,
    recipients.map(({ pincode }) => pincode),
    zones,
  );
  if (far.length === 0) return;
  const told = far.map(({ sweetId, pincodes }) => [sweetId, [...pincodes].sort()]).sort();
  const word = createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  if (agreed === word) return;
  const outside = new Set(far.flatMap(({ pincodes }) => pincodes));
  const homes = recipients.filter(({ pincode }) => outside.has(pincode)).length;
  const message = tooFarQuestion(
    far.map(({ name }) => name),
    homes,
    recipients.length,
  );
  throw new Refusal(409, message, { data: { orderAnyway: word } });
}
