import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import type { CheckedGuest, RawGuest, ReadGuest } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { $import, type ImportState, rowsOf } from '#shop/guests/import.store.ts';

/** A row as it was read and as it is judged now. */
export interface ShownRow {
  read: ReadGuest;
  now: CheckedGuest;
}

const readRows = new WeakMap<RawGuest, ReadGuest>();
const shownRows = new WeakMap<ReadGuest, ShownRow>();

/** Reads a row once. */
function readOnce(raw: RawGuest): ReadGuest {
  const known = readRows.get(raw) ?? readGuest(raw);
  readRows.set(raw, known);
  return known;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Returns a row as the object that was shown before, unless something about it changed, so that it is not drawn again. */
function steady(read: ReadGuest, now: CheckedGuest): ShownRow {
  const before = shownRows.get(read);
  const fields = Object.keys(now) as (keyof CheckedGuest)[];
  if (before && fields.every((field) => isSame(before.now[field], now[field]))) return before;
  const shown = { read, now };
  shownRows.set(read, shown);
  return shown;
}

/** Tells whether a row waits for the host: it has a problem, or nobody said whether it shares a home. */
const waits = ({ problem, shared, homeWith }: CheckedGuest, replace: boolean): boolean =>
  problem !== '' || (shared !== '' && homeWith === '' && !replace);

/** Tells whether a row can be saved. */
const isGood = ({ problem, known }: CheckedGuest, replace: boolean): boolean => problem === '' && (replace || !known);

export interface ImportRows {
  /** False until the rows of the list that was just opened are read. */
  isRead: boolean;
  /** Rows that are not saved yet, those that waited when the list was opened first, dismissed ones last. */
  rows: readonly ShownRow[];
  good: readonly CheckedGuest[];
  waiting: readonly CheckedGuest[];
  /** Rows that are on the guest list already. */
  known: readonly CheckedGuest[];
}

/**
 * Reads and checks the rows of the import. A row keeps its place while it is mended. What is typed is shown before all
 * rows are checked again.
 * @param held the whole guest list
 */
export function useImportRows(held: readonly Listed[]): ImportRows {
  const current = useStore($import, { ssr: () => $import.get() });
  const state = useDeferredValue(current);
  const isRead = state.sheets === current.sheets;
  const { sheets, taken, untagged, edits, dismissed, done, homes, replace } = state;
  const read = useMemo(() => rowsOf({ sheets, taken, untagged }).map(readOnce), [sheets, taken, untagged]);
  const shown = useMemo(() => {
    const out = new Set(dismissed);
    const live = read.filter(({ row }) => !out.has(row));
    const checked = checkGuests(live, edits, held, new Set(homes));
    const byRow = new Map(checked.map((now) => [now.row, now]));
    const saved = new Set(done);
    return read.flatMap((one) => (saved.has(one.row) ? [] : [steady(one, byRow.get(one.row) ?? checkedAlone(one))]));
  }, [read, edits, held, homes, dismissed, done]);
  const ranks = useRanks(read, shown, state);
  return useMemo(() => {
    const out = new Set(dismissed);
    const live = shown.map(({ now }) => now).filter(({ row }) => !out.has(row));
    const waiting = live.filter((now) => waits(now, replace));
    const good = live.filter((now) => isGood(now, replace));
    const rows = [...shown].sort((a, b) => (ranks.get(a.now.row) ?? 1) - (ranks.get(b.now.row) ?? 1));
    return {
      isRead,
      rows,
      good,
      waiting,
      known: live.filter(({ known, shared }) => known && shared === '' && !replace),
    };
  }, [shown, dismissed, replace, ranks, isRead]);
}

/** Returns a dismissed row, about which nothing is said. */
const checkedAlone = (read: ReadGuest): CheckedGuest => ({
  ...read,
  changes: [],
  problem: '',
  problemField: '',
  known: false,
  shared: '',
  homeWith: '',
  hints: [],
});

/** Returns where each row stood when the rows were first shown: 0 for those that waited, 2 for dismissed ones, else 1. */
function useRanks(read: readonly ReadGuest[], shown: readonly ShownRow[], { dismissed, replace }: ImportState) {
  const [ranks, setRanks] = useState<{ of: readonly ReadGuest[]; by: ReadonlyMap<number, number> } | null>(null);
  if (ranks?.of === read) return ranks.by;
  const out = new Set(dismissed);
  const by = new Map(shown.map(({ now }) => [now.row, out.has(now.row) ? 2 : waits(now, replace) ? 0 : 1]));
  setRanks({ of: read, by });
  return by;
}
