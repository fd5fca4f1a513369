/** Somebody else answers the message, or changed it otherwise, while this page was open. */
export const took = (who: string, at: string): string => `${who} took this message on ${at}. You see it as it is now.`;
export const gave = (who: string, to: string, at: string): string =>
  `${who} gave this message to ${to} on ${at}. You see it as it is now.`;
export const changed = (who: string, at: string): string =>
  `${who} changed this message on ${at}. You see it as it is now.`;
/** Somebody else answered as well, which this page did not know. */
export const answeredToo = (who: string, at: string): string =>
  `${who} answered this message too, on ${at}. Please agree who carries on.`;
