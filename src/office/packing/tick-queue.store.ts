import { atom } from 'nanostores';
import { call, type CallResult } from '#client/api.ts';
import { readStoredJson, storedNames, writeGrown, writeStored } from '#client/storage.ts';
import { keptHere } from '#office/packing/kept-here.ts';
import { type ParcelOutcome, undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import {
  fateOf,
  inOrder,
  nextTry,
  type QueuedParcel,
  type QueuedChange,
  readQueuedChange,
} from '#domain/packing/tick-queue.rules.ts';
import { newId } from '#lib/ids.ts';

/**
 * What packers pressed and the shop has not answered yet. Every change is stored by itself under its own id before it is
 * sent, so that neither a lost network nor a closed page nor a second tab loses one; the shop does each once.
 */
export const $queue = atom<QueuedChange[]>([]);

/** True while changes wait because no answer came. */
export const $waiting = atom(false);

/** A change with the outcomes that the shop answered. */
export interface Answered {
  change: QueuedChange;
  outcomes: ParcelOutcome[];
}

const prefix = keptHere.queuedChange('');

/** Reads what is stored, also by other tabs. */
function refresh(): void {
  const stored = storedNames(prefix).flatMap((name) => readQueuedChange(readStoredJson(name)) ?? []);
  const newer = new Set(memory.map(({ batch }) => batch));
  // Where nothing more can be stored, changes live as long as the page: what is stored of them is older.
  $queue.set(inOrder([...stored.filter(({ batch }) => !newer.has(batch)), ...memory]));
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

/** The packer of this page, and where answers are handed. */
interface Packer {
  id: string;
  name: string;
  onAnswer(answered: Answered): void;
}

let packer: Packer | null = null;
let failed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** True when the network came back while a try was under way that may fail yet: the next one follows at once. */
let hurry = false;

/** A change to queue: parcels and their new state, or the change to undo. */
export interface Wish {
  words: string;
  parcels: QueuedParcel[];
  state: QueuedChange['state'];
  undoes?: string;
  courier?: string;
}

/** Stores a change and sends it as soon as the shop can be reached; returns its id, empty before the packer is known. */
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

/** Undoes a change: one that was never sent is dropped; for any other the shop is asked, because it may have arrived. */
export function takeBack({ batch, words, parcels }: Pick<QueuedChange, 'batch' | 'words' | 'parcels'>): void {
  refresh();
  const waiting = $queue.get().find((one) => one.batch === batch);
  if (waiting && !waiting.sent) forget(batch);
  else queueChange({ words, parcels, state: null, undoes: batch });
}

/** Removes a refused change. */
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

/** Sends the oldest change and, after its answer, the next; one page at a time sends. */
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
      timer = setTimeout(() => void send(), nextTry(failed));
      return;
    }
    if (answer.ok) packer?.onAnswer({ change: next, outcomes: answer.data.outcomes });
    if (answer.ok || fate === 'settled') forget(next.batch);
    else keep({ ...next, sent: true, refused: answer.message });
    failed = 0;
  }
  $waiting.set(false);
}

/** Begins to send for somebody of the staff; answers how to end it. */
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
