import { cp, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { alone } from '#publish/lock.ts';

/** Folder of this program: its sources, which a shop only reads. */
export const PROGRAM = resolve(import.meta.dirname, '../..');

/** What Astro reads of the program to build a site. */
const PARTS = ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];

/**
 * Runs `work` while nothing else is built in a data folder, for which it waits without a limit, and returns its result.
 * @param onWait called once when another build comes first
 */
export const buildAlone = <T>(dataDir: string, work: () => Promise<T>, onWait?: () => void): Promise<T> =>
  alone(resolve(dataDir, 'work', 'building.lock'), work, onWait);

/** Returns the folder in which Astro works; it lies in the data folder, because Astro writes into its root. */
export const siteRoot = (dataDir: string): string => resolve(dataDir, 'work', 'site');

/**
 * Returns the folder in which sites are built, each in a folder of its own, so that a build that was killed cannot meet
 * the next one. Astro looks for packages from there.
 */
export const buildsFolder = (dataDir: string): string => join(siteRoot(dataDir), 'builds');

/** Returns the folder of the installed packages, which may lie above a copy of the program. */
export const packagesFolder = (): string =>
  dirname(dirname(createRequire(import.meta.url).resolve('astro/package.json')));

/**
 * Brings the program's present sources and packages into the folder in which Astro works, and returns its real path.
 * Runs inside `buildAlone`.
 */
export async function prepareSiteRoot(dataDir: string): Promise<string> {
  const root = siteRoot(dataDir);
  await mkdir(root, { recursive: true });
  // Copies, because Astro and Node resolve `#lib/…` to a file's real path, which would lead out of the root. They are
  // made for every build: finding out whether they are the same would take as long.
  for (const part of PARTS) {
    await rm(join(root, part), { recursive: true, force: true });
    await cp(join(PROGRAM, part), join(root, part), { recursive: true });
  }
  const packages = join(root, 'node_modules');
  await rm(packages, { force: true });
  await symlink(packagesFolder(), packages);
  return realpath(root);
}
