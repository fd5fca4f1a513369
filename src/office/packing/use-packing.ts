import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { isUnreached, keepAnswer, orKept } from '#office/frame/kept-answers.ts';
import { useBackOnline } from '#office/frame/use-kept.ts';
import type { ParcelNow } from '#domain/parcels/fulfilment.contract.ts';
import {
  type PackingCard,
  type PackingRow,
  readPacking,
  readPackingChanges,
} from '#domain/packing/packing.contract.ts';
import type { Contents } from '#domain/packing/packing.rules.ts';
import { parcelKey } from '#domain/packing/tick-queue.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';

/** Polling interval in ms for changes by other packers. */
const WATCH = 10 * SECOND;

/** Name under which this device keeps the list. */
const KEPT = 'packing';

/** Packing list as far as it is loaded. */
export interface PackingList {
  contents: ReadonlyMap<string, Contents>;
  cards: ReadonlyMap<string, PackingCard>;
  homes: readonly PackingRow[];
  /** Number of paid homes that are left out because they have no address yet. */
  waiting: number;
  /** True once all pages are loaded. */
  whole: boolean;
}

/** Present state of a parcel. */
export type ParcelNews = ParcelNow & { orderId: string; position: number };

const withNews = (homes: readonly PackingRow[], news: readonly ParcelNews[]): PackingRow[] => {
  const byKey = new Map(news.map((one) => [parcelKey(one), one]));
  return homes.map((home) => {
    const now = byKey.get(parcelKey(home));
    return now && now.revision > home.revision ? { ...home, ...now } : home;
  });
};

const nothing: PackingList = { contents: new Map(), cards: new Map(), homes: [], waiting: 0, whole: false };

type PackingQuery = { order?: string; unsent?: boolean };

/**
 * Loads a packing list page by page.
 * @param onPart called with the list after each page; returns false when nobody waits for it any more
 * @returns the whole list, and the server's time at which it was begun
 */
async function loadPacking(
  query: PackingQuery,
  onPart: (list: PackingList) => boolean,
): Promise<CallResult<PackingList & { at: string }>> {
  const list = { ...nothing, contents: new Map<string, Contents>(), cards: new Map<string, PackingCard>() };
  let at = '';
  for (let after: string | null = ''; after !== null;) {
    const answer: CallResult<AnswerOf<typeof readPacking>> = await call(readPacking, {
      query: { ...query, ...(after ? { after } : {}) },
    });
    if (!answer.ok) return answer;
    const { contents, cards, homes, waiting, next }: AnswerOf<typeof readPacking> = answer.data;
    for (const one of contents) list.contents.set(one.key, one);
    for (const one of cards) list.cards.set(one.key, one);
    Object.assign(list, { homes: [...list.homes, ...homes], waiting, whole: next === null });
    at ||= answer.data.at;
    after = next;
    if (!onPart({ ...list })) break;
  }
  return { ok: true, data: { ...list, at } };
}

interface Packing {
  list: PackingList;
  /** Time in ms from which the list is, when it is what this device kept; null for a list of this moment. */
  from: number | null;
  problem: string;
  reload(): void;
  take(news: readonly ParcelNews[]): void;
}

/**
 * Hook that loads a packing list. With `watch` it polls for changes by other packers, and keeps the list on this device
 * for when there is no network; the list stays as it is while the network is down.
 */
export function usePacking(query: PackingQuery, watch: boolean): Packing {
  const [list, setList] = useState(nothing);
  const [from, setFrom] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const since = useRef('');
  /** Time in ms of the last answer about the list. */
  const heard = useRef<number | null>(null);
  const loading = useRef(false);
  const asked = JSON.stringify(query);
  useEffect(() => {
    let current = true;
    const show = (part: PackingList): boolean => {
      if (current) setList(part);
      return current;
    };
    const load = async (): Promise<void> => {
      loading.current = true;
      const wanted = loadPacking(JSON.parse(asked) as PackingQuery, show);
      const answer = await (watch ? orKept(KEPT, wanted, ({ data, at }) => show(data) && setFrom(at)) : wanted);
      if (!current) return;
      loading.current = false;
      if (!answer.ok) return setProblem(answer.message);
      since.current = answer.data.at;
      heard.current = Date.now();
      setFrom(null);
      setProblem('');
    };
    void load();
    return () => {
      current = false;
    };
  }, [asked, round, watch]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useBackOnline(from !== null, reload);
  const take = useCallback((news: readonly ParcelNews[]) => {
    if (news.length > 0) setList((held) => ({ ...held, homes: withNews(held.homes, news) }));
  }, []);
  useEffect(() => {
    if (watch && list.whole && from === null) void keepAnswer(KEPT, list);
  }, [watch, list, from]);
  useEffect(() => {
    if (!watch) return;
    const look = async (): Promise<void> => {
      if (loading.current || document.visibilityState !== 'visible') return;
      // What this device kept is asked for whole.
      if (since.current === '') return reload();
      const answer = await call(readPackingChanges, { query: { since: since.current } });
      if (answer.ok) {
        since.current = answer.data.at;
        heard.current = Date.now();
        take(answer.data.changes);
        setFrom(null);
      } else if (isUnreached(answer.status)) setFrom(heard.current);
    };
    const timer = setInterval(() => void look(), WATCH);
    return () => clearInterval(timer);
  }, [watch, take, reload]);
  return { list, from, problem, reload, take };
}
