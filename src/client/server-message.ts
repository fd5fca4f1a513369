import type { CallFailure } from '#client/api.ts';

/** The server's own words for a refused call, else the screen's. */
export function serverMessage(failure: CallFailure, otherwise: string): string {
  const silent = failure.status === 0 || failure.code === String(failure.status);
  return silent ? otherwise : failure.code;
}
