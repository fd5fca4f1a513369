import fs, { existsSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Functions of `fs.promises` that change a disk, each with the index of the path that it writes to. */
const places = { writeFile: 0, mkdir: 0, link: 1, symlink: 1, copyFile: 1, cp: 1, rename: 1, rm: 0 } as const;
type Call = keyof typeof places;

/** Returns the error of a full disk (ENOSPC). */
const noRoom = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

/** Tells whether a call needs free space on the disk; renaming and removing do not. */
const needsRoom = (call: Call): boolean => call !== 'rename' && call !== 'rm';

/**
 * Calls `ask` before each change below a folder by this process; an error that it throws becomes the call's error. A
 * failed write leaves a partial file, as on a real disk.
 * @returns a function that removes the watch
 */
function watchDisk(below: string, ask: (call: Call, path: string) => void): () => void {
  const promises = fs.promises as unknown as Record<Call, (...args: unknown[]) => Promise<unknown>>;
  const originals = { ...promises };
  for (const call of Object.keys(places) as Call[]) {
    promises[call] = async (...args) => {
      const path = String(args[places[call]]);
      if (path.startsWith(below))
        try {
          ask(call, path);
        } catch (error) {
          if (call === 'writeFile')
            await originals.writeFile(path, String(args[1]).slice(0, 100)).catch(() => undefined);
          throw error;
        }
      return originals[call](...args);
    };
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(promises, originals);
    syncBuiltinESMExports();
  };
}

/**
 * Lets the first `left` changes below a folder succeed; all later ones fail, for a `full` disk only those that need
 * space, for a `gone` (power cut) all.
 * @returns functions that end this and count the changes
 */
export function spoilDisk(below: string, fate: 'full' | 'gone', left: number): { restore(): void; used(): number } {
  let used = 0;
  const restore = watchDisk(below, (call) => {
    if (fate === 'full' && !needsRoom(call)) return;
    used += 1;
    if (used > left) throw fate === 'full' ? noRoom() : new Error('The power is gone.');
  });
  return { restore, used: () => used };
}

// As a child of a test: `BAD_DISK` names a folder in which the file `full` fills the disk for as long as it is there, and
// `kill` ends the process, once, when it writes a page of its next publish.
const folder = process.env['BAD_DISK'];
if (folder)
  watchDisk(`${folder}/site`, (call, path) => {
    if (existsSync(`${folder}/full`) && needsRoom(call)) throw noRoom();
    if (call !== 'writeFile' || !path.startsWith(`${folder}/site/prepared/`) || !existsSync(`${folder}/kill`)) return;
    rmSync(`${folder}/kill`);
    process.kill(process.pid, 'SIGKILL');
  });
