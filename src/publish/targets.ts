import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { eachAtOnce, filesBelow, replaceFile } from '#publish/files.ts';
import { typeOfFile } from '#lib/file-types.ts';
import { Bucket, type BucketPlace } from '#server/media/bucket.ts';

/** A place that serves the site as plain files. */
export interface Target {
  /** Path of the target when it is a folder of this machine. */
  folder?: string;
  /** Returns the names of the files and folders at the top level, to find out whether the target is empty. */
  top(): Promise<string[]>;
  /** Returns the MD5 digest of each file, by name; null when the target compares files itself. */
  list(): Promise<Map<string, string> | null>;
  /** Returns the text of a file; null when it does not exist. */
  read(name: string): Promise<string | null>;
  /**
   * Copies files of a folder to the target, in any order, and waits until all are there. Returns the number of files
   * that were copied.
   */
  bring(site: string, names: readonly string[]): Promise<number>;
  remove(names: readonly string[]): Promise<void>;
  write(name: string, text: string): Promise<void>;
  /** True when the host compresses files itself, so that the compressed copies are not needed. */
  compresses: boolean;
}

/** A target that cannot be used; the message gives the reason. */
export class DeployError extends Error {}

/** Tells whether a file's content never changes under its name, so that it may be cached for ever. */
export const isImmutable = (name: string): boolean =>
  /^(?:_astro|uploads)\//.test(name) ||
  (name.startsWith('pagefind/') && !/^pagefind\/pagefind[^/]*\.(?:js|json)(?:\.br)?$/.test(name));

export const md5 = (bytes: Buffer | string): string => createHash('md5').update(bytes).digest('hex');

/** Reason why a folder cannot be written, by the system's error code. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'no room is left on its disk',
  EDQUOT: 'no room is left on its disk',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOTDIR: 'a file lies where a folder has to be',
  EISDIR: 'a folder lies where a file has to be',
  EEXIST: 'a file lies where a folder has to be',
};

/**
 * Returns the target for a folder of this machine that a web server serves. Its methods throw DeployError when the
 * folder cannot be written.
 */
export function folderTarget(folder: string): Target {
  /**
   * Does work in the folder and returns its result.
   * @throws DeployError when the disk is full or the system refuses to write
   */
  const reported = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const refusal = REFUSALS[(error as { code?: string }).code ?? ''];
      if (refusal === undefined) throw error;
      throw new DeployError(
        `${folder} did not take all files: ${refusal}. What is there works; the same command brings the rest.`,
        { cause: error },
      );
    }
  };
  return {
    compresses: false,
    folder,
    top: () => reported(async () => (existsSync(folder) ? readdir(folder) : [])),
    list: () =>
      reported(async () => {
        const found = new Map<string, string>();
        if (existsSync(folder))
          for (const file of await filesBelow(folder)) found.set(relative(folder, file), md5(await readFile(file)));
        return found;
      }),
    read: (name) => readFile(join(folder, name), 'utf8').catch(() => null),
    async bring(site, names) {
      await reported(() =>
        eachAtOnce([...names], async (name) => {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await replaceFile(join(folder, name), await readFile(join(site, name)));
        }),
      );
      return names.length;
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
    write: (name, text) =>
      reported(async () => {
        await mkdir(folder, { recursive: true });
        await replaceFile(join(folder, name), text);
      }),
  };
}

/** Returns the target for a bucket behind a CDN. */
export function bucketTarget(place: BucketPlace): Target {
  const bucket = new Bucket(place);
  const put = (name: string, bytes: Buffer): Promise<void> =>
    bucket.put(name, bytes, {
      type: typeOfFile(name),
      cache: isImmutable(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  return {
    compresses: true,
    top: async () => [...(await bucket.list()).keys()],
    list: () => bucket.list(),
    read: async (name) => (await bucket.get(name))?.toString() ?? null,
    async bring(site, names) {
      await eachAtOnce([...names], async (name) => put(name, await readFile(join(site, name))));
      return names.length;
    },
    async remove(names) {
      await eachAtOnce([...names], (name) => bucket.remove(name));
    },
    write: (name, text) => put(name, Buffer.from(text)),
  };
}

/** Returns the parent folders of a file, outermost first. */
const foldersAround = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, place) => parts.slice(0, place + 1).join('/'));
};

