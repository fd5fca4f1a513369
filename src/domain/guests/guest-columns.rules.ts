import { unguarded } from '#lib/cells.ts';
import type { GuestRow } from '#domain/guests/guest-row.rules.ts';
import { isMobileCell } from '#domain/guests/phone-numbers.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { hasLetter, isEmail } from '#lib/text.ts';

/** Roles of a column in a guest list. */
export const columnRoles = [
  'name',
  'mobile',
  'guestNo',
  'email',
  'category',
  'address',
  'pincode',
  'side',
  'events',
  'household',
  'note',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Layout of a table: the role of each column (empty for one to skip) and the first row with a guest, from 0. */
export interface TableLayout {
  columns: (ColumnRole | '')[];
  from: number;
}

/** A row of a list as it was given, before it is checked; `mobile` has all its cells of numbers, joined by `CELLS`. */
export interface RawGuest extends GuestRow {
  side?: string;
  events?: string;
  /** Name on the box of those who share a home. */
  household?: string;
  /** Number of the row in the file or pasted text, from 1. */
  row: number;
}

/**
 * Headings of each role, matched without letter case, punctuation and numbers; parts of a name and of an address are
 * joined.
 */
const headings: Record<ColumnRole | 'part of a name', string> = {
  name: 'name|full name|names|guest|guest name|guests name|name of guest|name of the guest|display name|contact name|naam|नाम|पूरा नाम|मेहमान|मेहमान का नाम|अतिथि|अतिथि का नाम|ਨਾਮ|ਨਾਂ|ਪੂਰਾ ਨਾਮ|ਮਹਿਮਾਨ|ਮਹਿਮਾਨ ਦਾ ਨਾਮ',
  'part of a name': 'first name|given name|middle name|additional name|last name|family name|surname|उपनाम|ਉਪਨਾਮ|ਗੋਤ',
  mobile:
    'mobile|mobile no|mobile number|mobile num|mobile phone|mobile phone number|mob|mob no|cell|cell no|cell phone|phone|phone no|phone number|phone value|primary phone|home phone|business phone|other phone|telephone|telephone no|telephone number|tel|tel no|contact|contact no|contact number|contact details|number|whatsapp|whatsapp no|whatsapp number|मोबाइल|मोबाईल|मोबाइल नंबर|मोबाईल नंबर|मोबाइल नम्बर|मोबाइल नं|फ़ोन|फोन|फ़ोन नंबर|फोन नंबर|नंबर|संपर्क|दूरभाष|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਮੋਬਾਈਲ ਨੰਬਰ|ਮੋਬਾਇਲ ਨੰਬਰ|ਫ਼ੋਨ|ਫੋਨ|ਫ਼ੋਨ ਨੰਬਰ|ਫੋਨ ਨੰਬਰ|ਨੰਬਰ|ਸੰਪਰਕ',
  guestNo:
    'guest number|guest no|guestno|guests|no of guests|number of guests|persons|no of persons|number of persons|people|pax|members|family members|head count|संख्या|व्यक्ति|मेहमानों की संख्या|ਗਿਣਤੀ|ਜੀਅ|ਮਹਿਮਾਨਾਂ ਦੀ ਗਿਣਤੀ',
  email:
    'email|e mail|mail|email address|e mail address|email id|e mail id|mail id|email value|e mail value|ईमेल|ई मेल|ਈਮੇਲ|ਈ ਮੇਲ',
  category: 'category|group|groups|relation|relationship|labels|label|group membership|श्रेणी|रिश्ता|संबंध|ਸ਼੍ਰੇਣੀ|ਰਿਸ਼ਤਾ',
  address:
    'address|full address|postal address|home address|complete address|residence|residential address|street|street address|home street|house|house no|house number|area|locality|landmark|village|city|town|district|state|home city|home state|address line|address formatted|address street|address city|address region|address extended address|पता|पूरा पता|शहर|गाँव|गांव|जिला|ज़िला|राज्य|ਪਤਾ|ਪੂਰਾ ਪਤਾ|ਸ਼ਹਿਰ|ਪਿੰਡ|ਜ਼ਿਲ੍ਹਾ|ਸੂਬਾ',
  pincode:
    'pincode|pin|pin code|pin no|postal code|post code|postcode|zip|zip code|zipcode|home postal code|address postal code|पिन|पिनकोड|पिन कोड|ਪਿੰਨ|ਪਿੰਨਕੋਡ|ਪਿੰਨ ਕੋਡ|ਪਿਨ ਕੋਡ|ਪਿਨਕੋਡ',
  side: 'side|sides|whose side|bride or groom|bride groom|पक्ष|ਪੱਖ|ਪਾਸਾ',
  events: 'event|events|function|functions|ceremony|ceremonies|invited to|invited for|कार्यक्रम|समारोह|ਸਮਾਗਮ',
  household: 'household|household name|name on the box|box name|same home|परिवार|ਪਰਿਵਾਰ',
  note: 'note|notes|remark|remarks|नोट|ਨੋਟ',
};
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
const roleOfHeading = new Map(
  Object.entries(headings).flatMap(([role, words]) =>
    words.split('|').map((word) => [bare(word), role as keyof typeof headings]),
  ),
);

/** Rows at the top among which titles and headings are looked for. */
const HEAD_ROWS = 10;
/** Rows from which the role of a column without a heading is guessed. */
const SAMPLE = 100;

/**
 * Returns the column roles and the first guest row of a table. Roles come from a heading among the first `HEAD_ROWS`
 * rows; missing ones are guessed from the cells.
 */
export function layoutOf(rows: readonly (readonly string[])[]): TableLayout {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const heads = rows
    .slice(0, HEAD_ROWS)
    .map((row) => ({ row, known: row.filter((cell) => roleOfHeading.has(bare(cell))).length }));
  const best = heads.reduce((at, { known }, place) => (known > (heads[at]?.known ?? 0) ? place : at), 0);
  const head = heads[best];
  const named = head !== undefined && head.known > 0 && isHeading(head.row);
  const from = named ? best + 1 : 0;
  const columns = named ? rolesOfHeadings(head.row, width) : Array<ColumnRole | ''>(width).fill('');
  // Unknown headings are no sample of what stands below them.
  const sample = named
    ? from
    : Math.max(
        rows.slice(0, HEAD_ROWS).findIndex((row) => row.some(isMobileCell)),
        0,
      );
  const guessed = withGuesses(columns, rows.slice(sample, sample + SAMPLE), named);
  return { columns: guessed, from: named ? from : firstGuest(rows, guessed) };
}

/**
 * Tells whether a row is the heading: it has no mobile number, and its cells name a guest column, a mobile column, or
 * two known columns.
 */
function isHeading(row: readonly string[]): boolean {
  const roles = row.map((cell) => roleOfHeading.get(bare(cell)));
  return (
    (roles.includes('name') || roles.includes('mobile') || roles.filter(Boolean).length > 1) && !row.some(isMobileCell)
  );
}

/** Tells whether a row below the first guest holds nothing but headings, two at least. */
function isHeadingAgain(row: readonly string[]): boolean {
  return row.filter((cell) => roleOfHeading.has(bare(cell))).length > 1 && isHeading(row);
}

function rolesOfHeadings(row: readonly string[], width: number): (ColumnRole | '')[] {
  const found = Array.from({ length: width }, (_, at) => roleOfHeading.get(bare(row[at] ?? '')) ?? '');
  const whole = found.includes('name');
  return found.map((role) => (role === 'part of a name' ? (whole ? '' : 'name') : role));
}

/** Pattern of the cells of each role, for columns without a heading; the surest roles first. */
const signs: readonly [role: ColumnRole, fits: (cell: string) => boolean][] = [
  ['mobile', isMobileCell],
  ['email', isEmail],
  ['pincode', (cell) => /^[1-9]\d{5}$/.test(digitsOf(cell))],
  ['guestNo', (cell) => /^\d{1,3}$/.test(digitsOf(cell))],
  ['address', (cell) => hasLetter(cell) && (/\p{Nd}/u.test(cell) || cell.length > 30 || cell.includes(','))],
  ['name', (cell) => hasLetter(cell) && !/\p{Nd}/u.test(cell)],
  ['category', (cell) => hasLetter(cell) && cell.length <= 40],
];

/**
 * Guesses the role of columns without one from their cells. With headings (`named`) it guesses only the name and mobile
 * columns.
 */
function withGuesses(
  columns: readonly (ColumnRole | '')[],
  rows: readonly (readonly string[])[],
  named: boolean,
): (ColumnRole | '')[] {
  const result = [...columns];
  for (const [role, fits] of signs) {
    if (result.includes(role) || (named && role !== 'name' && role !== 'mobile')) continue;
    const shares = result.map((taken, at) => {
      const cells = rows.map((row) => unguarded(row[at] ?? '').trim()).filter(Boolean);
      const counts =
        role === 'guestNo' &&
        cells.length > 2 &&
        cells.every((cell, place) => Number(cell) === Number(cells[0]) + place);
      return taken !== '' || cells.length === 0 || counts ? 0 : cells.filter(fits).length / cells.length;
    });
    const most = Math.max(...shares, 0);
    // A single Indian mobile number is sign enough; anything else must be so in half of the rows.
    if (role === 'mobile' ? most > 0 : most >= 0.5) result[shares.indexOf(most)] = role;
  }
  return result;
}

/**
 * Returns the index of the first guest row in a table without known headings. This is the row of the first mobile
 * number when all rows before it look like headings or titles, else 0.
 */
function firstGuest(rows: readonly (readonly string[])[], columns: readonly (ColumnRole | '')[]): number {
  const at = columns.indexOf('mobile');
  const first = rows.slice(0, HEAD_ROWS).findIndex((row) => isMobileCell(row[at] ?? ''));
  if (at < 0 || first <= 0) return 0;
  const isHead = (row: readonly string[]): boolean =>
    hasLetter(row[at] ?? '') || row.filter((cell) => cell.trim() !== '').length < 2;
  return rows.slice(0, first).every(isHead) ? first : 0;
}

/**
 * Returns the guests of a table from the row `from` on, unchecked; skips rows that have neither a name nor a number.
 */
export function tableToGuests(rows: readonly (readonly string[])[], { columns, from }: TableLayout): RawGuest[] {
  const cellsOf = (row: readonly string[], role: ColumnRole): string[] =>
    columns.flatMap((one, at) => (one === role ? [unguarded(row[at] ?? '').trim()] : [])).filter(Boolean);
  return (
    rows
      .map((row, at) => ({
        row: at + 1,
        name: cellsOf(row, 'name').join(' '),
        mobile: cellsOf(row, 'mobile').join(CELLS),
        guestNo: cellsOf(row, 'guestNo')[0] ?? '',
        email: cellsOf(row, 'email')[0]?.split(':::')[0]?.trim() ?? '',
        // Phone books mark lists of their own with an asterisk.
        category:
          cellsOf(row, 'category')
            .flatMap((cell) => cell.split(':::').map((part) => part.trim()))
            .find((part) => !part.startsWith('*')) ?? '',
        // Contact lists repeat the town in a column of its own.
        address: cellsOf(row, 'address').reduce(
          (whole, part) => (whole.includes(part) ? whole : [whole, part].filter(Boolean).join(', ')),
          '',
        ),
        pincode: cellsOf(row, 'pincode')[0] ?? '',
        // Few lists have these.
        ...(columns.includes('side') && { side: cellsOf(row, 'side')[0] ?? '' }),
        ...(columns.includes('events') && { events: cellsOf(row, 'events').join(', ') }),
        ...(columns.includes('household') && { household: cellsOf(row, 'household')[0] ?? '' }),
        ...(columns.includes('note') && { note: cellsOf(row, 'note').join('; ') }),
      }))
      // Lists of several parts repeat the headings.
      .filter(
        (guest, at) => at >= from && !isHeadingAgain(rows[at] ?? []) && (guest.name !== '' || guest.mobile !== ''),
      )
  );
}

/**
 * Converts a number from a spreadsheet to ASCII digits: removes spaces, invisible characters and a trailing `.0`. Other
 * characters stay.
 */
export function digitsOf(text: string): string {
  return asciiDigits(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\.0+$/, '');
}
