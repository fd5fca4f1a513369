import type { GuestDetails, GuestRow } from '#domain/guests/guest-row.rules.ts';
import type { AddressChoice } from '#domain/guests/guest.rules.ts';
import * as say from '#domain/guests/guest-merge.texts.ts';

/** Values of both guest forms. */
export interface GuestValues extends GuestRow {
  note: string;
  addressChoice: AddressChoice;
}

/**
 * Converts a guest to the values of the edit form. `addressChoice` is `address_person` when the guest was asked and has
 * no address.
 */
export function valuesOf(guest: GuestDetails & { askedAt: string | null }): GuestValues {
  return {
    name: guest.name,
    mobile: guest.mobile,
    guestNo: guest.guestNo === null ? '' : String(guest.guestNo),
    email: guest.email,
    category: guest.category,
    addressChoice: guest.address === '' && guest.askedAt ? 'address_person' : 'address_myself',
    address: guest.address,
    pincode: guest.pincode,
    note: guest.note ?? '',
  };
}

/** Fields that change together: an address without its own pincode leads a parcel astray. */
const units = {
  [say.changedName]: ['name'],
  [say.changedMobile]: ['mobile'],
  [say.changedGuestNo]: ['guestNo'],
  [say.changedEmail]: ['email'],
  [say.changedCategory]: ['category'],
  [say.changedAddress]: ['address', 'pincode'],
  [say.changedNote]: ['note'],
} as const satisfies Record<string, readonly (keyof GuestValues)[]>;

/** Field that was changed both in the form and in the store. */
export interface Conflict {
  label: keyof typeof units;
  /** Stored value as text. */
  stored: string;
  /** Stored values, for a host who prefers them. */
  values: Partial<GuestValues>;
}

/**
 * Merges typed values with a newer stored record: a field equal to `base` takes the stored value, an edited field keeps
 * the typed one.
 * @returns the merged `values`, the labels of fields that took a new value (`taken`), and the fields changed on both
 *   sides (`conflicts`)
 */
export function mergeGuest(
  base: GuestValues,
  typed: GuestValues,
  stored: GuestValues,
): { values: GuestValues; taken: string[]; conflicts: Conflict[] } {
  const values = { ...typed };
  const taken: string[] = [];
  const conflicts: Conflict[] = [];
  const asks = typed.addressChoice === 'address_person';
  for (const [label, fields] of Object.entries(units) as [Conflict['label'], readonly (keyof GuestValues)[]][]) {
    const same = (one: GuestValues, other: GuestValues): boolean =>
      fields.every((field) => one[field] === other[field]);
    const fresh = Object.fromEntries(fields.map((field) => [field, stored[field]]));
    // A host who asks the guest has typed no address.
    const untouched = same(typed, base) || (label === say.changedAddress && asks);
    if (untouched) {
      Object.assign(values, fresh);
      if (!same(stored, base)) taken.push(label);
    } else if (!same(stored, base) && !same(stored, typed)) {
      const said = fields
        .map((field) => stored[field])
        .filter(Boolean)
        .join(', ');
      conflicts.push({ label, stored: said || say.changedToNothing, values: fresh });
    }
  }
  // The address has come: nothing is left to ask for.
  if (asks && base.address === '' && stored.address !== '') values.addressChoice = 'address_myself';
  return { values, taken, conflicts };
}
