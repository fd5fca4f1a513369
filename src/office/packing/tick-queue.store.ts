import { atom } from 'nanostores';
import { call, type CallResult } from '#client/api.ts';
import { readStoredJson, storedNames, writeGrown, writeStored } from '#client/storage.ts';
import { keptHere } from '#office/frame/kept-here.ts';
import { type ParcelOutcome, undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import {
  fateOf,
  changesByTime,
  retryDelay,
  type QueuedParcel,
  type QueuedChange,
  readQueuedChange,
} from '#domain/packing/tick-queue.rules.ts';
import { newId } from '#lib/ids.ts';

/**
 * Packers' changes that the server has not confirmed yet. Each is stored under its own id before it is sent, so that
 * neither a lost network, a closed page nor a second tab loses it; the server applies it once.
 */
export const $queue = atom<QueuedChange[]>([]);

/** True while changes wait because the server did not answer. */
export const $waiting = atom(false);

/** Change with the outcomes in the server's answer. */
export interface Answered {
  change: QueuedChange;
  outcomes: ParcelOutcome[];
}

const prefix = keptHere.queuedChange('');

/** Loads the queue from the browser's storage, with changes of other tabs, and adds those that could not be stored. */
function refresh(): void {
  const stored = storedNames(prefix).flatMap((name) => readQueuedChange(readStoredJson(name)) ?? []);
  const newer = new Set(memory.map(({ batch }) => batch));
  // Where nothing more can be stored, changes live as long as the page: what is stored of them is older.
  $queue.set(changesByTime([...stored.filter(({ batch }) => !newer.has(batch)), ...memory]));
}

/** Changes that could not be stored. */
let memory: QueuedChange[] = [];

function keep(one: QueuedChange): void {
  writeGrown(keptHere.queuedChange(one.batch), JSON.stringify(one));
  const stored = readQueuedChange(readStoredJson(keptHere.queuedChange(one.batch)));
  memory = memory.filter(({ batch }) => batch !== one.batch);
  if (JSON.stringify(stored) !== JSON.stringify(one)) memory.push(one);
  refresh();
}

function forget(batch: string): void {
  writeStored(keptHere.queuedChange(batch), null);
  memory = memory.filter((one) => one.batch !== batch);
  refresh();
}

/** Signed-in packer of this page, and the handler of answers. */
interface Packer {
  id: string;
  name: string;
  onAnswer(answered: Answered): void;
}

let packer: Packer | null = null;
let failed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** True when the network returned while a request was running; if that request fails, the next follows immediately. */
let hurry = false;

/** A change to queue: parcels and their new state, or the change to undo. */
export interface Wish {
  words: string;
  parcels: QueuedParcel[];
  state: QueuedChange['state'];
  undoes?: string;
  courier?: string;
}

/**
 * Adds a change to the stored queue and starts sending. Returns the change's id; empty when no packer is signed in yet.
 */
export function queueChange({ words, parcels, state, undoes = '', courier = '' }: Wish): string {
  if (!packer) return '';
  // Two changes of one millisecond keep their order.
  const last = $queue.get().at(-1)?.at ?? '';
  const now = new Date().toISOString();
  const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
  const { id: staffId, name: staffName } = packer;
  const batch = newId();
  keep({ batch, staffId, staffName, at, words, parcels, state, undoes, courier, sent: false, refused: '' });
  void send();
  return batch;
}

/**
 * Undoes a change: removes it from the queue when it was never sent, otherwise queues a request that undoes it, since
 * it may have arrived.
 */
export function undoQueuedChange({ batch, words, parcels }: Pick<QueuedChange, 'batch' | 'words' | 'parcels'>): void {
  refresh();
  const waiting = $queue.get().find((one) => one.batch === batch);
  if (waiting && !waiting.sent) forget(batch);
  else queueChange({ words, parcels, state: null, undoes: batch });
}

/** Removes a refused change from the queue. */
export const dismiss = (batch: string): void => forget(batch);

const sendChange = (one: QueuedChange): Promise<CallResult<{ outcomes: ParcelOutcome[] }>> =>
  one.state === null
    ? call(undoParcelSteps, { body: { batch: one.undoes } })
    : call(writeParcelSteps, {
        body: {
          batch: one.batch,
          parcels: one.parcels,
          state: one.state,
          ...(one.courier ? { courier: one.courier } : {}),
          together: false,
        },
      });

/** Sends the packer's queued changes one by one, the oldest first. A lock lets only one tab send at a time. */
async function send(): Promise<void> {
  if (sending || !packer) return;
  sending = true;
  const locks = navigator.locks as LockManager | undefined;
  try {
    if (locks) await locks.request('shagun:presses', sendAll);
    else await sendAll();
  } finally {
    sending = false;
  }
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (;;) {
    refresh();
    const next = $queue.get().find((one) => one.staffId === packer?.id && !one.refused);
    if (!next || !packer) break;
    keep({ ...next, sent: true });
    const answer = await sendChange(next);
    // A change that did nothing, because somebody was faster, has nothing to take back either.
    const fate =
      !answer.ok && answer.status === 404 && next.state === null ? 'settled' : fateOf(answer.ok ? 200 : answer.status);
    if (fate === 'later') {
      if (hurry) {
        hurry = false;
        continue;
      }
      failed += 1;
      $waiting.set(true);
      timer = setTimeout(() => void send(), retryDelay(failed));
      return;
    }
    if (answer.ok) packer?.onAnswer({ change: next, outcomes: answer.data.outcomes });
    if (answer.ok || fate === 'settled') forget(next.batch);
    else keep({ ...next, sent: true, refused: answer.message });
    failed = 0;
  }
  $waiting.set(false);
}

/**
 * Starts sending the queued changes of a packer, also when the network or the tab comes back. Returns a function that
 * stops it.
 */
export function openQueue(who: Packer): () => void {
  packer = who;
  const now = (): void => {
    failed = 0;
    hurry = sending;
    void send();
  };
  const onStored = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) refresh();
  };
  const onSeen = (): void => {
    if (document.visibilityState === 'visible') now();
  };
  addEventListener('online', now);
  addEventListener('storage', onStored);
  document.addEventListener('visibilitychange', onSeen);
  refresh();
  void send();
  return () => {
    packer = null;
    clearTimeout(timer);
    removeEventListener('online', now);
    removeEventListener('storage', onStored);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
