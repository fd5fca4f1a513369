/** Somebody else answers a message meanwhile, or changed it otherwise. */
export const took = (who: string, at: string): string => `${who} took this message at ${at}; you see it as it is now.`;
export const gave = (who: string, to: string, at: string): string =>
  `${who} gave this message to ${to} at ${at}; you see it as it is now.`;
export const changed = (who: string, at: string): string =>
  `${who} changed this message at ${at}; you see it as it is now.`;
/** Somebody else answered as well, which this page did not know. */
export const answeredToo = (who: string, at: string): string =>
  `${who} answered this message as well, at ${at}. Agree who of you goes on.`;
