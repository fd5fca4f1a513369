import { useState } from 'react';
import type { Compared } from '#office/catalogue/read-sheet-file.ts';
import { columnText } from '#office/catalogue/column-text.ts';
import type { SheetChange } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { isMoneyColumn } from '#domain/catalogue/money-column.rules.ts';
import { recordsText, recordWords } from '#domain/catalogue/record-words.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { paiseTyped } from '#lib/typed-sum.ts';
import * as say from '#office/catalogue/sheets.texts.ts';

/** Rows that are shown at first. */
const FIRST = 50;

interface PreviewProps {
  kind: RecordKind;
  compared: Compared;
  busy: boolean;
  onApply(chosen: SheetChange[]): void;
  onClose(): void;
}

/**
 * Shows a table's errors or, when there are none, the cells that its import would change. Rows changed by others since
 * the export start deselected.
 */
export function SheetPreview({ kind, compared: { name, said, reading }, busy, onApply, onClose }: PreviewProps) {
  const { problems, changes, unchanged, blind } = reading;
  // What others did meanwhile stays unless somebody decides otherwise.
  const [left, setLeft] = useState<ReadonlySet<number>>(
    new Set(changes.filter(({ overtaken }) => overtaken).map(({ row }) => row)),
  );
  const [all, setAll] = useState(false);
  const chosen = changes.filter(({ row }) => !left.has(row));
  const fresh = chosen.filter(({ record }) => !record.id).length;
  const toggle = (row: number): void =>
    setLeft((before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row]));
  const shown = <T,>(list: readonly T[]): readonly T[] => (all ? list : list.slice(0, FIRST));
  const more = Math.max(problems.length, changes.length) > FIRST && !all;

  return (
    <div className="sheet-preview">
      <h3>{name}</h3>
      {said && <p className="notice">{said}</p>}
      <p role="status">
        {problems.length > 0
          ? say.cellsWrong(problems.length)
          : say.rowsFound({ changed: chosen.length - fresh, added: fresh, same: unchanged, left: left.size })}
      </p>
      {problems.length === 0 && blind > 0 && <p className="notice">{say.rowsWithoutRevision(blind)}</p>}
      {problems.length > 0 ? (
        <ul className="sheet-problems">
          {shown(problems).map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>
              <strong>{placeText(kind, row, column, message)}</strong> {message}
            </li>
          ))}
        </ul>
      ) : (
        <ol className="sheet-rows">
          {shown(changes).map((change) => (
            <SheetRow
              key={change.row}
              kind={kind}
              change={change}
              left={left.has(change.row)}
              onToggle={() => toggle(change.row)}
            />
          ))}
        </ol>
      )}
      {more && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
            {say.showAllRows(Math.max(problems.length, changes.length))}
          </button>
        </p>
      )}
      <p className="sheet-actions">
        {problems.length === 0 && (
          <button
            type="button"
            className="button"
            disabled={busy || chosen.length === 0}
            aria-busy={busy}
            onClick={() => onApply(chosen)}
          >
            {busy ? say.writing : buttonText(kind, chosen)}
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={busy} onClick={onClose}>
          {say.discard}
        </button>
      </p>
    </div>
  );
}

/** Returns where a problem is; without the column when there is none, or when the message begins with its name. */
function placeText(kind: RecordKind, row: number, column: string, message: string): string {
  const label = columnText(kind, column);
  return message.startsWith(label) ? say.problemInRow(row) : say.problemInCell(row, label);
}

/** Returns the import button's label, such as "Change 3 and add 500 sweets". */
function buttonText(kind: RecordKind, chosen: readonly SheetChange[]): string {
  const fresh = chosen.filter(({ record }) => !record.id).length;
  const known = chosen.length - fresh;
  if (chosen.length === 0) return say.nothingToChange;
  if (fresh === 0) return say.changeRows(recordsText(kind, known));
  return known === 0 ? say.addRows(recordsText(kind, fresh)) : say.changeAndAddRows(known, recordsText(kind, fresh));
}

/**
 * Returns a cell's text for display: an amount in rupees in a money column, `(empty)` for an empty cell, otherwise the
 * cell unchanged.
 */
function cellText(column: string, cell: string): string {
  const paise = isMoneyColumn(column) ? paiseTyped(cell) : null;
  return paise === null ? cell || say.cellEmpty : formatRupees(paise);
}

interface SheetRowProps {
  kind: RecordKind;
  change: SheetChange;
  left: boolean;
  onToggle(): void;
}

function SheetRow({ kind, change, left, onToggle }: SheetRowProps) {
  const { row, name, changes, overtaken, record } = change;
  return (
    <li className={left ? 'is-left' : undefined}>
      <p>
        <span className="soft">{say.row(row)}</span> <strong>{name}</strong> {!record.id && <em>{say.rowNew}</em>}
      </p>
      {overtaken && (
        <div className="notice">
          <p>{say.rowOvertaken(recordWords[kind].one)}</p>
          <label className="staff-check">
            <input type="checkbox" checked={!left} onChange={onToggle} />
            <span>{say.rowAnyway(row)}</span>
          </label>
        </div>
      )}
      {changes.length > 0 && (
        <dl className="staff-changes">
          {changes.map(({ column, from, to }) => (
            <div key={column}>
              <dt>{columnText(kind, column)}</dt>
              <dd>
                <del>{cellText(column, from)}</del> <ins>{cellText(column, to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
