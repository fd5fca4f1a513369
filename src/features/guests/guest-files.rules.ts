import { guarded, unguarded } from '#lib/cells.ts';
import { rowProblem } from '#features/guests/guest-row.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';

/** One row of a list as the person gave it, before it is judged. */
export interface RawGuest {
  /** Place in the file or pasted text, from 1. */
  row: number;
  name: string;
  mobile: string;
  guestNo: string;
  email: string;
  category: string;
  address: string;
  pincode: string;
}

/** A row with what was found about it. */
export interface CheckedGuest extends RawGuest {
  /** Why the row cannot be taken; empty when it can. */
  problem: string;
  /** What of the row cannot be taken though the guest can; empty when nothing. */
  note: string;
  /** True when the number was written differently and has been put right. */
  repaired: boolean;
  /** True when the guest list has this number already. */
  known: boolean;
}

/** Words that head a column, by field; any letter case. */
const headings: Record<Exclude<keyof RawGuest, 'row'>, readonly string[]> = {
  name: ['name', 'full name', 'guest', 'guest name', 'first name', 'नाम', 'ਨਾਮ'],
  mobile: ['mobile', 'mobile number', 'phone', 'phone number', 'phone 1 - value', 'number', 'contact', 'whatsapp', 'tel'],
  guestNo: ['guest number', 'guestno', 'guests', 'guest no', 'persons', 'people'],
  email: ['email', 'e-mail', 'mail', 'e-mail 1 - value'],
  category: ['category', 'group', 'relation', 'labels'],
  address: ['address', 'full address', 'street', 'address 1 - formatted'],
  pincode: ['pincode', 'pin', 'pin code', 'postal code', 'zip'],
};
const order = ['name', 'mobile', 'guestNo', 'email', 'category', 'address', 'pincode'] as const;

/** Reads table rows. With a heading row the columns are found by name, without one the first columns are name and mobile. */
export function rowsToGuests(rows: readonly (readonly string[])[]): RawGuest[] {
  const [first = []] = rows;
  const heads = first.map((text) => text.trim().toLowerCase());
  const named = heads.some((head) => headings.mobile.includes(head) || headings.name.includes(head));
  const places = order.map((field, at) => (named ? heads.findIndex((head) => headings[field].includes(head)) : at));
  return rows
    .map((cells, at) => {
      const cell = (field: (typeof order)[number]): string => unguarded(cells[places[order.indexOf(field)] ?? -1] ?? '').trim();
      return {
        row: at + 1,
        name: cell('name'),
        mobile: cell('mobile'),
        guestNo: cell('guestNo'),
        email: cell('email'),
        category: cell('category'),
        address: cell('address'),
        pincode: cell('pincode'),
      };
    })
    .filter((guest, at) => !(named && at === 0) && (guest.name !== '' || guest.mobile !== ''));
}

/** Reads contact cards (vCard): name, first number, first address. Each card counts as one row. */
export function cardsToGuests(text: string): RawGuest[] {
  const unfolded = text.replace(/\r?\n[ \t]/g, '').replace(/=\r?\n/g, '');
  return unfolded
    .split(/BEGIN:VCARD/i)
    .slice(1)
    .map((card, at) => {
      const value = (name: string): string => {
        const [, more = '', line = ''] = new RegExp(`^(?:[\\w-]+\\.)?${name}(;[^:]*)?:(.*)$`, 'im').exec(card) ?? [];
        return (/quoted-printable/i.test(more) ? unquoted(line) : line).trim();
      };
      const parts = value('ADR').split(/(?<!\\);/).map(plain);
      const family = value('N').split(';').slice(0, 2).reverse().map(plain).join(' ').trim();
      return {
        row: at + 1,
        name: plain(value('FN')) || family,
        mobile: value('TEL').replace(/^tel:/i, ''),
        guestNo: '',
        email: value('EMAIL'),
        category: '',
        address: parts.filter((part, place) => part !== '' && place !== 5 && place !== 6).join(', '),
        pincode: parts[5] ?? '',
      };
    });
}

/** Older phones write names in other scripts as bytes (`=E0=A8=97`). */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9a-f]{2})/gi, '%$1'));
  } catch {
    return text;
  }
}

const plain = (text: string): string => text.replace(/\\n/gi, ', ').replace(/\\([,;\\])/g, '$1').trim();

const PINCODE = /^[1-9]\d{5}$/;

/** Judges rows against each other and the guests there are: numbers repaired, doubles and gaps named. */
export function checkGuests(rows: readonly RawGuest[], held: readonly { mobile: string }[]): CheckedGuest[] {
  const known = new Set(held.map(({ mobile }) => mobile));
  const seen = new Map<string, number>();
  return rows.map((raw) => {
    const mobile = normaliseMobile(raw.mobile);
    const before = mobile === null ? undefined : seen.get(mobile);
    if (mobile !== null && before === undefined) seen.set(mobile, raw.row);
    const pincode = raw.pincode.replace(/\s/g, '');
    return {
      ...raw,
      mobile: mobile ?? raw.mobile,
      guestNo: /^\d{1,4}$/.test(raw.guestNo) ? raw.guestNo : '',
      email: raw.email.slice(0, 160),
      category: raw.category.slice(0, 40),
      address: raw.address.slice(0, 500),
      pincode: PINCODE.test(pincode) ? pincode : '',
      note: pincode === '' || PINCODE.test(pincode) ? '' : `The pincode ${raw.pincode.slice(0, 20)} is not valid and is left out.`,
      problem: problemOf(raw, mobile, before),
      repaired: mobile !== null && mobile !== raw.mobile,
      known: mobile !== null && known.has(mobile),
    };
  });
}

function problemOf(raw: RawGuest, mobile: string | null, before: number | undefined): string {
  const problem = rowProblem({ ...raw, guestNo: '', email: '', category: '', address: '', pincode: '' });
  if (problem !== '' || mobile === null) return problem;
  return before === undefined ? '' : `The same mobile number as in row ${before}.`;
}

/** What of a guest goes into a file. */
interface FiledGuest {
  name: string;
  mobile: string;
  guestNo: number | null;
  email: string;
  category: string;
  address: string;
  pincode: string;
}

/** The guest list as rows of a spreadsheet, headings first; read back by `rowsToGuests`. */
export function guestsToRows(guests: readonly FiledGuest[]): string[][] {
  return [
    ['Name', 'Mobile', 'Guest number', 'Email', 'Category', 'Address', 'Pincode'],
    ...guests.map((guest) =>
      [guest.name, guest.mobile, guest.guestNo === null ? '' : String(guest.guestNo), guest.email, guest.category, guest.address, guest.pincode].map(guarded),
    ),
  ];
}
