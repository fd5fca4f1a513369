import { digitsOf, firstMobile, type RawGuest } from '#domain/guests/guest-columns.rules.ts';
import {
  type GuestDetails,
  isGuestAddress,
  isGuestCategory,
  isPincode,
  quoted,
  rowProblem,
} from '#domain/guests/guest-row.rules.ts';
import * as say from '#domain/guests/guest-files.texts.ts';
import { eventsInText, isEventName, MOST_EVENTS, sideInText } from '#domain/guests/household.rules.ts';
import { guarded } from '#lib/cells.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { isEmail } from '#lib/text.ts';

/** A row with the result of its check. */
export interface CheckedGuest extends RawGuest {
  /** Why the row is refused; empty when it is accepted. */
  problem: string;
  /** Why a part of an accepted row is left out; empty when nothing is. */
  note: string;
  /** True when the number was written differently and corrected. */
  repaired: boolean;
  /** True when the number is on the guest list already. */
  known: boolean;
}

/**
 * Returns a guest for each contact card of a vCard file: name, first e-mail and address, and the first Indian mobile
 * number, else the first number. `row` is the card's number, from 1.
 */
export function cardsToGuests(text: string): RawGuest[] {
  const unfolded = text.replace(/\r?\n[ \t]/g, '').replace(/=\r?\n/g, '');
  return unfolded
    .split(/BEGIN:VCARD/i)
    .slice(1)
    .map((card, at) => {
      const values = (name: string): string[] =>
        [...card.matchAll(new RegExp(`^(?:[\\w-]+\\.)?${name}(;[^:]*)?:(.*)$`, 'gim'))].map(
          ([, more = '', line = '']) => (/quoted-printable/i.test(more) ? unquoted(line) : line).trim(),
        );
      const value = (name: string): string => values(name)[0] ?? '';
      const parts = value('ADR')
        .split(/(?<!\\);/)
        .map(plain);
      const family = value('N').split(';').slice(0, 2).reverse().map(plain).join(' ').trim();
      const numbers = values('TEL').map((number) => number.replace(/^tel:/i, ''));
      return {
        row: at + 1,
        name: plain(value('FN')) || family,
        // The first one is often a landline.
        mobile: firstMobile(numbers) ?? numbers[0] ?? '',
        guestNo: '',
        email: value('EMAIL'),
        category: '',
        address: parts.filter((part, place) => part !== '' && place !== 5 && place !== 6).join(', '),
        pincode: parts[5] ?? '',
      };
    });
}

/** Decodes quoted-printable UTF-8 (`=E0=A8=97`), as older phones write it; returns malformed text unchanged. */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9a-f]{2})/gi, '%$1'));
  } catch {
    return text;
  }
}

const plain = (text: string): string =>
  text
    .replace(/\\n/gi, ', ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();

/** Returns a name without emoji and invisible characters. Zero-width joiners stay, because Hindi needs them. */
const cleanName = (text: string): string =>
  text
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f]\u200d?/gu, '')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Optional parts of a guest, each with its check and the note when it is left out. */
const optional: readonly [
  field: 'guestNo' | 'email' | 'address' | 'pincode' | 'category',
  said: (text: string) => string,
  fits: (text: string) => boolean,
][] = [
  ['guestNo', say.importCellGuestNo, (text) => /^\d{1,4}$/.test(text)],
  ['email', say.importCellEmail, isEmail],
  ['address', say.importCellAddress, isGuestAddress],
  ['pincode', say.importCellPincode, isPincode],
  ['category', say.importCellCategory, isGuestCategory],
];

/**
 * Validates imported rows. Normalises mobile numbers, clears invalid optional fields with a `note`, and sets `problem`
 * for invalid rows and repeated numbers, and `known` for numbers among `held`.
 */
export function checkGuests(rows: readonly RawGuest[], held: readonly { mobile: string }[]): CheckedGuest[] {
  const known = new Set(held.map(({ mobile }) => mobile));
  const seen = new Map<string, number>();
  return rows.map((raw) => {
    const mobile = normaliseMobile(raw.mobile);
    const before = mobile === null ? undefined : seen.get(mobile);
    if (mobile !== null && before === undefined) seen.set(mobile, raw.row);
    const guest = {
      ...raw,
      name: cleanName(raw.name),
      mobile: mobile ?? raw.mobile,
      guestNo: digitsOf(raw.guestNo),
      pincode: digitsOf(raw.pincode),
    };
    const wrong = optional.filter(([field, , fits]) => guest[field] !== '' && !fits(guest[field]));
    const whole = { ...guest, ...Object.fromEntries(wrong.map(([field]) => [field, ''])) };
    const notes = wrong.map(([field, said]) => said(quoted(raw[field])));
    const events = eventsInText(raw.events ?? '');
    for (const long of events.filter((event) => !isEventName(event))) notes.push(say.importCellEvent(quoted(long)));
    if (raw.side && sideInText(raw.side) === null) notes.push(say.importCellSide(quoted(raw.side)));
    return {
      ...whole,
      ...(raw.events ? { events: events.filter(isEventName).slice(0, MOST_EVENTS).join(', ') } : {}),
      note: notes.join(' '),
      problem: rounded(raw.mobile) || rowProblem(whole) || (before === undefined ? '' : say.importRowTwice(before)),
      repaired: mobile !== null && mobile !== raw.mobile,
      known: mobile !== null && known.has(mobile),
    };
  });
}

/**
 * Returns the error for a mobile number in scientific notation, whose last digits a spreadsheet has lost; empty for any
 * other text.
 */
function rounded(mobile: string): string {
  return /^\d(?:[.,]\d+)?e\+?\d+$/i.test(mobile) ? say.importRowShortened(mobile) : '';
}

/**
 * Returns the guest list as spreadsheet rows that the import can read back, headings first. Leaves out the columns for
 * side, events and name on the box when no guest has any of them.
 */
export function guestsToRows(guests: readonly (GuestDetails & { boxName?: string })[]): string[][] {
  const tagged = guests.some(({ side, events = [], boxName }) => side || events.length > 0 || boxName);
  const tags = tagged ? ['Side', 'Events', 'Name on the box'] : [];
  return [
    ['Name', 'Mobile', 'Guest number', 'Email', 'Category', 'Address', 'Pincode', ...tags],
    ...guests.map((guest) =>
      [
        guest.name,
        guest.mobile,
        guest.guestNo === null ? '' : String(guest.guestNo),
        guest.email,
        guest.category,
        guest.address,
        guest.pincode,
        ...(tagged ? [guest.side ?? '', (guest.events ?? []).join(', '), guest.boxName ?? ''] : []),
      ].map(guarded),
    ),
  ];
}
