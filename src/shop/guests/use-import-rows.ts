import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import type { CheckedGuest, RawGuest, ReadGuest } from '#domain/guests/guest-import.rules.ts';
import { importNotes } from '#domain/guests/guest-files.texts.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { rowsOf } from '#shop/guests/import-rows.ts';
import { $import, type ImportState } from '#shop/guests/import.store.ts';
import { noteWithout } from '#shop/guests/typed-numbers.ts';

/** A row as it was read and as it is judged now. */
export interface ShownRow {
  read: ReadGuest;
  now: CheckedGuest;
}

const readRows = new WeakMap<RawGuest, ReadGuest>();
const shownRows = new WeakMap<ReadGuest, ShownRow>();

/** Number of rows that are read without a pause for the person. */
const SLICE = 50;

/** Reads a row once. */
function readOnce(raw: RawGuest): ReadGuest {
  const known = readRows.get(raw) ?? readGuest(raw);
  readRows.set(raw, known);
  return known;
}

/**
 * Reads rows slice by slice, so that the page answers in between. Returns the rows that were read before until all are
 * read.
 */
function useRead(raws: readonly RawGuest[]): { read: readonly ReadGuest[]; isReading: boolean } {
  const [last, setLast] = useState<{ of: readonly RawGuest[]; read: readonly ReadGuest[] }>({ of: [], read: [] });
  const isReading = last.of !== raws;
  useEffect(() => {
    if (!isReading) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = (from: number): void => {
      for (const raw of raws.slice(from, from + SLICE)) readOnce(raw);
      if (from + SLICE < raws.length) timer = setTimeout(read, 0, from + SLICE);
      else setLast({ of: raws, read: raws.map(readOnce) });
    };
    read(0);
    return () => clearTimeout(timer);
  }, [raws, isReading]);
  // An emptied list shows nothing of the one before.
  return { read: raws.length === 0 ? NOBODY : last.read, isReading: isReading && raws.length > 0 };
}
const NOBODY: readonly ReadGuest[] = [];

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

/** Names what went from a row's number field into its note, each with its undo. */
function withMoved(now: CheckedGuest, moved: readonly string[] = []): CheckedGuest {
  const kept = moved.filter((one) => now.note.includes(one));
  if (kept.length === 0) return now;
  const named = kept.map((one) => ({ said: importNotes(one), undo: { note: noteWithout(now.note, one) } }));
  return { ...now, changes: [...now.changes, ...named] };
}

/** Tells whether a row waits for the host: it has a problem, or nobody said whether it shares a home. */
const waits = ({ problem, shared, homeWith }: CheckedGuest, replace: boolean): boolean =>
  problem !== '' || (shared !== '' && homeWith === '' && !replace);

/** Tells whether a row can be saved. */
const isGood = ({ problem, known }: CheckedGuest, replace: boolean): boolean => problem === '' && (replace || !known);

export interface ImportRows {
  /** False until the rows of the list that was just opened are read. */
  isRead: boolean;
  /** True while the rows are read again, as after a change of the columns. */
  isReading: boolean;
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
  const { sheets, taken, untagged, edits, moved, dismissed, done, homes, replace } = state;
  const raws = useMemo(() => rowsOf({ sheets, taken, untagged }), [sheets, taken, untagged]);
  const { read, isReading: isBehind } = useRead(raws);
  const isReading = isBehind || sheets !== current.sheets;
  const isRead = read.length > 0 || !isReading;
  const shown = useMemo(() => {
    const out = new Set(dismissed);
    const live = read.filter(({ row }) => !out.has(row));
    const checked = checkGuests(live, edits, held, new Set(homes));
    const byRow = new Map(checked.map((now) => [now.row, withMoved(now, moved[now.row])]));
    const saved = new Set(done);
    return read.flatMap((one) => (saved.has(one.row) ? [] : [steady(one, byRow.get(one.row) ?? checkedAlone(one))]));
  }, [read, edits, moved, held, homes, dismissed, done]);
  const ranks = useRanks(read, shown, state);
  return useMemo(() => {
    const out = new Set(dismissed);
    const live = shown.map(({ now }) => now).filter(({ row }) => !out.has(row));
    const waiting = live.filter((now) => waits(now, replace));
    const good = live.filter((now) => isGood(now, replace));
    const rows = [...shown].sort((a, b) => (ranks.get(a.now.row) ?? 1) - (ranks.get(b.now.row) ?? 1));
    return {
      isRead,
      isReading,
      rows,
      good,
      waiting,
      known: live.filter(({ known, shared }) => known && shared === '' && !replace),
    };
  }, [shown, dismissed, replace, ranks, isRead, isReading]);
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

/**
 * Returns where each row stood when the rows were first shown: 0 for those that waited, 2 for dismissed ones, else 1. A
 * dismissed one that is taken back goes to its place among the others.
 */
function useRanks(read: readonly ReadGuest[], shown: readonly ShownRow[], { dismissed, replace }: ImportState) {
  const [ranks, setRanks] = useState<{ of: readonly ReadGuest[]; by: ReadonlyMap<number, number> } | null>(null);
  const out = new Set(dismissed);
  const before = ranks?.of === read ? ranks.by : null;
  if (before && !shown.some(({ now }) => before.get(now.row) === 2 && !out.has(now.row))) return before;
  const rankOf = (now: CheckedGuest): number => (out.has(now.row) ? 2 : waits(now, replace) ? 0 : 1);
  const by = new Map(
    shown.map(({ now }) => {
      const old = before?.get(now.row);
      return [now.row, old === undefined || (old === 2 && !out.has(now.row)) ? rankOf(now) : old];
    }),
  );
  setRanks({ of: read, by });
  return by;
}
