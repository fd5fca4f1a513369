/** Statuses of a lost answer, of the network (0) or of a proxy in the shop's place: the request may have arrived. */
export const LOST = [0, 502, 504];
