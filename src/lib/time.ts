/** Spans of time in ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns a time in ms as ISO text in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** How far Indian time is ahead of UTC, all year, in ms. */
export const INDIA_AHEAD = 5.5 * HOUR;
