/** Addresses in several cells, or with more in one cell than an address. */
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { trimSigns } from '#lib/text.ts';

const key = (part: string): string =>
  part
    .replace(/(?<!\d)\d{6}(?!\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the parts of an address as one text. Only a part that stands there whole already is left out. */
function joinedParts(parts: readonly string[]): string {
  let whole = '';
  for (const part of parts) {
    const there = whole.split(/[,\n]/).map(key);
    const ends = !/\d/.test(part) && ` ${key(whole)}`.endsWith(` ${key(part)}`);
    const again = whole !== '' && (ends || part.split(/[,\n]/).every((one) => there.includes(key(one))));
    if (!again) whole = whole === '' ? part : `${whole.replace(/,\s*$/, '')}, ${part}`;
  }
  return whole;
}

/**
 * Returns the cells of an address as one text. Cells that hold several addresses, parted as `CELLS` are, are joined
 * address by address.
 */
export function joinedAddress(cells: readonly string[]): string {
  const sign = CELLS.trim();
  const parted = cells.map((cell) => cell.split(sign).map((part) => part.trim()));
  const most = Math.max(1, ...parted.map((parts) => parts.length));
  return Array.from({ length: most }, (_, at) =>
    joinedParts(
      parted.map((parts) => (parts.length === 1 && most > 1 && at > 0 ? '' : (parts[at] ?? ''))).filter(Boolean),
    ),
  )
    .filter(Boolean)
    .join(CELLS);
}

const LABEL =
  '(?:pin\\s*-?\\s*code|pin|zip(?:\\s*code)?|post(?:al)?\\s*code|पिन\\s*कोड|पिन|ਪਿੰਨ\\s*ਕੋਡ|ਪਿੰਨ|ਪਿਨ)(?![\\p{L}\\p{M}])';
const NO = '(?:no|number|नंबर|ਨੰਬਰ)?';
const SIX = '(?<!\\d)([1-9]\\d{2}[ –-]?\\d{3})(?!\\d)';
/** A pincode behind its word. */
const LABELLED = new RegExp(`[\\s,;(–-]*(?<![\\p{L}\\p{M}])${LABEL}[\\s.]*${NO}[\\s:=.#–-]*\\(?${SIX}\\)?`, 'iu');
/** A pincode at the end of an address, before the country at most. */
const AT_END = new RegExp(
  `[\\s,;:.(–-]*(?<![\\d/]|[#])${SIX}\\)?[\\s.,)]*(?:(?:india|in|bharat|भारत|ਭਾਰਤ)[\\s.]*)?$`,
  'iu',
);

/**
 * Takes the pincode out of an address: behind its word, or at the end (`Moga - 142001`). Returns null when the address
 * has none.
 */
export function pincodeInAddress(text: string): { address: string; pincode: string } | null {
  const plain = asciiDigits(text);
  const found = LABELLED.exec(plain) ?? AT_END.exec(plain);
  if (!found || plain.length !== text.length) return null;
  const after = text.slice(found.index + found[0].length);
  const address = `${text.slice(0, found.index)}${/^[,;]?$/.test(after.trim()) ? '' : after}`;
  return { address: trimSigns(address, /[\s,;]/), pincode: (found[1] ?? '').replace(/\D/g, '') };
}
