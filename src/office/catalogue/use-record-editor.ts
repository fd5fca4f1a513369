import { useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { againText } from '#office/catalogue/again-text.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { type FormValues, recordValues } from '#office/catalogue/form-values.ts';
import { lastWritten, noteWrites } from '#office/catalogue/own-writes.ts';
import { recordPathOf } from '#office/frame/catalogue-paths.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  addStaffRecord,
  binStaffRecord,
  copyStaffRecord,
  type readStaffRecord,
  type RecordState,
  type RecordVersion,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf, PartOf } from '#lib/endpoint.ts';
import * as say from '#office/catalogue/record.texts.ts';

/** Record with its uses, as it is loaded. */
export type LoadedRecord = AnswerOf<typeof readStaffRecord>;

/** Hook of the record that a page shows, with the writes that change it; `round` counts them. */
function useRecord(kind: RecordKind, loaded: LoadedRecord | null) {
  const [state, setState] = useState<RecordState | null>(loaded?.record ?? null);
  const [round, setRound] = useState(0);
  const nextRound = (): void => setRound((before) => before + 1);
  /** Stores and shows the record that a write returned, and reloads history and plans. */
  const adopt = (record: RecordState): void => {
    noteWrites([record]);
    setState(record);
    nextRound();
  };
  const adopted = async (write: Promise<CallResult<{ record: RecordState }>>) => {
    const answer = await write;
    if (answer.ok) adopt(answer.data.record);
    return answer;
  };
  const save = (id: string, body: PartOf<typeof saveStaffRecord, 'body'>) =>
    call(saveStaffRecord, { params: { kind, id }, body });
  return {
    state,
    round,
    nextRound,
    adopt,
    save,
    write: (id: string, body: PartOf<typeof saveStaffRecord, 'body'>) => adopted(save(id, body)),
    bin: (id: string, revision: number, inBin: boolean) =>
      adopted(call(binStaffRecord, { params: { kind, id }, body: { revision, inBin } })),
    /** Brings an earlier state of a record back; fails when another user saved it after this page did. */
    writeBack: ({ id, record, isActive, revision: restores }: RecordState) =>
      adopted(save(id, { revision: lastWritten(id), isActive, record, restores })),
  };
}

/**
 * Hook of a record's page: the record as this page knows it, what staff do with it, and the undo of each.
 * @param loaded null for a new record
 */
export function useRecordEditor(declaration: KindDeclaration, loaded: LoadedRecord | null) {
  const { kind } = declaration;
  const { state, round, nextRound, adopt, save, write, bin, writeBack } = useRecord(kind, loaded);
  const [problem, setProblem] = useState('');
  const undo = useUndo(nextRound);

  const send = async (values: FormValues) => {
    const body = { isActive: values['isActive'] === true, record: recordValues(values) };
    if (!state) return call(addStaffRecord, { params: { kind }, body });
    const answer = await save(state.id, { ...body, revision: state.revision });
    // Somebody else wrote meanwhile: the history says who, and what.
    if (!answer.ok && answer.status === 409) nextRound();
    return answer;
  };
  const saved = (record: RecordState): void => {
    const before = state;
    adopt(record);
    const title = declaration.title(record.record);
    if (!before) {
      history.replaceState(null, '', recordPathOf(kind, record.id));
      undo.done(say.added(title), () => bin(record.id, lastWritten(record.id), true));
    } else if (record.revision !== before.revision)
      undo.done(
        say.savedAt(title, nearMoment(record.updatedAt)),
        () => writeBack(before),
        againText(declaration, before, record),
      );
    else toast(say.nothingToSave);
  };
  const place = async ({ id, revision }: RecordState, inBin: boolean): Promise<void> => {
    setProblem('');
    const answer = await bin(id, revision, inBin);
    if (!answer.ok) return setProblem(answer.message);
    undo.done(inBin ? say.nowInBin : say.outOfBin, () => bin(id, lastWritten(id), !inBin));
  };
  const restore = async (before: RecordState, version: RecordVersion): Promise<void> => {
    setProblem('');
    const { isActive, record, revision: restores } = version;
    const answer = await write(before.id, { revision: before.revision, isActive, record, restores });
    if (!answer.ok) return setProblem(answer.message);
    const said = version.at ? say.versionBack(nearMoment(version.at)) : say.firstVersionBack;
    undo.done(said, () => writeBack(before));
  };
  const copy = async ({ id }: RecordState): Promise<void> => {
    setProblem('');
    const answer = await call(copyStaffRecord, { params: { kind, id } });
    if (answer.ok) location.assign(recordPathOf(kind, answer.data.record.id));
    else setProblem(answer.message);
  };
  return {
    state,
    round,
    problem,
    undo,
    send,
    saved,
    place,
    restore,
    copy,
    /** Shows a record that was written elsewhere on the page, with an undo. */
    changed: (before: RecordState, record: RecordState, said: string): void => {
      adopt(record);
      undo.done(said, () => writeBack(before));
    },
    /** Shows the record of another user, on which what comes next stands. */
    merged: (present: RecordState): void => {
      undo.forget();
      adopt(present);
    },
  };
}
