import { type AnySchema, ValidationError } from 'yup';

/** Used parts of a yup schema. */
export interface Parts {
  type: string;
  spec: { optional?: boolean; nullable?: boolean };
  fields: Record<string, unknown>;
  innerType?: AnySchema;
  tests: readonly { OPTIONS?: { name?: string; params?: { max?: number; min?: number } } }[];
}

/** Returns the narrowest limit of a schema. @param none limit of a schema without one */
export function limitOf({ tests }: Parts, name: 'min' | 'max', none: number): number {
  const limits = tests.flatMap(({ OPTIONS }) => (OPTIONS?.name === name ? [OPTIONS.params?.[name] ?? none] : []));
  return name === 'min' ? Math.max(none, ...limits) : Math.min(none, ...limits);
}

/** Tells whether a schema accepts a value; a rule that asks for other fields is taken as passed. */
export function accepts(schema: AnySchema, value: unknown): boolean {
  try {
    schema.validateSync(value);
    return true;
  } catch (error) {
    return !(error instanceof ValidationError);
  }
}
