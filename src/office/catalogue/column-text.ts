import { columnLabel } from '#domain/catalogue/catalogue-sheet.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';

/** Returns a table column's name for messages: the label of its field; the column itself when it is no field. */
export function columnText(kind: RecordKind, column: string): string {
  // What is wrong with an entry of a list stands in the list's cell.
  const heading = /^[^.[]*/.exec(column)?.[0] ?? '';
  const label = columnLabel(kind, heading);
  return label === heading ? column : label;
}
