import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

/** Characters from which a value is compressed; shorter values stay readable in the table. */
const LONG = 64 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * Serialises a value to JSON for a column. From 64 KB it is compressed with zstd and stored as `{ packed }` in base64.
 */
export async function packJson(value: object): Promise<string> {
  const text = JSON.stringify(value);
  if (text.length < LONG) return text;
  const packed = await compress(text, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
  return JSON.stringify({ packed: packed.toString('base64') });
}

/** Restores a value serialised by `packJson`; an uncompressed value unchanged. */
export async function unpackJson(stored: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { packed } = stored;
  if (typeof packed !== 'string') return stored;
  return JSON.parse((await decompress(Buffer.from(packed, 'base64'))).toString());
}
