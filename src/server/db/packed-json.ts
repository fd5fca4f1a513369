import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

/** Letters from which a value is packed: what most people write stays readable in the table. */
const LONG = 64 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Writes a JSON value for a column, packed where it is long, as that with thousands of addresses is. */
export async function packJson(value: object): Promise<string> {
  const text = JSON.stringify(value);
  if (text.length < LONG) return text;
  const packed = await compress(text, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
  return JSON.stringify({ packed: packed.toString('base64') });
}

/** Reads a value that `packJson` wrote. */
export async function unpackJson(stored: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { packed } = stored;
  if (typeof packed !== 'string') return stored;
  return JSON.parse((await decompress(Buffer.from(packed, 'base64'))).toString()) as Record<string, unknown>;
}
