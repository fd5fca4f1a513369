import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NAMES, namesIndex } from '#domain/search/names.rules.ts';
import type { SearchRecord } from '#publish/snapshot/search-records.ts';
import { compress } from '#publish/compression.ts';
import { eachAtOnce, replaceFile } from '#publish/files.ts';

/** Texts of a names index by file, as they were written last. */
export type WrittenNames = ReadonlyMap<string, string>;

/**
 * Writes the names index of a site with compressed copies, each file by rename, and removes files of the former index.
 * Returns the texts by file name.
 * @param held texts that the site already has; unchanged files are not written again
 */
export async function writeNames(
  site: string,
  records: readonly SearchRecord[],
  held?: WrittenNames,
): Promise<WrittenNames> {
  const folder = join(site, NAMES);
  const names = namesIndex(records, held);
  await mkdir(folder, { recursive: true });
  const changed = [...names].filter(([name, text]) => held?.get(name) !== text).map(([name]) => name);
  await eachAtOnce(changed, async (name) => {
    const text = names.get(name) ?? '';
    await replaceFile(join(folder, `${name}.br`), await compress(text));
    await replaceFile(join(folder, name), text);
  });
  const there = held ? [...held.keys()].flatMap((name) => [name, `${name}.br`]) : await readdir(folder);
  for (const name of there) if (!names.has(name.replace(/\.br$/, ''))) await rm(join(folder, name), { force: true });
  return names;
}
