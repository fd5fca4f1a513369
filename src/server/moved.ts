import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { isMovingIn, MOVING_IN } from '#server/db/moving.repo.ts';

/**
 * Returns the path of the file that marks a data folder's store as moved to a database, so that no server starts on the
 * old store.
 */
const markOf = (dataDir: string): string => join(dataDir, 'moved-to.txt');

/** Returns the path of the file that is there while a data folder's store is being moved to a database. */
const moveNoteOf = (dataDir: string): string => join(dataDir, 'moving-to.txt');

/** Notes that the store of a data folder is being moved. @param place host and name of the new database */
export const noteMove = (dataDir: string, place: string): Promise<void> => writeFile(moveNoteOf(dataDir), `${place}\n`);

/** Removes the note of a move that has come to an end. */
export const endMove = (dataDir: string): Promise<void> => rm(moveNoteOf(dataDir), { force: true });

/** Marks the store of a data folder as moved. @param place host and name of the new database, without a password */
export async function markMoved(dataDir: string, place: string): Promise<void> {
  await writeFile(markOf(dataDir), `${place}\n`);
  await endMove(dataDir);
}

/** Error of opening a store that was moved; its message says where to and what to do. */
export class MovedError extends Error {}

/**
 * Refuses the embedded store of a data folder when it was moved to a database, since what it holds is out of date.
 * @throws MovedError
 */
export function demandUnmoved({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }): void {
  const text = databaseUrl === null ? movedText(dataDir) : null;
  if (text !== null) throw new MovedError(text);
}

/** Returns the error message for opening a store that was moved; null when it was not moved. */
export function movedText(dataDir: string): string | null {
  const mark = markOf(dataDir);
  const place = placeIn(mark);
  if (place === null) return null;
  return `The store in ${dataDir} has been moved to ${place}: name that database by DATABASE_URL. Orders that came in there are missing here. If the old store shall serve all the same, delete ${mark} and repeat the command.`;
}

/** Returns the name of the database in a note or mark; null when there is no such file. */
const placeIn = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** Returns the error message for starting on an embedded store whose move was broken off; null for any other. */
export function brokenMoveText(dataDir: string): string | null {
  const note = moveNoteOf(dataDir);
  const place = placeIn(note);
  return (
    place &&
    `The move of the store in ${dataDir} to ${place} was broken off. Run the same npm run move once more: it goes on where it was. To go on with the store that is here, which is as it was, delete ${note} and start again.`
  );
}

/**
 * Returns the error message for starting on a PostgreSQL database into which a move was broken off; null for any other.
 * @param place host and name of the database, without a password
 */
export async function halfMovedText(db: Database, place: string): Promise<string | null> {
  if (!(await isMovingIn(db))) return null;
  return `A move into the database ${place} is under way or was broken off, so not all of the shop is there. Run the same npm run move once more: it goes on where it was. To begin with an empty shop instead, drop the schema ${MOVING_IN} in that database and start again.`;
}
