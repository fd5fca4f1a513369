import { atom, type ReadableAtom } from 'nanostores';
import { type CallInput, call } from '#client/api.ts';
import { onSeenAgain } from '#client/seen-again.ts';
import { $userId, signedIn } from '#client/session.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** State of loaded data. */
export type Loaded<T> =
  | { state: 'loading'; data: null; message: '' }
  | { state: 'ready'; data: T; message: '' }
  | { state: 'failed'; data: null; message: string; status: number };

/** State before the first answer. */
export const LOADING = { state: 'loading', data: null, message: '' } as const;

/** A reading call and the state of its answer, shared by all parts of the page that use it. */
export interface Query<T> {
  $loaded: ReadableAtom<Loaded<T>>;
  /** Subscribes to the answer; the first subscriber triggers the call. Returns the function that unsubscribes. */
  join(onChange: () => void): () => void;
  /**
   * Makes the call again; the last answer stays until the next one comes. With `quietly` it also stays when the call
   * fails.
   */
  ask(quietly?: boolean): Promise<void>;
  /** Changes the stored answer after the shop has accepted a change; does nothing while there is no answer. */
  change(how: (now: T) => T): void;
  replace(data: T): void;
  /** Makes the call again when the user returns to the page from another tab or by Back. */
  onReturn(): void;
}

const open = new Map<string, Query<unknown>>();

/** Milliseconds within which two events count as the same return to the page. */
const ONE_RETURN = 1000;
let returned = 0;
function lookAgain(): void {
  if (Date.now() - returned < ONE_RETURN) return;
  returned = Date.now();
  for (const one of open.values()) one.onReturn();
}
/** Makes the calls again that failed, when the network is back. */
function mendFailed(): void {
  for (const one of open.values()) if (one.$loaded.get().state === 'failed') void one.ask();
}
if (typeof document === 'object') {
  onSeenAgain(lookAgain);
  addEventListener('online', mendFailed);
}

/** Makes all calls of the page again, after an action that changed much; the last answers stay until then. */
export function askAgain(): void {
  for (const one of open.values()) void one.ask(true);
}

/**
 * Returns the page's shared query for a call with this input. It is dropped with its last subscriber, so that a dialog
 * opened later calls again and no personal data stays in memory.
 */
export function query<E extends Endpoint>(endpoint: E, input: CallInput<E>): Query<AnswerOf<E>> {
  const key = JSON.stringify([$userId.get(), endpoint.method, endpoint.path, input]);
  const held = open.get(key) as Query<AnswerOf<E>> | undefined;
  if (held) return held;
  const $loaded = atom<Loaded<AnswerOf<E>>>(LOADING);
  let shownBy = 0;
  /** Identifies the latest call while it is running; answers to earlier calls are ignored. */
  let asked: symbol | null = null;
  const made: Query<AnswerOf<E>> = {
    $loaded,
    join(onChange) {
      const leave = $loaded.listen(onChange);
      open.set(key, made as Query<unknown>);
      shownBy += 1;
      if (shownBy === 1) void made.ask();
      return () => {
        leave();
        shownBy -= 1;
        if (shownBy > 0) return;
        asked = null;
        open.delete(key);
      };
    },
    async ask(quietly = false) {
      const mine = Symbol();
      asked = mine;
      const answer = await call(endpoint, input);
      if (asked !== mine) return;
      asked = null;
      const now = $loaded.get();
      // What nobody asked for and is as it was changes nothing on the screen.
      if (answer.ok && quietly && JSON.stringify(answer.data) === JSON.stringify(now.data)) return;
      if (answer.ok) $loaded.set({ state: 'ready', data: answer.data, message: '' });
      else if (!quietly || now.state === 'loading')
        $loaded.set({ state: 'failed', data: null, message: answer.message, status: answer.status });
    },
    change(how) {
      const now = $loaded.get();
      if (now.state === 'ready') made.replace(how(now.data));
    },
    replace(data) {
      $loaded.set({ state: 'ready', data, message: '' });
      // An answer on its way may be older than the change.
      if (asked) void made.ask(true);
    },
    onReturn() {
      // Pages of the back office say so themselves: a form there stands on the revision that was loaded with it.
      if (endpoint.access === 'public' || (endpoint.access === 'customer' && signedIn())) void made.ask(true);
    },
  };
  open.set(key, made as Query<unknown>);
  return made;
}
