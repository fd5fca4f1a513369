import { atom, type ReadableAtom } from 'nanostores';
import { type CallInput, call } from '#client/api.ts';
import { onSeenAgain } from '#client/seen-again.ts';
import { $userId, signedIn } from '#client/session.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** What a page knows of something it loads. */
export type Loaded<T> =
  | { state: 'loading'; data: null; message: '' }
  | { state: 'ready'; data: T; message: '' }
  | { state: 'failed'; data: null; message: string; status: number };

/** Nothing is known yet. */
export const LOADING = { state: 'loading', data: null, message: '' } as const;

/** A question to the shop and what is known of its answer; every part of the page that asks it shows the same. */
export interface Query<T> {
  $loaded: ReadableAtom<Loaded<T>>;
  /** Shows the answer for as long as somebody needs it; the first to come asks. Answers how to leave. */
  join(onChange: () => void): () => void;
  /** Asks again; the last answer stands until the next is there. With `quietly` it also stands when there is none. */
  ask(quietly?: boolean): Promise<void>;
  /** Shows what became of the answer by a change that the shop has taken; without an answer there is nothing to change. */
  change(how: (now: T) => T): void;
  replace(data: T): void;
  /** Asks again when somebody comes back to the page, from another tab or by the browser's memory. */
  onReturn(): void;
}

const open = new Map<string, Query<unknown>>();

/** Two signs that tell of one return come within so many ms. */
const ONE_RETURN = 1000;
let returned = 0;
function lookAgain(): void {
  if (Date.now() - returned < ONE_RETURN) return;
  returned = Date.now();
  for (const one of open.values()) one.onReturn();
}
if (typeof document === 'object') onSeenAgain(lookAgain);

/** Asks anew whatever the page shows, after a press that changed much at once; what stands there stays until then. */
export function askAgain(): void {
  for (const one of open.values()) void one.ask(true);
}

/**
 * Returns the page's one query for a question. Parts of the page share it, and it is forgotten with the last part that
 * shows it, so that a dialog opened later asks again and nothing of a person stays in memory.
 */
export function query<E extends Endpoint>(endpoint: E, input: CallInput<E>): Query<AnswerOf<E>> {
  const key = JSON.stringify([$userId.get(), endpoint.method, endpoint.path, input]);
  const held = open.get(key) as Query<AnswerOf<E>> | undefined;
  if (held) return held;
  const $loaded = atom<Loaded<AnswerOf<E>>>(LOADING);
  let shownBy = 0;
  /** The question asked last while its answer is on the way; an answer to an earlier one is void. */
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
