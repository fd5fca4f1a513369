/** Spans of time in ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Formats a time in ms as an ISO time in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Milliseconds by which Indian time is ahead of UTC, all year. */
export const INDIA_AHEAD = 5.5 * HOUR;
