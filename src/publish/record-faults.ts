import * as say from '#domain/publishing/publishing.texts.ts';
import { ValidationError } from 'yup';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { mediaFields } from '#domain/catalogue/record-kinds.rules.ts';
import { shownShop } from '#domain/settings/settings.contract.ts';
import { mediaOf, type PublishedKind, type SnapshotPart } from '#publish/snapshot/snapshot-kinds.ts';

/** A record that cannot be published, and the reason. */
export interface RecordFault {
  kind: PublishedKind;
  id: string;
  name: string;
  /** Empty when the whole record is faulty. */
  field: string;
  message: string;
}

/** Provides the files of media values; returns the reason for each value whose files are not available. */
export type Bring = (values: string[]) => Promise<Map<string, string>>;

/** Returns a log line for each fault. */
export const faultLines = (faults: RecordFault[]): string[] =>
  faults.map(
    ({ kind, id, name, field, message }) => `${kind} "${name}" (${id}): ${field ? `${field}: ` : ''}${message}`,
  );

/**
 * Checks the records of a part and fetches their pictures. Returns schema errors, duplicate ids, and pictures that
 * cannot be fetched.
 */
export async function faultsOf(
  part: SnapshotPart,
  records: Record<string, unknown>[],
  bring: Bring,
): Promise<RecordFault[]> {
  const faults = schemaFaults(part, records);
  const wrong = new Set(faults.map(({ id }) => id));
  const sound = records.filter(({ _id }) => !wrong.has(String(_id)));
  const refused = await bring([...new Set(sound.flatMap(mediaOf))]);
  if (refused.size === 0) return faults;
  const missing = sound.flatMap((wire) =>
    mediaFields.flatMap((field) => {
      const why = refused.get(String(wire[field]));
      return why === undefined ? [] : [faultIn(part, wire, field, why)];
    }),
  );
  return [...faults, ...missing];
}

/**
 * Returns the records with each faulty one replaced by its last valid version in `former`, or left out when there is
 * none. Of duplicates the first is kept.
 */
export function withoutWrong(
  records: Record<string, unknown>[],
  faults: RecordFault[],
  former: Record<string, unknown>[],
): Record<string, unknown>[] {
  const good = new Map(former.map((wire) => [String(wire['_id']), wire]));
  const wrong = new Set(faults.map(({ id }) => id));
  const seen = new Set<string>();
  return records.flatMap((wire) => {
    const id = String(wire['_id']);
    if (seen.has(id)) return [];
    seen.add(id);
    const shown = wrong.has(id) ? good.get(id) : wire;
    return shown ? [shown] : [];
  });
}

/** Returns the fault of a record in wire format; `field` is empty when the whole record is faulty. */
export const faultIn = (
  { kind }: SnapshotPart,
  wire: Record<string, unknown>,
  field: string,
  message: string,
): RecordFault => ({
  kind,
  id: String(wire['_id']),
  name: String(wire['name'] ?? wire['category'] ?? ''),
  field,
  message,
});

function schemaFaults(part: SnapshotPart, records: Record<string, unknown>[]): RecordFault[] {
  const seen = new Set<string>();
  return records.flatMap((wire) => {
    const id = String(wire['_id']);
    if (seen.has(id)) return [faultIn(part, wire, '', say.recordTwice)];
    seen.add(id);
    try {
      const schema = part.kind === 'settings' ? shownShop : recordSchemas[part.kind];
      schema.validateSync(part.read(wire), { abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) return [faultIn(part, wire, '', (error as Error).message)];
      return (error.inner.length > 0 ? error.inner : [error]).map((one) =>
        faultIn(part, wire, one.path ?? '', one.message),
      );
    }
  });
}
