import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaOf, type SnapshotPart, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import type { ReleaseChange } from '#domain/publishing/site-state.contract.ts';
import { type Snapshot, snapshotOf } from '#publish/snapshot/snapshot.ts';

/** A record of a snapshot in three forms: JSON, the shop's own shape, and the media values it refers to. */
export interface HeldRecord {
  /** JSON of the record in wire format: one line of the part's file. */
  line: string;
  record: { id: string; updatedAt: string };
  media: string[];
}

/** Records of a snapshot by name of their part, in the order of the API's lists. */
export type Held = ReadonlyMap<string, readonly HeldRecord[]>;

type Wire = Record<string, unknown>;

/**
 * Returns a record with its JSON and media values. Returns `known` itself when the JSON is unchanged, because changed
 * pages are found by object identity.
 */
export function hold(part: SnapshotPart, wire: Wire, known?: HeldRecord): HeldRecord {
  const line = JSON.stringify(wire);
  return known?.line === line ? known : { line, record: part.read(wire), media: mediaOf(wire) };
}

/** Returns the records of a part by id. */
export const byId = (records: readonly HeldRecord[] = []): Map<string, HeldRecord> =>
  new Map(records.map((one) => [one.record.id, one]));

/**
 * Reads the records of a snapshot's folder, by part; unchanged records are the same objects as in `known`.
 * @throws Error when a file is missing or broken
 */
export async function readHeld(folder: string, known?: Held): Promise<Held> {
  const parts = await Promise.all(
    snapshotParts.map(async (part) => {
      const wires = JSON.parse(await readFile(join(folder, `${part.name}.json`), 'utf8')) as Wire[];
      const former = byId(known?.get(part.name));
      return [part.name, wires.map((wire) => hold(part, wire, former.get(String(wire['_id']))))] as const;
    }),
  );
  return new Map(parts);
}

/** Returns the content of a part's file: a JSON array with one record per line. */
export function textOfPart(lines: readonly string[]): string {
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

/** Returns the catalogue of these records, in the form that the pages use. */
export function catalogueOf(held: Held): Snapshot {
  return snapshotOf(new Map([...held].map(([name, records]) => [name, records.map(({ record }) => record)])));
}

/** Returns the first of a record's name, title, category and kind that is not empty; empty when it has none. */
function nameOf({ record }: HeldRecord): string {
  const { name, title, category, kind } = record as { name?: string; title?: string; category?: string; kind?: string };
  return name || title || category || kind || '';
}

/** Returns the names of the fields that differ between two versions of a record, except `updatedAt`. */
function fieldsBetween(former: HeldRecord['record'], present: HeldRecord['record']): string[] {
  const [before, after] = [former, present].map((record) => ({ ...record, updatedAt: '' }) as Wire);
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}

/**
 * Returns the records that are new, changed or withdrawn between two versions of the catalogue, with the names of
 * changed fields.
 */
export function changesBetween(before: Held, after: Held): ReleaseChange[] {
  return snapshotParts.flatMap((part) => {
    const [former, present] = [byId(before.get(part.name)), byId(after.get(part.name))];
    const change = (one: HeldRecord, what: ReleaseChange['what'], fields?: string[]): ReleaseChange => ({
      kind: part.kind,
      id: one.record.id,
      name: nameOf(one),
      what,
      ...(fields?.length ? { fields } : {}),
    });
    return [
      ...[...present.values()].flatMap((one) => {
        const known = former.get(one.record.id);
        if (known === one) return [];
        return [known ? change(one, 'changed', fieldsBetween(known.record, one.record)) : change(one, 'new')];
      }),
      ...[...former.values()].flatMap((one) => (present.has(one.record.id) ? [] : [change(one, 'withdrawn')])),
    ];
  });
}
