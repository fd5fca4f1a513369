/** Which guest of a list a row of another list means. */

/** What tells a guest from others. */
export interface Told {
  name: string;
  /** Empty for a guest without a number. */
  mobile: string;
  address: string;
}
/** A guest of a list. */
export interface Listed extends Told {
  household?: string | null;
  /** Name on the box of the household. */
  boxName?: string;
}

/** Returns an address with one blank for line breaks and commas, between which lists and forms make no difference. */
export const onOneLine = (address: string): string => address.replace(/[\s,]+/g, ' ').trim();

const key = (...parts: readonly string[]): string =>
  parts.map((part) => onOneLine(part.normalize('NFKC').toLowerCase())).join('\n');

/** Tells whether two texts are the same but for letter case, blanks and commas. */
export const isSame = (one: string, other: string): boolean => key(one) === key(other);

/** Guests who can be looked up by their number, or else by name and address. */
export interface GuestLookup<Guest extends Listed> {
  add(guest: Guest): void;
  remove(guest: Guest): void;
  /** Returns the guest of a name in the home of the guest with a number. */
  inHome(name: string, mobile: string): Guest | undefined;
  /**
   * Returns the guest whom a row means: by its number, else the one of its name and address who has no number; without a
   * number by its name in the home of the guest with the number `homeWith`, else by name and address. A name without an
   * address means a guest without a number.
   */
  meant(row: Told, homeWith?: string): Guest | undefined;
}

/** Makes a lookup of guests; guests who were added later come first. */
export function lookupOf<Guest extends Listed>(guests: readonly Guest[]): GuestLookup<Guest> {
  const byMobile = new Map<string, Guest>();
  const byAddress = new Map<string, Guest>();
  const byHome = new Map<string, Guest>();
  const places = ({ name, mobile, address, household }: Guest): [Map<string, Guest>, string][] => {
    const found: [Map<string, Guest>, string][] = [];
    if (mobile !== '') found.push([byMobile, mobile]);
    if (mobile === '' || address !== '') found.push([byAddress, key(name, address)]);
    if (household) found.push([byHome, key(name, household)]);
    // The address of a household may have come from somebody else's row.
    if (household && mobile === '') found.push([byAddress, key(name, '')]);
    return found;
  };
  const lookup: GuestLookup<Guest> = {
    add(guest) {
      for (const [map, at] of places(guest)) map.set(at, guest);
    },
    remove(guest) {
      for (const [map, at] of places(guest)) if (map.get(at) === guest) map.delete(at);
    },
    inHome(name, mobile) {
      const home = byMobile.get(mobile)?.household;
      return home ? byHome.get(key(name, home)) : undefined;
    },
    meant({ name, mobile, address }, homeWith = '') {
      const there = byAddress.get(key(name, address));
      if (mobile !== '') return byMobile.get(mobile) ?? (address !== '' && there?.mobile === '' ? there : undefined);
      return lookup.inHome(name, homeWith) ?? there;
    },
  };
  for (const guest of guests) lookup.add(guest);
  return lookup;
}
