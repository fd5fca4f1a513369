import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import { useState } from 'react';
import type { CallResult } from '#client/api.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { lastWritten, noteWrites } from '#office/catalogue/own-writes.ts';
import { changeMany, namedProblem, undoing } from '#office/frame/batch.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/many-records.texts.ts';

export interface BulkToolsProps {
  declaration: KindDeclaration;
  selected: readonly RecordState[];
  /** Called before a change is sent. */
  onTry(): void;
  /** Called with a sentence about the change, and the function that undoes it. */
  onDone(said: string, undo: () => Promise<CallResult<unknown>>): void;
}

/** Change of where records are seen, with its button's label and the sentence once it is done. */
export interface BulkAct {
  label: string;
  place: Partial<Pick<RecordState, 'isActive' | 'inBin'>>;
  did(what: string): string;
}

export const WITHDRAW: BulkAct = { label: say.withdraw, place: { inBin: true }, did: say.nowInBin };

/** Returns what would change anything for some of the records, but to withdraw them; from the bin they come back first. */
export function bulkActs(records: readonly Pick<RecordState, 'isActive' | 'inBin'>[]): BulkAct[] {
  if (records.some(({ inBin }) => inBin)) return [{ label: say.bringBack, place: { inBin: false }, did: say.outOfBin }];
  return [
    ...(records.some(({ isActive }) => !isActive)
      ? [{ label: say.putOnSite, place: { isActive: true }, did: say.nowOnSite }]
      : []),
    ...(records.some(({ isActive }) => isActive)
      ? [{ label: say.hide, place: { isActive: false }, did: say.nowHidden }]
      : []),
  ];
}

/** Hook that changes all chosen records together, with an undo that never overwrites what others changed since. */
export function useBulkTools({ declaration, selected, onTry, onDone }: BulkToolsProps) {
  const { kind, title } = declaration;
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  /** Keeps the revisions of the written records, and passes a sentence about the change with its undo to `onDone`. */
  const written = (before: readonly RecordState[], after: readonly RecordState[], did: BulkAct['did']): void => {
    noteWrites(after);
    const undo = async () => {
      const now = before.map(({ id }) => ({ id, revision: lastWritten(id) }));
      const undone = await changeMany(kind, undoing(before, now));
      if (undone.ok) noteWrites(undone.data.records);
      return undone;
    };
    const [first] = before;
    const what = before.length === 1 && first ? title(first.record) : recordsText(kind, before.length);
    onDone(did(what), undo);
  };
  const change = async ({ place, did }: BulkAct): Promise<void> => {
    setBusy(true);
    setProblem('');
    onTry();
    const changes = selected.map(({ id, revision }) => ({ id, revision, ...place }));
    const answer = await changeMany(kind, changes);
    setBusy(false);
    if (answer.ok) return written(selected, answer.data.records, did);
    setProblem(namedProblem(answer, (at) => selected[at] && title(selected[at].record)));
  };
  return { problem, busy, change, written };
}
