import { existsSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a restore needs to know of one that was broken off while it moved the files of a data folder. */
export interface RestoreNote {
  /** Name of the folder in which the restored shop was made. */
  staging: string;
  /** Name of the folder to which the files that were there are moved. */
  aside: string;
  /** Names of the files and folders that were there. */
  held: string[];
  /** Schema in which the restored tables wait; null for the embedded store. */
  schema: string | null;
  /** Checksum by which the archive is known again. */
  archive: string;
}

const noteOf = (dataDir: string): string => join(dataDir, 'restore-under-way.json');

/** Notes, and waits until it is on the disk, that a restore begins to move the files of a data folder. */
export async function noteRestore(dataDir: string, note: RestoreNote): Promise<void> {
  const handle = await open(noteOf(dataDir), 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(note));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns the note of a restore that was broken off while it moved files; null when there is none. */
export function readRestoreNote(dataDir: string): RestoreNote | null {
  if (!existsSync(noteOf(dataDir))) return null;
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as RestoreNote;
  } catch {
    // It was broken off before the note was whole, so nothing has been moved.
    return null;
  }
}

/** Removes the note: all files are in their place. */
export const endRestore = (dataDir: string): Promise<void> => rm(noteOf(dataDir), { force: true });

/** Returns the error message for starting on a shop whose restore was broken off; null when there was none. */
export const restoringText = (dataDir: string): string | null =>
  readRestoreNote(dataDir) &&
  `A restore into ${dataDir} was broken off while it moved the files of the shop. Run the same command once more, then start.`;
