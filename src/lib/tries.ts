/** Statuses of a lost answer, from the network (0) or a proxy; the request may have arrived. */
export const LOST = [0, 502, 504];
