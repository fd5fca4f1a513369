import { questionsOf, type SnapshotPart, snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import {
  type CatalogueChanges,
  largeKinds,
  readCatalogueChanges,
  readCatalogueVersion,
} from '#domain/catalogue/publishing.contract.ts';
import { fillPath } from '#lib/endpoint.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { byId, type Held, type HeldRecord, hold } from '#publish/held.ts';
import { UNDRAWABLE } from '#publish/resident/undrawable.ts';
import { type Bring, faultIn, faultsOf, type RecordFault, withoutWrong } from '#publish/record-faults.ts';
import { AWAY, placeless, SnapshotError } from '#publish/take-snapshot.ts';

/** Maximum time to wait for one answer of the API, in ms. */
const PATIENCE = 30 * SECOND;
/** Milliseconds by which two reads of changes overlap, because clocks differ and transactions take time. */
const OVERLAP = 2 * MINUTE;
const EVER = new Date(0).toISOString();

/** State of the catalogue after it was read. */
export interface Seen {
  held: Held;
  /** Version of the catalogue before the read, by which the next read finds the changed kinds. */
  version: string;
  /** Server time of the last read of each large list, by kind. */
  at: ReadonlyMap<string, string>;
  /** Faults of records. Such records are held in their last valid version, or left out when there is none. */
  faults: readonly RecordFault[];
}

/** Checks of new and changed records. */
export interface Checks {
  bring: Bring;
  /** JSON, in wire format, of records whose pages cannot be drawn. */
  undrawable: ReadonlySet<string>;
}

/**
 * Reads the catalogue again: requests only kinds whose version changed or that have faults and, in large lists, only
 * records written since the last look. Checks only changed records; unchanged records stay the same objects.
 * @throws SnapshotError that contains the failed request
 */
export async function readCatalogueAgain(api: string, before: Seen, checks: Checks): Promise<Seen> {
  const { version } = await ask<{ version: string }>(api, readCatalogueVersion.path);
  const former = new Set(before.version.split(','));
  const changed = new Set(
    version
      .split(',')
      .filter((one) => !former.has(one))
      .map((one) => one.split(':')[0]),
  );
  // What is wrong is looked at again, all of its list, until it is mended.
  for (const { kind } of before.faults) changed.add(kind);
  const at = new Map([...before.at].filter(([kind]) => !before.faults.some((fault) => fault.kind === kind)));
  const faults: RecordFault[] = [];
  const parts = await Promise.all(
    snapshotParts.map(async (part): Promise<[string, readonly HeldRecord[]]> => {
      const known = before.held.get(part.name) ?? [];
      // A list that never was written has no version.
      if (before.version && !changed.has(part.kind)) return [part.name, known];
      return [part.name, await lookAtPart(api, part, known, at, faults, checks)];
    }),
  );
  return { held: new Map(parts), version, at, faults };
}

async function lookAtPart(
  api: string,
  part: SnapshotPart,
  known: readonly HeldRecord[],
  at: Map<string, string>,
  faults: RecordFault[],
  { bring, undrawable }: Checks,
): Promise<HeldRecord[]> {
  const former = byId(known);
  /**
   * Checks the changed records of an answer. Returns all records, each faulty one in its last valid version, and the
   * faults.
   */
  const take = async (wires: Record<string, unknown>[]): Promise<[HeldRecord[], RecordFault[]]> => {
    const fresh = wires.filter((wire) => former.get(String(wire['_id']))?.line !== JSON.stringify(wire));
    const aside = fresh.filter((wire) => undrawable.has(JSON.stringify(wire)));
    const faultless = fresh.filter((wire) => !aside.includes(wire));
    const wrong = [
      ...aside.map((wire) => faultIn(part, wire, '', UNDRAWABLE)),
      ...(await faultsOf(part, faultless, bring)),
    ];
    const good = wrong.flatMap(({ id }) => former.get(id) ?? []).map(({ line }) => JSON.parse(line));
    const sound = withoutWrong(wires, wrong, good);
    return [sound.map((wire) => hold(part, wire, former.get(String(wire['_id'])))), wrong];
  };
  if (!largeKinds.some((kind) => kind === part.kind)) {
    const answers = await Promise.all(questionsOf(part).map((path) => ask<Record<string, unknown>>(api, path)));
    const wires = answers.flatMap((answer) => part.pick(answer) as Record<string, unknown>[]).map(placeless);
    const [list, wrong] = await take(wires);
    faults.push(...wrong);
    return list;
  }
  const path = fillPath(readCatalogueChanges.path, { kind: part.kind });
  const last = at.get(part.kind);
  const since = last ? new Date(Date.parse(last) - OVERLAP).toISOString() : EVER;
  for (const from of [since, EVER]) {
    const answer = await ask<CatalogueChanges>(api, `${path}?since=${from}`);
    const [taken, wrong] = await take(answer.changed);
    const fresh = byId(taken);
    const list = answer.ids.map((id) => fresh.get(id) ?? former.get(id));
    // A record that came back with an old time is not among the changed ones.
    if (list.some((one) => !one) && from !== EVER) continue;
    at.set(part.kind, answer.at);
    faults.push(...wrong);
    return list.filter((one) => one !== undefined);
  }
  return [];
}

async function ask<T>(api: string, path: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, api), { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw new SnapshotError(AWAY, `GET ${path}: ${(error as Error).message}`);
  }
  if (!answer.ok) throw new SnapshotError(AWAY, `The API answered ${answer.status} to GET ${path}.`);
  return (await answer.json()) as T;
}
