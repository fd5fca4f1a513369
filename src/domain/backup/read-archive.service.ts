import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, errorOf, isRecord } from '#lib/narrow.ts';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import {
  type ArchiveHead,
  type ArchiveManifest,
  type FileSum,
  FORMAT,
  FORMAT_VERSION,
  HEAD_FILE,
  isArchivePath,
  KeepingError,
  linesFile,
  MANIFEST_FILE,
} from '#domain/backup/archive.rules.ts';
import * as say from '#domain/backup/backup.texts.ts';

const damaged = (file: string, why: string): KeepingError =>
  new KeepingError(why ? say.archiveDamagedBecause(file, why) : say.archiveDamaged(file));
const foreign = (file: string): KeepingError => new KeepingError(say.notAnArchive(file));

/** Largest head or manifest that is read, in bytes; nothing else of an archive is held in memory. */
const MOST_DESCRIPTION = 256 * 2 ** 20;

/**
 * Unpacks an archive into an empty folder, verifies each file against the archive's manifest, and returns the manifest.
 * @param known names of this shop's migrations, in order
 * @param signal stops the unpacking before the next file
 * @throws KeepingError for an archive that cannot be read, is damaged or truncated, or comes from another program or a
 *   newer shop
 */
export async function unpackArchive(
  file: string,
  folder: string,
  known: readonly string[],
  signal?: AbortSignal,
): Promise<ArchiveManifest> {
  await demandGzip(file);
  const sums = new Map<string, FileSum>();
  let head: ArchiveHead | null = null;
  try {
    const bytes = pipeline(createReadStream(file), createGunzip(), () => undefined);
    const entries = (Readable.toWeb(bytes) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    for await (const entry of entries) {
      signal?.throwIfAborted();
      const { name, type } = entry.header;
      if (!head && name !== HEAD_FILE) throw foreign(file);
      if (type !== 'file' || !isArchivePath(name) || sums.has(name))
        throw new KeepingError(say.archiveUnknownFile(file, name));
      sums.set(name, await unpack(entry, join(folder, name)));
      if (name === HEAD_FILE) head = readable(file, await described(join(folder, HEAD_FILE)), known);
    }
  } catch (error) {
    if (error instanceof KeepingError) throw error;
    const { message } = errorOf(error);
    if (/^Z_|^ERR_/.test(codeOf(error)) || /tar/i.test(message)) throw head ? damaged(file, message) : foreign(file);
    throw error;
  }
  if (!head) throw foreign(file);
  if (!sums.has(MANIFEST_FILE)) throw damaged(file, say.contentsListMissing);
  const manifest = await described(join(folder, MANIFEST_FILE));
  if (!isManifest(manifest)) throw damaged(file, say.contentsListUnreadable);
  compare(file, manifest, sums);
  return manifest;
}

async function demandGzip(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new KeepingError(say.archiveUnreadable(file, error.message));
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2);
    if (bytesRead === 0) throw damaged(file, say.archiveEmpty);
    if (buffer.readUInt16BE() !== 0x1f8b) throw foreign(file);
  } finally {
    await handle.close();
  }
}

/** Writes one file of the archive to disk, creating its folder. Returns its size in bytes and its SHA-256. */
async function unpack({ header, body }: ParsedTarEntry, target: string): Promise<FileSum> {
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const content = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  // Pictures are public; everything else is for whoever runs the shop.
  await writeFile(target, content(), { flag: 'wx', mode: header.name.startsWith('media/') ? 0o644 : 0o600 });
  return { bytes, sha256: hash.digest('hex') };
}

async function described(file: string): Promise<unknown> {
  const handle = await open(file, 'r');
  const { size } = await handle.stat().finally(() => handle.close());
  if (size > MOST_DESCRIPTION) return null;
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isHead = (content: unknown): content is ArchiveHead =>
  isRecord(content) && content['format'] === FORMAT && Array.isArray(content['migrations']);

const isManifest = (content: unknown): content is ArchiveManifest =>
  isHead(content) && 'tables' in content && isRecord(content.tables) && 'files' in content && isRecord(content.files);

/**
 * Validates the head of an archive and returns it.
 * @throws KeepingError when it comes from another program or a newer shop
 */
function readable(file: string, head: unknown, known: readonly string[]): ArchiveHead {
  if (!isHead(head)) throw foreign(file);
  const newer = head.version > FORMAT_VERSION || head.migrations.some((name) => !known.includes(name));
  if (newer)
    throw new KeepingError(
      `${file} was made by a newer shop than this one. Bring the program up to date first; nothing was changed.`,
    );
  if (head.migrations.length === 0 || head.migrations.some((name, at) => name !== known[at])) throw foreign(file);
  return head;
}

/**
 * Compares sizes and checksums of all unpacked files with the archive's manifest.
 * @throws KeepingError for a file that is missing, altered or not listed
 */
function compare(file: string, manifest: ArchiveManifest, sums: ReadonlyMap<string, FileSum>): void {
  const wanted = new Map<string, FileSum>([
    ...Object.entries(manifest.files),
    ...Object.entries(manifest.tables).map(([table, sum]) => [linesFile(table), sum] as const),
  ]);
  for (const [path, { bytes, sha256 }] of wanted) {
    const found = sums.get(path);
    if (!found) throw damaged(file, say.archiveFileMissing(path));
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, say.archiveFileChanged(path));
  }
  const more = [...sums.keys()].find((path) => !wanted.has(path) && path !== HEAD_FILE && path !== MANIFEST_FILE);
  if (more) throw damaged(file, say.archiveFileUnlisted(more));
}
