/** How a try ended: answered well, or with an HTTP status, 0 for no answer; `unknown` where it may have arrived all the same. */
export type Ended = { ok: true } | { ok: false; status: number; unknown?: boolean; data?: unknown };

/** No answer at all, or one that a proxy gave for the shop: they leave open whether what was sent arrived. */
const LOST = [0, 502, 504];
/** Refusals before anything was looked up: of a try that was lost earlier they say nothing. */
const UNHEARD = [401, 429, 503];

/** True for a try that the shop did not answer. */
export const isLost = (answer: Ended): boolean => !answer.ok && LOST.includes(answer.status);

/** True for a try that tells nothing of an earlier one. */
export const saysNothing = (answer: Ended): boolean =>
  isLost(answer) || (!answer.ok && UNHEARD.includes(answer.status));

/** What is known after one more try. @param unknown true where an earlier try of the same may have arrived */
export const afterTry = <Answer extends Ended>(unknown: boolean | undefined, answer: Answer): Answer =>
  unknown && saysNothing(answer) ? { ...answer, unknown } : answer;
