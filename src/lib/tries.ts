/** Statuses (0 for none) of no answer at all, or of one that a proxy gave for the shop: what was sent may have arrived. */
export const LOST = [0, 502, 504];