/** Exit code of rsync when its source does not exist. */
const NOT_THERE = 23;

/**
 * Returns the target for a folder of another machine, such as `shop@example.in:/srv/site`; rsync compares and transfers
 * the files. Its methods throw DeployError when rsync is missing or fails.
 */
export function rsyncTarget(place: string): Target {
  const run = async (args: readonly string[]): Promise<string> => {
    try {
      return (await promisify(execFile)('rsync', [...args], { maxBuffer: 64 * 1024 * 1024 })).stdout;
    } catch (error) {
      const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
      if (code === 'ENOENT') throw new DeployError('rsync is not installed on this machine.');
      throw new DeployError(`rsync could not bring the files to ${place}: ${stderr.trim().split('\n')[0] ?? ''}`, {
        cause: error,
      });
    }
  };
  const there = `${place.replace(/\/$/, '')}/`;
  /** Writes names to a temporary file in rsync's format, runs `work` with its path, and removes the file. */
  const listed = async (names: readonly string[], work: (list: string) => Promise<string>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-deploy-'));
    try {
      await writeFile(join(folder, 'names'), names.join('\0'));
      return await work(join(folder, 'names'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    compresses: false,
    async top() {
      const lines = await run(['--list-only', there]).catch((error: Error) => {
        if ((error.cause as { code?: unknown } | undefined)?.code === NOT_THERE) return '';
        throw error;
      });
      // Mode, size, day, time, name; of a folder that is there also itself.
      const names = lines.split('\n').map((line) => /^\S+ +\S+ +\S+ \S+ (.*)$/.exec(line)?.[1] ?? '');
      return names.filter((name) => name !== '' && name !== '.');
    },
    list: async () => null,
    async read(name) {
      const folder = await mkdtemp(join(tmpdir(), 'shop-deploy-'));
      try {
        await run(['-r', '--include', name, '--exclude', '*', there, `${folder}/`]).catch((error: Error) => {
          // The first deploy makes the folder.
          if ((error.cause as { code?: unknown } | undefined)?.code !== NOT_THERE) throw error;
        });
        return await readFile(join(folder, name), 'utf8').catch(() => null);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async bring(site, names) {
      if (names.length === 0) return 0;
      const brought = await listed(names, (list) =>
        run(['-r', '--checksum', '--mkpath', '--out-format=%n', '--from0', `--files-from=${list}`, `${site}/`, there]),
      );
      return brought.split('\n').filter((line) => line !== '' && !line.endsWith('/')).length;
    },
    async remove(names) {
      if (names.length === 0) return;
      // What is named goes, because it is missing in a folder that has the folders around it; all else is left alone.
      const empty = await mkdtemp(join(tmpdir(), 'shop-deploy-'));
      for (const name of names) await mkdir(join(empty, dirname(name)), { recursive: true });
      const around = names.flatMap((name) => foldersAround(name).map((folder) => `${folder}/`));
      const plain = [...new Set([...around, ...names])].map((name) => `/${name.replace(/[*?[\\]/g, '\\$&')}`);
      await listed(plain, (list) =>
        run(['-r', '--delete', '--from0', `--include-from=${list}`, '--exclude=*', `${empty}/`, there]),
      );
      await rm(empty, { recursive: true, force: true });
    },
    async write(name, text) {
      const folder = await mkdtemp(join(tmpdir(), 'shop-deploy-'));
      await writeFile(join(folder, name), text);
      await run(['--mkpath', join(folder, name), there]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
