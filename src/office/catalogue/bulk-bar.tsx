import { Suspense, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import type { BulkToolsProps } from '#office/catalogue/use-bulk-tools.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/many-records.texts.ts';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const BulkTools = lazyPart(async () => (await import('#office/catalogue/bulk-tools.tsx')).BulkTools);

interface BulkChoiceProps {
  /** Records on this page of the list. */
  page: readonly RecordState[];
  /** Number of records that are found on all pages. */
  count: number;
  selected: readonly RecordState[];
  /** Reads the records that are found on all pages. */
  readAll(): Promise<CallResult<RecordState[]>>;
  onChoose(states: readonly RecordState[], on: boolean): void;
}

/** Shows a checkbox that selects all records of the page and, while some are selected, buttons for all and for none. */
export function BulkChoice({ page, count, selected, readAll, onChoose }: BulkChoiceProps) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen = new Set(selected.map(({ id }) => id));
  const all = page.every(({ id }) => chosen.has(id));
  const chooseAll = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await readAll();
    setBusy(false);
    if (answer.ok) onChoose(answer.data, true);
    else setProblem(answer.message);
  };
  return (
    <div className="staff-bulk">
      <label className="staff-check">
        <input type="checkbox" checked={all} onChange={({ target }) => onChoose(page, target.checked)} />
        <span>{selected.length === 0 ? say.choosePage : say.chosenSome(selected.length)}</span>
      </label>
      {selected.length > 0 && selected.length < count && (
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void chooseAll()}>
          {say.chooseAll(count)}
        </button>
      )}
      {selected.length > 0 && (
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => onChoose(selected, false)}>
          {say.chooseNone}
        </button>
      )}
      <Refusal message={problem} />
    </div>
  );
}

/** Shows a bar at the foot of the window with the tools that change the selected records; nothing while none is. */
export function BulkBar(props: BulkToolsProps) {
  if (props.selected.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BulkTools {...props} />
    </Suspense>
  );
}
