import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ImportColumns } from '#shop/guests/import-columns.tsx';
import { ImportList } from '#shop/guests/import-list.tsx';
import { ImportSheets, sheetName } from '#shop/guests/import-sheets.tsx';
import { $import, $kept, closeSheets, setReplace } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import type { ImportRows } from '#shop/guests/use-import-rows.ts';
import type { Saving } from '#shop/guests/use-import-saving.ts';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StepHead } from '#ui/step-head.tsx';

interface LookProps {
  found: ImportRows;
  saving: Saving;
  onClose(): void;
}

/** Second step: the host looks at the list, mends it and saves what is right. */
export function ImportLook({ found, saving, onClose }: LookProps) {
  const { sheets, taken, untagged, dismissed, done, replace } = useStore($import, { ssr: () => $import.get() });
  const kept = useStore($kept, { ssr: () => $kept.get() });
  const [lead, setLead] = useState<{ row: number } | null>(null);
  const { rows, known } = found;
  if (!found.isRead) return <Skeleton lines={6} />;
  return (
    <div className="form-stack">
      <div className="import-head">
        <StepHead>{foundInWords(found, dismissed.length)}</StepHead>
        {/* What is saved already would come twice. */}
        {done.length === 0 && (
          <button type="button" className="button button-plain" disabled={saving.sent !== null} onClick={changeList}>
            {say.changeList}
          </button>
        )}
      </div>
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
        <ImportList rows={rows} dismissed={dismissed} replace={replace} lead={lead} />
      </div>
      {(replace || known.length > 0) && (
        <label className="check">
          <input type="checkbox" checked={replace} onChange={({ target }) => setReplace(target.checked)} />
          <span>{say.updateKnown}</span>
        </label>
      )}
      {!kept && <p className="soft">{say.notKept}</p>}
      <Refusal message={saving.problem} />
      <SaveBar found={found} saving={saving} onClose={onClose} onShow={() => setLead(nextWaiting(found, lead))} />
    </div>
  );
}

/** Returns what was found: how many rows, how many wait, or that there is nobody to take. */
function foundInWords({ rows, waiting, good, known }: ImportRows, dismissed: number): string {
  const count = rows.length - dismissed;
  if (rows.length === 0) return say.foundNoRows;
  if (count <= 0) return say.foundAllLeftOut;
  if (known.length > 0 && good.length + waiting.length === 0) return say.foundKnown(known.length);
  return waiting.length > 0 ? say.foundWaiting(count, waiting.length) : say.found(count);
}

/** Returns the row that waits after the one that was led to last, or else the first. */
function nextWaiting({ rows, waiting }: ImportRows, last: { row: number } | null): { row: number } | null {
  const waits = new Set(waiting.map(({ row }) => row));
  const places = rows.map(({ now }) => now.row);
  const next = places.slice(places.indexOf(last?.row ?? -1) + 1).find((row) => waits.has(row));
  const row = next ?? places.find((one) => waits.has(one));
  return row === undefined ? null : { row };
}

/** Goes back to the pasted list, with the focus in it. */
function changeList(): void {
  flushSync(closeSheets);
  document.querySelector<HTMLElement>('.guest-paste')?.focus();
}

/** The bar that saves: it stays in the window. Without anybody to take it says so, and leads on. */
function SaveBar({ found: { good, waiting, isReading }, saving, onClose, onShow }: LookProps & { onShow(): void }) {
  const { sent, save } = saving;
  const busy = sent !== null;
  const isNobody = good.length === 0 && !busy;
  const label = (waiting.length > 0 ? say.addNow : say.importGuests)(good.length);
  return (
    <div className="import-bar">
      {isNobody && waiting.length > 0 && <p>{say.nothingToAdd}</p>}
      {waiting.length > 0 && (
        <button type="button" className={isNobody ? 'button' : 'button button-plain'} disabled={busy} onClick={onShow}>
          {say.fixRows(waiting.length)}
        </button>
      )}
      {!isNobody && (
        <button
          type="button"
          className="button"
          aria-busy={busy || isReading}
          onClick={() => !busy && !isReading && save()}
        >
          {sent === null ? label : say.importing(sent.done, sent.of)}
        </button>
      )}
      {isNobody && waiting.length === 0 && (
        <button type="button" className="button" onClick={onClose}>
          {say.closeImport}
        </button>
      )}
    </div>
  );
}
