import { DAY, INDIA_AHEAD } from '#lib/time.ts';
import * as say from '#domain/parcels/parcels.texts.ts';

/** Days before boxes leave after which an address is too late for the labels. */
const BEFORE = 2;

/**
 * Returns the last day (`yyyy-mm-dd`, Indian time) for the address of a waiting home: `BEFORE` days before dispatch.
 * @param leavesBy ISO time of the dispatch
 */
export const addressNeededBy = (leavesBy: string): string =>
  new Date(Date.parse(leavesBy) + INDIA_AHEAD - BEFORE * DAY).toISOString().slice(0, 10);

/** Error for packing or sending a box without an address. */
export const NO_ADDRESS = say.addressStillMissing;

/**
 * Returns the sentence with the number of homes that a list leaves out because their address is missing; empty for 0.
 */
export const leftOutText = (waiting: number): string => (waiting === 0 ? '' : say.homesWaitForAddress(waiting));
