import { newId } from '#lib/ids.ts';

/**
 * Names the presses of one call, each by an `Idempotency-Key`. It stands in the contracts of calls that create something,
 * so that pages without such a call load none of it.
 */
export interface Presses {
  /** The key of a press. One that repeats what was sent before and never answered is that press: it may have arrived. */
  key(sent: { params?: unknown; body?: unknown }): string;
  /** True for an HTTP status (0 for no answer) that leaves open whether the press arrived; any other ends it. */
  isOpen(status: number): boolean;
}

/** No answer at all, or one that a proxy gave for the shop. */
const LOST = [0, 502, 504];

/** Begins to name the presses of one call. */
export function presses(): Presses {
  let open: { sent: string; key: string } | null = null;
  return {
    key({ params, body }) {
      const sent = JSON.stringify([params, body]);
      // A form shows nothing of its files in JSON: two of them may differ.
      const key = open?.sent === sent && !(body instanceof FormData) ? open.key : newId() + newId();
      open = { sent, key };
      return key;
    },
    isOpen(status) {
      if (LOST.includes(status)) return true;
      open = null;
      return false;
    },
  };
}
