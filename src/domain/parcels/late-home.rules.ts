import { DAY, INDIA_AHEAD } from '#lib/time.ts';

/** Days before boxes leave after which an address comes too late for the labels. */
const BEFORE = 2;

/** The last day (`yyyy-mm-dd`) on which the address of a home that waits comes in time. @param leavesBy ISO time */
export const waitsUntil = (leavesBy: string): string =>
  new Date(Date.parse(leavesBy) + INDIA_AHEAD - BEFORE * DAY).toISOString().slice(0, 10);

/** Said where somebody would pack or send what nobody knows an address for. */
export const NO_ADDRESS = 'Its address is still missing. It is packed once the guest or the family has given it.';

/** What a list of homes says of those that it leaves out. */
export const leftOutWords = (waiting: number): string =>
  waiting === 0
    ? ''
    : waiting === 1
      ? '1 paid home waits for its address and is not listed.'
      : `${waiting} paid homes wait for their address and are not listed.`;
