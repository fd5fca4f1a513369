import { readdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Writes a file by rename, so that a release that shares the old one by hard link keeps it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Does the same work for many files, as many at a time as keeps the machine busy. */
export async function eachAtOnce(files: string[], work: (file: string) => Promise<void>): Promise<void> {
  const waiting = files.values();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of waiting) await work(file);
    }),
  );
}

/** Every file below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
