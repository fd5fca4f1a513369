import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { type AnyObjectSchema, boolean } from 'yup';

/** Values of a record's form: the record's fields and `isActive`. */
export type FormValues = Record<string, unknown>;

/** Returns the schema of a form: the record's own, with `isActive`. */
export const formSchema = ({ kind }: KindDeclaration): AnyObjectSchema =>
  recordSchemas[kind].shape({ isActive: boolean().required() });

/** Returns the initial values of a form, with defaults for missing fields or a new record (null). */
export function formValues({ kind, fields }: KindDeclaration, state: RecordState | null): FormValues {
  const defaults = recordSchemas[kind].getDefault() as FormValues;
  const values = Object.keys(fields).map((name) => [name, state?.record[name] ?? defaults[name] ?? '']);
  return { ...Object.fromEntries(values), isActive: state?.isActive ?? true };
}

/** Returns the record's content in a form's values. */
export function recordOf(values: FormValues): FormValues {
  const { isActive: _place, ...record } = values;
  return record;
}
