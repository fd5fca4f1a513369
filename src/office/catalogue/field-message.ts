import type { FieldErrors } from 'react-hook-form';

/** Returns the first message among those of a field and of its parts. */
export function fieldMessage(error: FieldErrors[string]): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error as Record<string, FieldErrors[string]>)
    .map((part) => fieldMessage(part))
    .find(Boolean);
}

/** Returns the first message of a part of a field, such as `partMessage(error, 2, 'days')`. */
export function partMessage(error: FieldErrors[string], ...path: readonly (string | number)[]): string | undefined {
  const part = path.reduce<unknown>(
    (whole, key) => (typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[key] : undefined),
    error,
  );
  return fieldMessage(part as FieldErrors[string]);
}

/** Returns the message of a field itself, not of its parts. */
export const ownMessage = (error: FieldErrors[string]): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;
