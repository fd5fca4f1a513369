import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Writes a file by rename, so that a release that shares the old one by hard link keeps it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
