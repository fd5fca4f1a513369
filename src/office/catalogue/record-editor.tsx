import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { logPathOf, recordPathOf } from '#office/catalogue/paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { type FormValues, recordValues } from '#office/catalogue/form-values.ts';
import { HistoryPanel } from '#office/catalogue/history-panel.tsx';
import { lastWritten, noteWrites } from '#office/catalogue/own-writes.ts';
import { RecordForm } from '#office/catalogue/record-form.tsx';
import { useUndo } from '#office/frame/use-undo.tsx';
import { WithdrawButton } from '#office/catalogue/withdraw-button.tsx';
import { SchedulePanel } from '#office/catalogue/schedule-panel.tsx';
import { nearMoment } from '#lib/dates.ts';
import {
  addStaffRecord,
  binStaffRecord,
  copyStaffRecord,
  type readStaffRecord,
  type RecordState,
  type RecordVersion,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { Refusal } from '#ui/refusal.tsx';

interface RecordEditorProps {
  declaration: KindDeclaration;
  me: StaffMe;
  /** Null for a new record. */
  loaded: AnswerOf<typeof readStaffRecord> | null;
}

/** Shows a record's form, plans, actions and history, and a notice that undoes the last change. */
export function RecordEditor({ declaration, me, loaded }: RecordEditorProps) {
  const { kind, one, places } = declaration;
  const [state, setState] = useState<RecordState | null>(loaded?.record ?? null);
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState(false);
  const [problem, setProblem] = useState('');
  const undo = useUndo(() => setRound((before) => before + 1));
  const params = (id: string) => ({ kind, id });

  /** Stores and shows the record that a write returned, and reloads history and plans. */
  const adopt = (record: RecordState): void => {
    noteWrites([record]);
    setState(record);
    setRound((before) => before + 1);
  };
  /** Restores an earlier state of a record; fails when another user saved it after this page did. */
  const writeBack = async (before: Pick<RecordState, 'record' | 'isActive' | 'revision'>, id: string) => {
    const { record, isActive, revision: restores } = before;
    const body = { revision: lastWritten(id), isActive, record, restores };
    const answer = await call(saveStaffRecord, { params: params(id), body });
    if (answer.ok) adopt(answer.data.record);
    return answer;
  };
  const bin = async (id: string, revision: number, inBin: boolean) => {
    const answer = await call(binStaffRecord, { params: params(id), body: { revision, inBin } });
    if (answer.ok) adopt(answer.data.record);
    return answer;
  };

  const send = async (values: FormValues) => {
    const body = { isActive: values['isActive'] === true, record: recordValues(values) };
    if (!state) return call(addStaffRecord, { params: { kind }, body });
    const answer = await call(saveStaffRecord, {
      params: params(state.id),
      body: { ...body, revision: state.revision },
    });
    // Somebody else wrote meanwhile: the history says who, and what.
    if (!answer.ok && answer.status === 409) setRound((before) => before + 1);
    return answer;
  };
  const saved = (record: RecordState): void => {
    const before = state;
    adopt(record);
    const title = declaration.title(record.record);
    if (!before) {
      history.replaceState(null, '', recordPathOf(kind, record.id));
      undo.done(`${title} was added.`, () => bin(record.id, lastWritten(record.id), true));
    } else if (record.revision !== before.revision)
      undo.done(`${title} was saved at ${nearMoment(record.updatedAt)}.`, () => writeBack(before, record.id));
    else toast('Nothing was different, so nothing was saved.');
  };
  const place = async (inBin: boolean): Promise<void> => {
    if (!state) return;
    setProblem('');
    const answer = await bin(state.id, state.revision, inBin);
    if (!answer.ok) return setProblem(answer.message);
    undo.done(inBin ? 'It is in the bin.' : 'It is back from the bin.', () =>
      bin(state.id, lastWritten(state.id), !inBin),
    );
  };
  const restore = async (version: RecordVersion): Promise<void> => {
    if (!state) return;
    setProblem('');
    const { id, revision } = state;
    const body = { revision, isActive: version.isActive, record: version.record, restores: version.revision };
    const answer = await call(saveStaffRecord, { params: params(id), body });
    if (!answer.ok) return setProblem(answer.message);
    adopt(answer.data.record);
    const when = version.at ? `of ${nearMoment(version.at)}` : 'of the beginning';
    undo.done(`The version ${when} is back.`, () => writeBack(state, id));
  };
  const copy = async (): Promise<void> => {
    if (!state) return;
    setProblem('');
    const answer = await call(copyStaffRecord, { params: params(state.id) });
    if (answer.ok) location.assign(recordPathOf(kind, answer.data.record.id));
    else setProblem(answer.message);
  };
  const page = state && state.isActive && !state.inBin ? declaration.page(state.id, state.record) : null;

  return (
    <>
      {state && <p className="staff-record-title">{declaration.title(state.record)}</p>}
      {undo.notice}
      {state?.inBin && (
        <div className="notice">
          <p>{`This ${one} is in the bin and not on the site. It can be changed and brought back.`}</p>
        </div>
      )}
      {state && !state.isActive && !state.inBin && (
        <div className="notice">
          <p>{`This ${one} is hidden: only the staff see it, until “On the site” is chosen below.`}</p>
        </div>
      )}
      <RecordForm
        declaration={declaration}
        state={state}
        send={send}
        onTry={undo.rest}
        onSaved={saved}
        onMerged={(present) => {
          undo.forget();
          adopt(present);
        }}
        onTyped={setTyped}
      />
      {state && <SchedulePanel declaration={declaration} state={state} round={round} onDone={undo.done} />}
      {state && (
        <section aria-labelledby="staff-more">
          <h2 id="staff-more">More</h2>
          <Refusal message={problem} />
          <p className="staff-tools">
            {page && (
              <a className="button button-quiet" href={page}>
                See it on the site
              </a>
            )}
            {places === undefined && (
              <>
                <button type="button" className="button button-quiet" onClick={() => void copy()}>
                  Duplicate
                </button>
                {state.inBin ? (
                  <button type="button" className="button button-quiet" onClick={() => void place(false)}>
                    Bring back
                  </button>
                ) : (
                  <WithdrawButton
                    title={declaration.title(state.record)}
                    uses={loaded?.uses}
                    onWithdraw={() => void place(true)}
                  />
                )}
              </>
            )}
            {me.role === 'owner' && (
              <a className="button button-quiet" href={logPathOf(kind, state.id)}>
                In the log
              </a>
            )}
          </p>
        </section>
      )}
      {state && (
        <section aria-labelledby="staff-history">
          <h2 id="staff-history">History</h2>
          <HistoryPanel
            key={round}
            declaration={declaration}
            id={state.id}
            revision={state.revision}
            held={typed}
            onRestore={(version) => void restore(version)}
          />
        </section>
      )}
    </>
  );
}
