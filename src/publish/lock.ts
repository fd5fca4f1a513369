import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between two tries, in ms. */
const AGAIN = 250;
/** SQLite's result code for a file that another connection has locked. */
const BUSY = 5;

/** Tries to take the lock; returns false while another process holds it. */
function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((Number((error as { errcode?: number }).errcode) & 0xff) === BUSY) return false;
    throw error;
  }
}

/**
 * Runs `work` while holding the lock of a file, for which it waits without a limit, and returns its result. The lock is
 * a transaction on an empty SQLite file, which the operating system frees when the process ends, so that no lock is
 * ever stale.
 * @param onWait called once when another process holds the lock
 */
export async function alone<T>(file: string, work: () => Promise<T>, onWait: () => void = () => undefined): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let waited = false; !take(lock); await pause(AGAIN)) {
      if (!waited) onWait();
      waited = true;
    }
    return await work();
  } finally {
    lock.close();
  }
}
