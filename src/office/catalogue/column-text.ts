import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { fieldOf } from '#office/catalogue/value-text.tsx';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';

/**
 * Returns a table column's name for messages: the form's label with the heading, such as `Price of 400 gm (rate)`; the
 * column itself when it is no field.
 */
export function columnText(kind: RecordKind, column: string): string {
  // What is wrong with an entry of a list stands in the list's cell.
  const heading = /^[^.[]*/.exec(column)?.[0] ?? '';
  if (!Object.hasOwn(kindDeclarations[kind].fields, heading)) return column;
  const { label } = fieldOf(kindDeclarations[kind], heading);
  return label.toLowerCase() === heading.toLowerCase() ? label : `${label} (${heading})`;
}
