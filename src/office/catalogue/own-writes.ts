/**
 * Revisions that this page wrote, by record id. An undo sends them, so that it never overwrites another user's change.
 */
const written = new Map<string, number>();

/** Stores the revisions returned by a write, by record id. */
export function noteWrites(records: readonly { id: string; revision: number }[]): void {
  for (const { id, revision } of records) written.set(id, revision);
}

/** Returns the revision of a record that this page wrote last; 1 when it wrote none. */
export const lastWritten = (id: string): number => written.get(id) ?? 1;
