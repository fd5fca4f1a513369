import type { FieldErrors } from 'react-hook-form';

/** The first message among those of a field and of its parts. */
export function fieldMessage(error: FieldErrors[string]): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error as Record<string, FieldErrors[string]>)
    .map((part) => fieldMessage(part))
    .find(Boolean);
}
