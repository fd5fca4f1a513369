import { guarded } from '#lib/cells.ts';
import { personName } from '#lib/display-name.ts';
import { formatAmount, formatRupees } from '#lib/money.ts';
import { chatNumber } from '#lib/guest-number.ts';
import { paiseInWords } from '#lib/typed-sum.ts';
import * as say from '#domain/planning/ledger.texts.ts';

/** Maximum amount of one entry: one crore rupees, in paise. */
export const MOST_GIVEN = 1_00_00_000_00;

/** A family may write down this many gifts; the largest weddings stay far below. */
export const MOST_GIFTS = 5000;

/** Gift of one household, as totals and tables need it. */
export interface GivenRow {
  name: string;
  /** Shagun in paise; 0 when a thing was given. */
  paise: number;
  /** The thing that was given; empty when it was money alone. */
  what: string;
  /** The day it was given, `yyyy-mm-dd`. */
  day: string;
  note: string;
  thanked: boolean;
}

/** Guest who may be a giver; `shown` is the name, made distinct from guests of the same name. */
export interface Giver {
  _id: string;
  name: string;
  mobile: string;
  shown: string;
}

type Given = Pick<GivenRow, 'name'> & { guestId: string | null };

/** Tells whether two texts are equal, ignoring letter case. */
const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en-IN') === other.toLocaleLowerCase('en-IN');

/**
 * Returns the giver's name to show: the guest's unambiguous name (`shown`) when the entry refers to a guest and has the
 * guest's name, otherwise the name in the entry.
 */
export function giverOf({ guestId, name }: Given, guests: readonly Giver[]): string {
  const guest = guests.find(({ _id }) => _id === guestId);
  return guest && isSame(personName(guest.name), name) ? guest.shown : name;
}

/**
 * Finds the giver for a typed name: the giver of the corrected entry when unchanged, else the guest whose unambiguous
 * name (`shown`) it is. A name that no guest has becomes a giver outside the guest list.
 * @param gift the entry being corrected; null for a new one
 * @returns null when the name is ambiguous, because guests have it but none is shown under it
 */
export function giverNamed(typed: string, guests: readonly Giver[], gift: Given | null): Given | null {
  const same = (text: string): boolean => isSame(text, typed.trim());
  if (gift && same(giverOf(gift, guests))) return { guestId: gift.guestId, name: gift.name };
  const chosen = guests.find(({ shown }) => same(shown));
  if (chosen) return { guestId: chosen._id, name: personName(chosen.name) };
  return guests.some(({ name }) => same(personName(name))) ? null : { guestId: null, name: typed };
}

/** Parses a typed amount in rupees. @returns paise, zero or more; null when it is not an amount */
export function typedRupees(text: string): number | null {
  const paise = paiseInWords(text);
  return (paise ?? -1) < 0 ? null : paise;
}

/**
 * Returns the total of all money gifts in paise, the number of distinct households, and the number of entries not yet
 * thanked.
 */
export function ledgerTotals(gifts: readonly (GivenRow & { guestId?: string | null })[]): {
  paise: number;
  households: number;
  unthanked: number;
} {
  return {
    paise: gifts.reduce((sum, { paise }) => sum + paise, 0),
    households: new Set(gifts.map(({ guestId, name }) => guestId ?? name.trim().toLocaleLowerCase('en-IN'))).size,
    unthanked: gifts.filter(({ thanked }) => !thanked).length,
  };
}

/**
 * Returns a gift's amount and item as text: `₹5,100 and a silver bowl`; only one of them when the other is 0 or empty.
 */
export function givenText({ paise, what }: Pick<GivenRow, 'paise' | 'what'>): string {
  return [paise > 0 ? formatRupees(paise) : '', what].filter(Boolean).join(' and ');
}

/**
 * Returns the gift ledger as rows of a spreadsheet, headings first. Amounts are rupees without separators, so that
 * spreadsheets can add them; empty for 0.
 */
export function ledgerSheet(gifts: readonly GivenRow[]): string[][] {
  return [
    [say.sheetName, say.sheetShagun, say.sheetGift, say.sheetDay, say.sheetNote, say.sheetThanked],
    ...gifts.map(({ name, paise, what, day, note, thanked }) => [
      guarded(name),
      paise > 0 ? formatAmount(paise).replaceAll(',', '') : '',
      guarded(what),
      day,
      guarded(note),
      thanked ? say.sheetYes : say.sheetNo,
    ]),
  ];
}

/**
 * Returns the ids of the guests in the ledger who have an address, each once, in guest list order.
 * @param reachable ids of guests with an address, in guest list order
 */
export function thankYouHomes(gifts: readonly { guestId: string | null }[], reachable: readonly string[]): string[] {
  const gave = new Set(gifts.map(({ guestId }) => guestId));
  return reachable.filter((id) => gave.has(id));
}

/**
 * Returns the WhatsApp URL that opens a chat with a thank-you message, which the customer can edit before sending.
 * @param mobile ten digits, or `+` and digits for a number abroad
 * @param whatsappHost URL without a slash at the end
 */
export function thankYouLink(gift: Pick<GivenRow, 'name' | 'what'>, mobile: string, whatsappHost: string): string {
  const text = gift.what ? say.thanksFor(gift.name, gift.what) : say.thanksForShagun(gift.name);
  return `${whatsappHost}/${chatNumber(mobile)}?text=${encodeURIComponent(text)}`;
}
