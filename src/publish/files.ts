import { link, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Replaces a file by rename, so that hard links to the old file keep the old content. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Runs `work` for every file, for two files at a time per processor core. After a failure it starts no further file,
 * and throws the error when the running ones have ended.
 */
export async function eachAtOnce(files: string[], work: (file: string) => Promise<void>): Promise<void> {
  const waiting = files.values();
  let failed = false;
  const ends = await Promise.allSettled(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of waiting) {
        if (failed) return;
        await work(file).catch((error: unknown) => {
          failed = true;
          throw error;
        });
      }
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Returns the paths of all files in a folder and its subfolders. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Links the files of a folder and its subfolders into another folder, which takes no disk space. This is safe because
 * the media store replaces files and never writes into them.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? linkFolder(source, target) : link(source, target));
  }
}
