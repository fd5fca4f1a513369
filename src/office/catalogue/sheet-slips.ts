import { type Slip } from '#office/frame/slip.store.ts';
import { spansWithout } from '#office/frame/slip.rules.ts';
import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import { type RecordStep, slipsAmong, weighedFields } from '#office/catalogue/record-slips.ts';
import type { SheetChange } from '#domain/catalogue/catalogue-sheet.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';

/**
 * Returns what looks like a slip of the finger in the chosen rows of a table. The others of the list are those that it
 * has once the rows are written.
 */
export function sheetSlips(kind: RecordKind, chosen: readonly SheetChange[], held: readonly StaffRecord[]): Slip[] {
  const declaration = declarationOf(kind);
  if (!declaration) return [];
  const former = new Map(held.map((one) => [one.id, one.record as Record<string, unknown>]));
  const steps = chosen.map(({ row, name, record: { id, record } }): RecordStep => {
    const before = (id ? former.get(id) : undefined) ?? null;
    return { row, name, before, after: record, ...(id ? { id } : {}) };
  });
  const next = new Map(former);
  for (const { id, row, after } of steps) next.set(id ?? `row ${row}`, after);
  const spans = new Map(
    weighedFields(declaration).map((field) => {
      const values = [...next.values()].flatMap(({ [field]: value }) => (typeof value === 'number' ? [value] : []));
      return [field, spansWithout(values)];
    }),
  );
  return slipsAmong(declaration, steps, (field, { after }) => spans.get(field)?.(Number(after[field])) ?? null);
}
