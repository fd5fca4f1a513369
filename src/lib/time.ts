/** Spans of time in ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far Indian time is ahead of UTC, all year, in ms. */
export const INDIA_AHEAD = 5.5 * HOUR;
