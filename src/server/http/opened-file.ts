import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { typeOfFile } from '#lib/file-types.ts';

// By hand: @fastify/static looks at a file and opens it by name, and a publish may replace it in between.

/**
 * File that stays open while it is sent, so that length, entity tag and bytes match even when its name is replaced or
 * removed in between. Served files are replaced by rename, never changed.
 */
export interface OpenedFile {
  handle: FileHandle;
  /** Length in bytes. */
  size: number;
  /** Strong entity tag of this content. */
  etag: string;
  type: string;
  /** Compression of the bytes; null for none. */
  encoding: 'br' | null;
}

/** System errors that say that a path leads to no file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Opens a file, or the `.br` file next to it when the client accepts Brotli. The caller must close or send it.
 * @returns null when the path leads to no regular file
 * @throws the system's error when the file cannot be read for another reason
 */
export async function openFile(path: string, request: FastifyRequest): Promise<OpenedFile | null> {
  const compressed = takesEncoding(request, 'br') ? await openPlain(`${path}.br`) : null;
  const opened = compressed ?? (await openPlain(path));
  return opened && { ...opened, type: typeOfFile(path), encoding: compressed ? 'br' : null };
}

async function openPlain(path: string): Promise<Pick<OpenedFile, 'handle' | 'size' | 'etag'> | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '')) return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const found = await handle.stat({ bigint: true });
    if (found.isFile()) {
      const etag = `"${[found.size, found.mtimeNs, found.ino].map((part) => part.toString(36)).join('-')}"`;
      return { handle, size: Number(found.size), etag };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/**
 * Tells whether a client accepts a content encoding such as `br` or `gzip`, by its `accept-encoding` header (RFC 9110,
 * 12.5.3).
 */
export function takesEncoding({ headers }: FastifyRequest, encoding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .find(([name]) => name === encoding);
  return named !== undefined && !named.some((part) => /^q=0(?:\.0*)?$/.test(part));
}

/**
 * Sends an opened file and closes it: the whole file, the requested range (206), or 304, 412 or 416 (RFC 9110, 13 and
 * 14). A reply whose status is not 200, such as a 404 page, is sent whole. Sends no Last-Modified, since whole seconds
 * cannot distinguish two publishes.
 */
export async function sendOpened(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenedFile,
): Promise<FastifyReply> {
  const { handle, size, etag, type, encoding } = file;
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
  let part = { start: 0, end: size - 1 };
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    const { 'if-match': expected, 'if-none-match': known, 'if-range': begun } = request.headers;
    const refused = expected !== undefined && !names(expected, etag) ? 412 : names(known, etag) ? 304 : null;
    if (refused) {
      await handle.close();
      return reply.code(refused).send();
    }
    reply.header('accept-ranges', 'bytes');
    const asked = begun === undefined || begun === etag ? partOf(request.headers.range, size) : null;
    if (asked === 'none') {
      await handle.close();
      return reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send();
    }
    if (asked) {
      part = asked;
      reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    }
  }
  reply.type(type).header('content-length', part.end - part.start + 1);
  if (encoding) reply.header('content-encoding', encoding);
  if (request.method === 'HEAD' || size === 0) {
    await handle.close();
    return reply.send(request.method === 'HEAD' ? undefined : '');
  }
  return reply.send(handle.createReadStream(part));
}

/** Tells whether a conditional header contains an entity tag or `*`; a weak tag matches too. */
const names = (condition: string | undefined, etag: string): boolean =>
  condition !== undefined && condition.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

/**
 * Returns the byte range of a `Range` header; null for the whole body, also when the header is invalid or has several
 * ranges; `none` when the range is outside the body.
 */
function partOf(range: string | undefined, size: number): { start: number; end: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec((range ?? '').replaceAll(/\s/g, '')) ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'none' : { start, end };
}
