import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
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

/**
 * Hook that loads a packing list page by page and, with `watch`, polls for changes by other packers. The list stays as
 * it is while the network is down.
 */
export function usePacking(
  query: { order?: string; unsent?: boolean },
  watch: boolean,
): { list: PackingList; problem: string; reload(): void; take(news: readonly ParcelNews[]): void } {
  const [list, setList] = useState<PackingList>({
    contents: new Map(),
    cards: new Map(),
    homes: [],
    waiting: 0,
    whole: false,
  });
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const since = useRef('');
  const asked = JSON.stringify(query);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const contents = new Map<string, Contents>();
      const cards = new Map<string, PackingCard>();
      const homes: PackingRow[] = [];
      let after: string | null = '';
      let first = '';
      while (after !== null) {
        const answer: CallResult<AnswerOf<typeof readPacking>> = await call(readPacking, {
          query: { ...(JSON.parse(asked) as object), ...(after ? { after } : {}) },
        });
        if (!current) return;
        if (!answer.ok) return setProblem(answer.message);
        for (const one of answer.data.contents) contents.set(one.key, one);
        for (const one of answer.data.cards) cards.set(one.key, one);
        homes.push(...answer.data.homes);
        first ||= answer.data.at;
        after = answer.data.next;
        const { waiting } = answer.data;
        setList({ contents, cards, homes: [...homes], waiting, whole: after === null });
      }
      since.current = first;
      setProblem('');
    };
    void load();
    return () => {
      current = false;
    };
  }, [asked, round]);
  const take = useCallback(
    (news: readonly ParcelNews[]) => setList((held) => ({ ...held, homes: withNews(held.homes, news) })),
    [],
  );
  useEffect(() => {
    if (!watch) return;
    const look = async (): Promise<void> => {
      if (since.current === '' || document.visibilityState !== 'visible') return;
      const answer = await call(readPackingChanges, { query: { since: since.current } });
      if (!answer.ok) return;
      since.current = answer.data.at;
      take(answer.data.changes);
    };
    const timer = setInterval(() => void look(), WATCH);
    return () => clearInterval(timer);
  }, [watch, take]);
  return { list, problem, reload: useCallback(() => setRound((before) => before + 1), []), take };
}
