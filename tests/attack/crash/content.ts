import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FOLDERS, holdsTable } from '#domain/backup/archive.rules.ts';
import { filesBelow } from '#publish/files.ts';
import { type StorePlace, storeFile } from '#server/db/database.ts';
import { withStoreImage } from '#server/db/store-image.ts';

/** Content of a shop: one checksum over its rows, and one over its pictures. */
export interface Content {
  rows: string;
  files: string;
}

export const NOTHING: Content = { rows: 'none', files: 'none' };
export const isSame = (one: Content, other: Content): boolean => one.rows === other.rows && one.files === other.files;

/** Tables that a restore itself writes to, or that belong to running processes. */
const isCompared = (table: string): boolean =>
  holdsTable('backup', table) && !['audit', 'outbox', 'secret_mark'].includes(table);

/** Returns a checksum over the rows of a store; `none` when it holds no person, as a new one. */
export async function rowsOf(place: StorePlace): Promise<string> {
  if (!place.databaseUrl && !existsSync(storeFile(place.dataDir))) return 'none';
  return withStoreImage(place, async (image) => {
    const hash = createHash('sha256');
    let people = 0;
    for (const table of image.tables.filter(({ name }) => isCompared(name)))
      for await (const lines of image.lines(table)) {
        if (table.name === 'user') people += lines.length;
        hash.update(table.name).update(lines.join(''));
      }
    return people === 0 ? 'none' : hash.digest('hex').slice(0, 12);
  });
}

/** Returns a checksum over the pictures of a data folder; `none` when there are none. */
async function filesOf(dataDir: string): Promise<string> {
  const hash = createHash('sha256');
  let count = 0;
  for (const folder of FOLDERS) {
    const place = join(dataDir, folder);
    for (const file of existsSync(place) ? (await filesBelow(place)).sort() : []) {
      hash.update(relative(dataDir, file)).update(await readFile(file));
      count += 1;
    }
  }
  return count === 0 ? 'none' : hash.digest('hex').slice(0, 12);
}

/** Returns the content of a store and its pictures. */
export const contentOf = async (place: StorePlace): Promise<Content> => ({
  rows: await rowsOf(place),
  files: await filesOf(place.dataDir),
});

/** Returns in words of which shop the rows and the pictures are. */
export function describe(found: Content, before: Content, after: Content): string {
  const whose = (part: keyof Content): string => {
    if (found[part] === after[part]) return 'the new shop';
    if (found[part] === before[part]) return before[part] === 'none' ? 'nobody' : 'the old shop';
    return found[part] === 'none' ? 'nobody' : 'neither shop';
  };
  return `rows of ${whose('rows')} and pictures of ${whose('files')}`;
}
