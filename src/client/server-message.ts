import type { CallFailure } from '#client/api.ts';

/** Returns the server's message of a failed call; `otherwise` when the answer had none. */
export const serverMessage = ({ status, code }: CallFailure, otherwise: string): string =>
  code === String(status) ? otherwise : code;
