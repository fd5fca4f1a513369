import { useState } from 'react';
import { call } from '#client/api.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { type RecordState, saveStaffRecord } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

interface VisibleButtonProps {
  declaration: KindDeclaration;
  state: RecordState;
  /** Called before the change is sent. */
  onTry(): void;
  /** Called with the changed record, and a sentence about what was done. */
  onDone(record: RecordState, said: string): void;
}

/** Button that hides a record from the site, or puts it there, at once; what is typed in the form stays unsaved. */
export function VisibleButton({ declaration: { kind, title }, state, onTry, onDone }: VisibleButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, revision, record, isActive } = state;
  const change = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    onTry();
    const body = { revision, isActive: !isActive, record };
    const answer = await call(saveStaffRecord, { params: { kind, id }, body });
    setBusy(false);
    if (answer.ok) onDone(answer.data.record, (isActive ? say.nowHidden : say.nowOnSite)(title(record)));
    else setProblem(answer.message);
  };
  return (
    <>
      <button type="button" className="button button-quiet" aria-busy={busy} onClick={() => void change()}>
        {isActive ? say.hide : say.putOnSite}
      </button>
      <Refusal message={problem} />
    </>
  );
}
