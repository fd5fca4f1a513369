// By hand: spreadsheets save in three encodings; chardet brings 12 KB to the page.

/** Kind of a table's file. */
export type FileKind = 'text' | 'workbook' | 'old-workbook';

/**
 * Returns the kind of a table's file by its first bytes: Excel workbook (`.xlsx`), old workbook (`.xls`), else text.
 */
export function kindOfTable(bytes: Uint8Array): FileKind {
  const begins = (...values: number[]): boolean => values.every((value, at) => bytes[at] === value);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'workbook';
  return begins(0xd0, 0xcf, 0x11, 0xe0) ? 'old-workbook' : 'text';
}

/** Decodes bytes as UTF-8 or UTF-16, which is detected, or as Windows-1252 when they are not valid. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark: commas and line ends of UTF-16 have an empty byte beside them.
  const empty = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 400).entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (even + odd === 0) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}
