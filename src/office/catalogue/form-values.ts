import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { type AnyObjectSchema, boolean } from 'yup';

/** What a record's form holds: its fields, and whether the public sees it. */
export type FormValues = Record<string, unknown>;

/** Returns the rules of a form: those of the record itself. */
export const formSchema = ({ kind }: KindDeclaration): AnyObjectSchema =>
  recordSchemas[kind].shape({ isActive: boolean().required() });

/** Returns what a form begins with: the record, or an empty one. */
export function formValues({ kind, fields }: KindDeclaration, state: RecordState | null): FormValues {
  const defaults = recordSchemas[kind].getDefault() as FormValues;
  const values = Object.keys(fields).map((name) => [name, state?.record[name] ?? defaults[name] ?? '']);
  return { ...Object.fromEntries(values), isActive: state?.isActive ?? true };
}

/** Returns the record in a form's values. */
export function recordOf(values: FormValues): FormValues {
  const { isActive: _place, ...record } = values;
  return record;
}
