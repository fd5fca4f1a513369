import type { CallFailure } from '#client/api.ts';

/** The server's own words for a failed call, else the screen's, with what these leave out of a call that nobody answered. */
export function serverMessage({ status, code, unknown }: CallFailure, otherwise: string): string {
  if (code !== String(status)) return code;
  if (unknown) return `${otherwise} No answer came, so it may have arrived all the same.`;
  return status === 0 ? `${otherwise} You are offline.` : otherwise;
}
