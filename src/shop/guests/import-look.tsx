import { useStore } from '@nanostores/react';
import { ImportColumns } from '#shop/guests/import-columns.tsx';
import { ImportList } from '#shop/guests/import-list.tsx';
import { ImportSheets, sheetName } from '#shop/guests/import-sheets.tsx';
import { $import, $kept, closeSheets, setReplace } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import type { ImportRows } from '#shop/guests/use-import-rows.ts';
import type { Saving } from '#shop/guests/use-import-saving.ts';
import { flushSync } from 'react-dom';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StepHead } from '#ui/step-head.tsx';

interface LookProps {
  found: ImportRows;
  saving: Saving;
}

/** Second step: the host looks at the list, mends it and saves what is right. */
export function ImportLook({ found, saving }: LookProps) {
  const { sheets, taken, untagged, dismissed, replace } = useStore($import, { ssr: () => $import.get() });
  const kept = useStore($kept, { ssr: () => $kept.get() });
  const { rows, waiting, known } = found;
  const count = rows.length - dismissed.length;
  if (!found.isRead) return <Skeleton lines={6} />;
  return (
    <div className="form-stack">
      <StepHead>{waiting.length > 0 ? say.foundWaiting(count, waiting.length) : say.found(count)}</StepHead>
      <ImportSheets sheets={sheets} taken={taken} untagged={untagged} />
      {sheets.map(
        (sheet, place) =>
          taken.includes(place) && (
            <ImportColumns
              key={place}
              sheet={sheet}
              place={place}
              name={sheets.length > 1 ? sheetName(sheet, place) : ''}
            />
          ),
      )}
      <div>
        <ImportList rows={rows} dismissed={dismissed} replace={replace} />
      </div>
      {(replace || known.length > 0) && (
        <label className="check">
          <input type="checkbox" checked={replace} onChange={({ target }) => setReplace(target.checked)} />
          <span>{say.overwrite}</span>
        </label>
      )}
      {!kept && <p className="soft">{say.notKept}</p>}
      <Refusal message={saving.problem} />
      <SaveBar found={found} saving={saving} />
    </div>
  );
}

/** Goes back to the pasted list, with the focus in it. */
function changeList(): void {
  flushSync(closeSheets);
  document.querySelector<HTMLElement>('.guest-paste')?.focus();
}

/** The bar that saves: it stays in the window. */
function SaveBar({ found: { good, waiting }, saving }: LookProps) {
  const { sent, save } = saving;
  const busy = sent !== null;
  const label = (waiting.length > 0 ? say.saveNow : say.save)(good.length);
  return (
    <div className="import-bar">
      <button type="button" className="button button-quiet" disabled={busy} onClick={changeList}>
        {say.change}
      </button>
      {waiting.length > 0 && <span className="import-wait">{say.wait(waiting.length)}</span>}
      <button
        type="button"
        className="button"
        disabled={good.length === 0 && !busy}
        aria-busy={busy}
        onClick={() => !busy && save()}
      >
        {sent === null ? label : say.saving(sent.done, sent.of)}
      </button>
    </div>
  );
}
