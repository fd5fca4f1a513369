import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaOf, questionsOf, type SnapshotPart, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { filesOfMedia, isOfCatalogue } from '#lib/pictures.ts';
import { SECOND } from '#lib/time.ts';
import { replaceFile } from '#publish/files.ts';
import { type Bring, faultsOf, type RecordFault, withoutWrong } from '#publish/record-faults.ts';
import { textOfPart } from '#publish/held.ts';
import { isToCome } from '#server/media/pictures-to-come.ts';

/** Description of a snapshot, kept in its folder. */
export interface SnapshotManifest {
  takenAt: string;
  /** Digest of all parts; equal snapshots build equal sites. */
  digest: string;
  parts: Record<string, { etag: string; digest: string }>;
}

/** Manifest of a snapshot just taken, with the faults of its records. */
export interface TakenSnapshot extends SnapshotManifest {
  faults: RecordFault[];
}

export interface SnapshotOptions {
  /** API origin. */
  api: string;
  /** Folder that holds the snapshot; replaced file by file, each by rename. */
  folder: string;
  /** Media store on this machine; its files are linked instead of fetched. */
  localMedia?: string;
  /** Maximum time to wait for one answer, in ms. */
  patience?: number;
}

/** A snapshot that could not be taken, with a message for staff; the folder still contains the last valid one. */
export class SnapshotError extends Error {
  /** Details for the log; empty when the message says all. */
  readonly detail: string;

  constructor(message: string, detail = '') {
    super(message);
    this.detail = detail;
  }
}

/** Shown to staff when the API does not return a list. */
export const AWAY = 'The shop did not answer when its catalogue was read.';

/**
 * Takes a snapshot of the public catalogue and its pictures; returns its manifest and the faults of records. Sends a
 * conditional request for each list, and replaces nothing until every list is fetched. A faulty record is replaced by
 * its last valid version, or left out when there is none.
 * @throws SnapshotError that contains the failed request
 */
export async function takeSnapshot({
  api,
  folder,
  localMedia,
  patience = 30 * SECOND,
}: SnapshotOptions): Promise<TakenSnapshot> {
  const before = await readManifest(folder);
  const fetched = await Promise.all(
    snapshotParts.map((part) => fetchPart(api, part, before?.parts[part.name]?.etag, folder, patience)),
  );
  await mkdir(folder, { recursive: true });
  const bring: Bring = (values) => mirrorMedia(api, values, join(folder, 'media'), localMedia);
  const faults: RecordFault[] = [];
  for (const one of fetched) {
    const wrong = one.fresh ? await faultsOf(one.part, one.records, bring) : [];
    if (!one.fresh) await bring(one.records.flatMap(mediaOf));
    if (wrong.length === 0) continue;
    faults.push(...wrong);
    one.records = withoutWrong(one.records, wrong, one.former);
    // What is wrong is asked for again, and told again, until it is mended.
    one.etag = '';
  }
  const parts: SnapshotManifest['parts'] = {};
  for (const { part, records, etag, fresh } of fetched) {
    const text = textOfPart(records.map((record) => JSON.stringify(record)));
    parts[part.name] = { etag, digest: digestOf(text) };
    if (fresh) await replaceFile(join(folder, `${part.name}.json`), text);
  }
  const manifest = manifestOf(parts);
  await replaceFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return { ...manifest, faults };
}

/** Returns the manifest of a snapshot that consists of these parts, with the current time. */
export function manifestOf(parts: SnapshotManifest['parts']): SnapshotManifest {
  const digest = digestOf(JSON.stringify(Object.entries(parts).map(([name, one]) => [name, one.digest])));
  return { takenAt: new Date().toISOString(), digest, parts };
}

/** Reads the manifest of a snapshot's folder; null when there is none. */
export async function readManifest(folder: string): Promise<SnapshotManifest | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as SnapshotManifest);
}

interface Fetched {
  part: SnapshotPart;
  records: Record<string, unknown>[];
  etag: string;
  /** Records of the last valid snapshot. */
  former: Record<string, unknown>[];
  /** False when the API answered that nothing changed. */
  fresh: boolean;
}

