import type { FieldErrors } from 'react-hook-form';

/** Returns a field's own error message, else the first one of its parts; undefined when there is none. */
export function fieldMessage(error: FieldErrors[string]): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error as Record<string, FieldErrors[string]>)
    .map((part) => fieldMessage(part))
    .find(Boolean);
}

/**
 * Returns the first error message at a path inside a field's error, such as `partMessage(error, 2, 'days')`; undefined
 * when there is none.
 */
export function partMessage(error: FieldErrors[string], ...path: readonly (string | number)[]): string | undefined {
  const part = path.reduce<unknown>(
    (whole, key) => (typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[key] : undefined),
    error,
  );
  return fieldMessage(part as FieldErrors[string]);
}

/** Returns a field's own error message, without those of its parts; undefined when there is none. */
export const ownMessage = (error: FieldErrors[string]): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;
