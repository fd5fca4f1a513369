import { useState } from 'react';
import { logPathOf } from '#office/frame/catalogue-paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { HistoryPanel } from '#office/catalogue/history-panel.tsx';
import { RecordForm } from '#office/catalogue/record-form.tsx';
import { type LoadedRecord, useRecordEditor } from '#office/catalogue/use-record-editor.ts';
import { WithdrawButton } from '#office/catalogue/withdraw-button.tsx';
import { VisibleButton } from '#office/catalogue/visible-button.tsx';
import { SchedulePanel } from '#office/catalogue/schedule-panel.tsx';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

interface RecordEditorProps {
  declaration: KindDeclaration;
  me: StaffMe;
  /** Null for a new record. */
  loaded: LoadedRecord | null;
}

/** Shows a record's form, plans, actions and history, and a notice that undoes the last change. */
export function RecordEditor({ declaration, me, loaded }: RecordEditorProps) {
  const { one } = declaration;
  const [typed, setTyped] = useState(false);
  const desk = useRecordEditor(declaration, loaded);
  const { state, round, undo } = desk;
  return (
    <>
      {state && (
        <div className="staff-record-title">
          <p>{declaration.title(state.record)}</p>
          {!state.inBin && (
            <VisibleButton
              declaration={declaration}
              state={state}
              onTry={undo.rest}
              onDone={(record, said) => desk.changed(state, record, said)}
            />
          )}
        </div>
      )}
      {undo.notice}
      {state?.inBin && (
        <div className="notice">
          <p>{say.inBin(one)}</p>
        </div>
      )}
      {state && !state.isActive && !state.inBin && (
        <div className="notice">
          <p>{say.hiddenNow(one)}</p>
        </div>
      )}
      <RecordForm
        declaration={declaration}
        state={state}
        send={desk.send}
        onTry={undo.rest}
        onSaved={desk.saved}
        onMerged={desk.merged}
        onTyped={setTyped}
      />
      {state && (
        <>
          <SchedulePanel declaration={declaration} state={state} round={round} onDone={undo.done} />
          <section aria-labelledby="staff-more">
            <h2 id="staff-more">{say.more}</h2>
            <Refusal message={desk.problem} />
            <More
              declaration={declaration}
              state={state}
              uses={loaded?.uses}
              logged={me.role === 'owner'}
              onCopy={() => void desk.copy(state)}
              onPlace={(inBin) => void desk.place(state, inBin)}
            />
          </section>
          <section aria-labelledby="staff-history">
            <h2 id="staff-history">{say.history}</h2>
            <HistoryPanel
              key={round}
              declaration={declaration}
              id={state.id}
              revision={state.revision}
              held={typed}
              onRestore={(version) => void desk.restore(state, version)}
            />
          </section>
        </>
      )}
    </>
  );
}

interface MoreProps {
  declaration: KindDeclaration;
  state: RecordState;
  uses: LoadedRecord['uses'] | undefined;
  /** True for whoever may read the log. */
  logged: boolean;
  onCopy(): void;
  onPlace(inBin: boolean): void;
}

/** Shows what is seldom done with a record: its page, a copy, the bin, the log. */
function More({ declaration, state, uses, logged, onCopy, onPlace }: MoreProps) {
  const { kind, places } = declaration;
  const page = state.isActive && !state.inBin ? declaration.page(state.id, state.record) : null;
  return (
    <div className="staff-tools">
      {page && (
        <a className="button button-quiet" href={page}>
          {say.seeOnSite}
        </a>
      )}
      {places === undefined && (
        <>
          <button type="button" className="button button-quiet" onClick={onCopy}>
            {say.duplicate}
          </button>
          {state.inBin ? (
            <button type="button" className="button button-quiet" onClick={() => onPlace(false)}>
              {say.bringBack}
            </button>
          ) : (
            <WithdrawButton title={declaration.title(state.record)} uses={uses} onWithdraw={() => onPlace(true)} />
          )}
        </>
      )}
      {logged && (
        <a className="button button-quiet" href={logPathOf(kind, state.id)}>
          {say.inLog}
        </a>
      )}
    </div>
  );
}