async function fetchPart(
  api: string,
  part: SnapshotPart,
  etag: string | undefined,
  folder: string,
  patience: number,
): Promise<Fetched> {
  const held = await readFile(join(folder, `${part.name}.json`), 'utf8').catch(() => null);
  const former = held === null ? [] : (JSON.parse(held) as Record<string, unknown>[]);
  const known = etag && held !== null ? etag : undefined;
  const questions = questionsOf(part);
  let answers = await Promise.all(questions.map((question) => ask(api, question, known, patience)));
  if (held !== null && answers.every(({ status }) => status === 304))
    return { part, records: former, former, etag: etag ?? '', fresh: false };
  // Where one category changed, the file is written whole.
  if (answers.some(({ status }) => status === 304))
    answers = await Promise.all(questions.map((question) => ask(api, question, undefined, patience)));
  const records: Record<string, unknown>[] = [];
  for (const answer of answers) {
    try {
      const found = part.pick((await answer.json()) as Record<string, unknown>) as Record<string, unknown>[];
      records.push(...found.map(placeless));
    } catch (error) {
      throw new SnapshotError(
        'The shop answered with something else than its catalogue.',
        `The answer to GET ${part.endpoint.path} is not what was agreed: ${(error as Error).message}`,
      );
    }
  }
  const tag = answers.map(({ headers }) => headers.get('etag') ?? '').join(', ');
  return { part, records, former, etag: tag, fresh: true };
}

/**
 * Sends a GET request, conditional when the ETag of an earlier answer is known.
 * @throws SnapshotError when the API cannot be reached or answers neither 2xx nor, to a conditional request, 304
 */
async function ask(api: string, question: string, known: string | undefined, patience: number): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(new URL(question, api), {
      ...(known ? { headers: { 'if-none-match': known } } : {}),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new SnapshotError(AWAY, `GET ${question}: ${(error as Error).message}`);
  }
  if (!answer.ok && !(known && answer.status === 304))
    throw new SnapshotError(AWAY, `The API answered ${answer.status} to GET ${question}.`);
  return answer;
}

/**
 * Returns a record without `orderId`, its position in the answer, because that changes with other records of the list.
 */
export function placeless({ orderId: _place, ...record }: Record<string, unknown>): Record<string, unknown> {
  return record;
}

/**
 * Adds the files of media values to a folder: linked from the media store of this machine, else fetched. Skips pictures
 * that this machine is still making.
 * @returns the reason for each value that cannot be added, as text for staff
 */
export async function mirrorMedia(
  api: string,
  values: string[],
  folder: string,
  localMedia?: string,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  // A picture that is still being made on this machine is brought by a later snapshot.
  const comes = (value: string): boolean => localMedia !== undefined && isToCome(localMedia, value);
  const missing = values.filter((value) => !existsSync(join(folder, value)) && !comes(value)).values();
  const worker = async (): Promise<void> => {
    for (const value of missing) {
      try {
        // What customers sent is never made public.
        if (!isOfCatalogue(value)) throw new SnapshotError('This is no picture or video of the catalogue.');
        for (const file of filesOfMedia(value)) await mirrorFile(api, file, folder, localMedia, file === value);
      } catch (error) {
        if (!(error instanceof SnapshotError)) throw error;
        refused.set(value, error.message);
      }
    }
  };
  // An error is told when nobody writes into the folder any more.
  const ends = await Promise.allSettled(Array.from({ length: 8 }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return refused;
}

async function mirrorFile(
  api: string,
  file: string,
  folder: string,
  localMedia: string | undefined,
  needed: boolean,
): Promise<void> {
  const target = join(folder, file);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const source = localMedia ? join(localMedia, file) : '';
  if (source && existsSync(source)) {
    await link(source, target).catch(() => copyFile(source, target));
    return;
  }
  const answer = await fetch(new URL(`/uploads/${file}`, api), { signal: AbortSignal.timeout(30 * SECOND) }).catch(
    () => null,
  );
  if (answer?.ok && answer.headers.get('cache-control') === 'no-store')
    throw new SnapshotError(`The shop is still making the picture ${file}. Please try again in a few minutes.`);
  if (answer?.ok) await replaceFile(target, Buffer.from(await answer.arrayBuffer()));
  else if (needed) throw new SnapshotError(`The picture ${file} cannot be fetched (${answer?.status ?? 'no answer'}).`);
}

/** Returns the first 32 hexadecimal digits of a text's SHA-256. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Returns the same digest of a large text as `digestOf`, without blocking other work. */
export async function digestAside(text: Buffer<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', text))
    .toString('hex')
    .slice(0, 32);
}
