import { atom, type ReadableAtom } from 'nanostores';
import { call } from '#client/api.ts';
import { type Loaded, LOADING } from '#client/query.store.ts';
import { readToday, type Today } from '#domain/today/today.contract.ts';

const $loaded = atom<Loaded<Today>>(LOADING);
/** What is to be done today, as the shop said last. */
export const $today: ReadableAtom<Loaded<Today>> = $loaded;

/** Identifies the latest call while it runs; answers of earlier ones are ignored. */
let asked: symbol | null = null;

/** Asks the shop what is to be done. With `quietly` the last answer stays when the call fails. */
export async function loadToday(quietly = false): Promise<void> {
  const mine = Symbol();
  asked = mine;
  const answer = await call(readToday);
  if (asked !== mine) return;
  asked = null;
  if (answer.ok) $loaded.set({ state: 'ready', data: answer.data.today, message: '' });
  else if (!quietly || $loaded.get().state !== 'ready')
    $loaded.set({ state: 'failed', data: null, message: answer.message, status: answer.status });
}

/** Drops what was loaded, so that nobody who signs in next sees it. */
export function forgetToday(): void {
  asked = null;
  $loaded.set(LOADING);
}
