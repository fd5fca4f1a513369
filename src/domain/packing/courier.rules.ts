import { type Contents, contentGrams, contentText, type PackingHome } from '#domain/packing/packing.rules.ts';
import type { CourierField, CourierTable } from '#domain/settings/courier-tables.rules.ts';
import { guarded } from '#lib/cells.ts';

/** The sender; `mobile` has ten digits. */
export interface Sender {
  name: string;
  pincode: string;
  mobile: string;
}

/**
 * Splits an address between words into three lines of at most `length` characters; unused lines are empty. The third
 * line takes the whole rest, so that nothing is lost and the courier's form reports what is too long.
 */
export function addressLines(address: string, length: number): [string, string, string] {
  const lines = ['', '', ''] as [string, string, string];
  let at = 0;
  for (const word of address.split(/\s+/u).filter(Boolean)) {
    const longer = lines[at] ? `${lines[at]} ${word}` : word;
    if (at < 2 && lines[at] !== '' && [...longer].length > length) lines[(at += 1)] = word;
    else lines[at] = longer;
  }
  return lines;
}

/**
 * Returns the rows of a courier's table, headings first, with one row for each home. Cells are guarded against
 * formulas; weights include the packaging.
 */
export function courierRows(
  table: CourierTable,
  homes: readonly { home: PackingHome; contents: Contents }[],
  sender: Sender,
): string[][] {
  return [
    table.columns.map(({ heading }) => guarded(heading)),
    ...homes.map(({ home, contents }) => {
      const lines = addressLines(home.address, table.lineLength);
      const grams = home.boxes * (contentGrams(contents) + table.packingGrams);
      const cells: Record<Exclude<CourierField, 'text'>, string> = {
        reference: home.reference,
        name: home.name,
        mobile: home.mobile,
        address: home.address.replace(/\s+/gu, ' ').trim(),
        'line 1': lines[0],
        'line 2': lines[1],
        'line 3': lines[2],
        district: home.district,
        region: home.region,
        pincode: home.pincode,
        boxes: String(home.boxes),
        grams: String(grams),
        kilograms: String(grams / 1000),
        contents: `${contents.name}, ${contentText(contents)}`,
        note: home.note ?? '',
        sender: sender.name,
        'sender pincode': sender.pincode,
        'sender mobile': sender.mobile,
      };
      return table.columns.map(({ field, text }) => guarded(field === 'text' ? text : cells[field]));
    }),
  ];
}
