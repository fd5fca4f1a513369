import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between two tries, in ms. */
const AGAIN = 250;
/** The holder says this often that it is still at work, and counts as gone after so long without a word, in ms. */
const SIGN = 5_000;
const SILENT = 60_000;

/**
 * True while the holder of a lock is at work. A number of a process alone does not tell: a container that starts again
 * gives the same numbers, so the holder's sign of life must be fresh as well.
 */
async function isHeld(file: string): Promise<boolean> {
  const [pid, about] = await Promise.all([readFile(file, 'utf8').then(Number, () => 0), stat(file).catch(() => null)]);
  if (!about || Date.now() - about.mtimeMs > SILENT) return false;
  if (pid === process.pid) return held.has(file);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Locks that this process holds. */
const held = new Set<string>();

/** Takes a lock; false when somebody has it. The file appears with its content at once, so that nobody reads it half written. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    held.add(file);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/** Does work that only one process of a machine may do at a time; others wait for it. */
export async function alone<T>(file: string, work: () => Promise<T>, onWait: () => void = () => undefined): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  for (let waited = false; !(await take(file)); ) {
    if (!(await isHeld(file))) {
      await rm(file, { force: true });
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await pause(AGAIN);
  }
  const sign = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), SIGN).unref();
  try {
    return await work();
  } finally {
    clearInterval(sign);
    held.delete(file);
    await rm(file, { force: true });
  }
}
