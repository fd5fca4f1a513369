import type { CallFailure } from '#client/api.ts';

/** Returns the server's own words for a failed call, else the screen's to the letter. */
export const serverMessage = ({ status, code }: CallFailure, otherwise: string): string =>
  code === String(status) ? otherwise : code;
