/** The revisions that the writes of this page made, by record: what undo goes by, so that it meets nobody else's work. */
const written = new Map<string, number>();

/** Notes what a write of this page answered. */
export function noteWrites(records: readonly { id: string; revision: number }[]): void {
  for (const { id, revision } of records) written.set(id, revision);
}

/** Returns the revision that this page wrote last. */
export const lastWritten = (id: string): number => written.get(id) ?? 1;
