import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { type AnyObjectSchema, boolean } from 'yup';

/** Values of a record's form: the record's fields and `isActive`. */
export type FormValues = Record<string, unknown>;

/** Returns the schema of a kind's form: the schema of its records with the field `isActive`. */
export const formSchema = ({ kind }: KindDeclaration): AnyObjectSchema =>
  recordSchemas[kind].shape({ isActive: boolean().required() });

/**
 * Returns the initial values of a form: the record's values, else the schema's defaults; `isActive` is true for a new
 * record.
 * @param state null for a new record
 */
export function formValues({ kind, fields }: KindDeclaration, state: RecordState | null): FormValues {
  const defaults = recordSchemas[kind].getDefault() as FormValues;
  const values = Object.keys(fields).map((name) => [name, state?.record[name] ?? defaults[name] ?? '']);
  return { ...Object.fromEntries(values), isActive: state?.isActive ?? true };
}

/** Returns a form's values without `isActive`, which is not part of the record. */
export function recordValues(values: FormValues): FormValues {
  const { isActive: _place, ...record } = values;
  return record;
}
