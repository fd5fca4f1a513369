import { useState } from 'react';
import { announce } from '#client/announce.ts';
import { call, type CallResult } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import {
  isArrangeable,
  type ListView,
  partsOfListView,
  readListView,
  writeListView,
} from '#office/catalogue/list-path.ts';
import { listPathOf } from '#office/frame/catalogue-paths.ts';
import { useListView } from '#office/frame/use-list-view.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  pageStaffRecords,
  placeStaffRecords,
  RECORD_PAGE,
  type RecordState,
} from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';

/** Reads the records that a view finds on all its pages; the answer of the first page that fails. */
async function readAllPages(kind: RecordKind, view: ListView): Promise<CallResult<RecordState[]>> {
  const found: RecordState[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(pageStaffRecords, { params: { kind }, query: { ...partsOfListView(view), page } });
    if (!answer.ok) return answer;
    found.push(...answer.data.records);
    pages = answer.data.pages;
  }
  return { ok: true, data: found };
}

/** Hook of the list of a kind's records: its view in the URL, the chosen records, their order and the undo. */
export function useRecordList(declaration: KindDeclaration) {
  const { kind, title } = declaration;
  const pathOf = (asked: ListView): string => `${listPathOf(kind)}${writeListView(asked)}`;
  const [view, change] = useListView(readListView, pathOf);
  const { loaded, reload } = useCall(pageStaffRecords, { params: { kind }, query: partsOfListView(view) });
  const undo = useUndo(reload);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RecordState>>(new Map());
  const [problem, setProblem] = useState('');
  const { records = [], count = 0, pages = 1 } = loaded.state === 'ready' ? loaded.data : {};

  /**
   * Moves a record to a 1-based position in the list and offers an undo; does nothing for its own position or one
   * outside the list.
   */
  const place = async (id: string, from: number, to: number): Promise<void> => {
    if (to < 1 || to > count || to === from) return;
    setProblem('');
    undo.rest();
    const put = (at: number) => call(placeStaffRecords, { params: { kind }, body: { ids: [id], at: at - 1 } });
    const answer = await put(to);
    if (!answer.ok) return setProblem(answer.message);
    const name = title(records.find((row) => row.id === id)?.record ?? {});
    announce(say.movedHeard(name, to, count));
    undo.done(say.moved(name, to), () => put(from));
    reload();
  };
  return {
    view,
    pathOf,
    change,
    loaded,
    reload,
    undo,
    problem,
    records,
    count,
    pages,
    /** Number of records on the pages before. */
    first: (view.page - 1) * RECORD_PAGE,
    /** Moves a record; undefined where the list has no order of its own or shows another one. */
    place: declaration.arranged && isArrangeable(view) ? place : undefined,
    isChosen: (id: string): boolean => chosen.has(id),
    /** The chosen records, as they are now where this page shows them, else as they were when they were chosen. */
    selected: [...chosen.values()].map((state) => records.find(({ id }) => id === state.id) ?? state),
    choose: (states: readonly RecordState[], on: boolean): void =>
      setChosen((before) => {
        const next = new Map(before);
        for (const state of states)
          if (on) next.set(state.id, state);
          else next.delete(state.id);
        return next;
      }),
    readAll: () => readAllPages(kind, view),
    narrow: (parts: Partial<ListView>, typing?: boolean): void => {
      // Nothing stays chosen that is not found any more.
      setChosen(new Map());
      change(parts, typing);
    },
    changedMany: (said: string, back: () => Promise<CallResult<unknown>>): void => {
      undo.done(said, back);
      setChosen(new Map());
      reload();
    },
  };
}
