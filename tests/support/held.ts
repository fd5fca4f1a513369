import { DatabaseSync } from 'node:sqlite';

/** Whether somebody does the work of a lock just now. */
export function isHeld(file: string): boolean {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}
