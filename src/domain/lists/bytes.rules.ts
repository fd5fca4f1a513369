/** Kind of a list's file. */
export type FileKind = 'text' | 'archive' | 'old-workbook';

/**
 * Returns the kind of a file by its first bytes: an archive, as Excel workbooks (`.xlsx`) are, an old workbook (`.xls`)
 * or one with a password, else text.
 */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const begins = (...values: number[]): boolean => values.every((value, at) => bytes[at] === value);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'archive';
  return begins(0xd0, 0xcf, 0x11, 0xe0) ? 'old-workbook' : 'text';
}

/**
 * Decodes bytes as UTF-8 or UTF-16, which is detected. Where UTF-8 fails, each line is decoded by itself, as
 * Windows-1252 when it is not valid. Own code: spreadsheets and phones write three encodings; chardet adds 12 KB.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  const whole = decoded(bytes, encoding);
  if (whole !== null) return whole;
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    lines.push(decodeBytes(bytes.subarray(from, end), 'utf-8'));
    from = end;
  }
  return lines.join('');
}

/** Decodes bytes by a named encoding; as UTF-8 when the name is unknown, as Windows-1252 when they are not valid. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  return decoded(bytes, encoding) ?? decoded(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Decodes bytes; null when they are not valid or the encoding is unknown. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Bytes from which UTF-16 without a mark is recognised, and one of how many must be empty. */
const LOOKED_AT = 400;
const ONE_OF = 40;

/** Returns the encoding of a text by its mark, or by the empty bytes beside commas and line ends of UTF-16. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const empty = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  const isSparse = even + odd === 0 || (even + odd) * ONE_OF < start.length;
  if (isSparse || bytes.length % 2 > 0) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}
