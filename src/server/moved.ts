import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the path of the file that marks a data folder's store as moved to a database, so that no server starts on the
 * old store.
 */
const markOf = (dataDir: string): string => join(dataDir, 'moved-to.txt');

/** Marks the store of a data folder as moved. @param place host and name of the new database, without a password */
export async function markMoved(dataDir: string, place: string): Promise<void> {
  await writeFile(markOf(dataDir), `${place}\n`);
}

/** Returns the error message for starting on a store that was moved; null when it was not moved. */
export function movedText(dataDir: string): string | null {
  const mark = markOf(dataDir);
  if (!existsSync(mark)) return null;
  const place = readFileSync(mark, 'utf8').trim();
  return `The store in ${dataDir} has been moved to ${place}: name that database by DATABASE_URL. Orders that came in there are missing here. If the old store shall serve all the same, delete ${mark} and start again.`;
}
