import type { FieldErrors } from 'react-hook-form';

/** Returns the first message of a field or its parts; undefined without one. */
export function fieldMessage(error: FieldErrors[string]): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error as Record<string, FieldErrors[string]>)
    .map((part) => fieldMessage(part))
    .find(Boolean);
}

/** Returns the first message of a part of a field, such as `partMessage(error, 2, 'days')`; undefined without one. */
export function partMessage(error: FieldErrors[string], ...path: readonly (string | number)[]): string | undefined {
  const part = path.reduce<unknown>(
    (whole, key) => (typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[key] : undefined),
    error,
  );
  return fieldMessage(part as FieldErrors[string]);
}

/** Returns the message of a field without those of its parts; undefined without one. */
export const ownMessage = (error: FieldErrors[string]): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;
