import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** There once the store of a data folder has been moved to a database: whoever started it again would sell from the old one. */
const markOf = (dataDir: string): string => join(dataDir, 'moved-to.txt');

/** Notes where the store of a data folder has been moved. @param place host and name of the database, without a password */
export async function markMoved(dataDir: string, place: string): Promise<void> {
  await writeFile(markOf(dataDir), `${place}\n`);
}

/** What to say to who starts a store that has been moved; null for one that has not. */
export function movedWords(dataDir: string): string | null {
  const mark = markOf(dataDir);
  if (!existsSync(mark)) return null;
  const place = readFileSync(mark, 'utf8').trim();
  return `The store in ${dataDir} has been moved to ${place}: name that database by DATABASE_URL. Orders that came in there are missing here. If the old store shall serve all the same, delete ${mark} and start again.`;
}
