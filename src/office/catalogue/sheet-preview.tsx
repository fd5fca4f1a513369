import { useState } from 'react';
import type { Compared } from '#office/catalogue/read-sheet-file.ts';
import { columnText } from '#office/catalogue/column-text.ts';
import type { SheetChange } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { isMoneyColumn } from '#domain/catalogue/money-column.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { paiseTyped } from '#lib/typed-sum.ts';

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
          ? `${problems.length} ${problems.length === 1 ? 'cell is' : 'cells are'} wrong. Nothing is changed until all are right: mend them in the table and choose it again.`
          : `${chosen.length - fresh} changed, ${fresh} new, ${unchanged} as they are${left.size > 0 ? `, ${left.size} left out` : ''}.`}
      </p>
      {problems.length === 0 && blind > 0 && (
        <p className="notice">
          {`${blind === 1 ? 'One row that changes a record has' : `${blind} rows that change records have`} no revision. What somebody else changed since the table was written is not noticed there, and is written over.`}
        </p>
      )}
      {problems.length > 0 ? (
        <ul className="sheet-problems">
          {shown(problems).map(({ row, column, message }) => (
            <li key={`${row} ${column} ${message}`}>
              <strong>{`Row ${row}, ${columnText(kind, column)}:`}</strong> {message}
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
            {`Show all ${Math.max(problems.length, changes.length)} rows`}
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
            {busy ? 'Writing…' : buttonText(chosen)}
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={busy} onClick={onClose}>
          Put it aside
        </button>
      </p>
    </div>
  );
}

/** Returns the import button's label, such as "Change 3 and add 500 records". */
function buttonText(chosen: readonly SheetChange[]): string {
  const fresh = chosen.filter(({ record }) => !record.id).length;
  const known = chosen.length - fresh;
  const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
  if (chosen.length === 0) return 'Nothing to change';
  if (fresh === 0) return `Change ${records(known)}`;
  return known === 0 ? `Add ${records(fresh)}` : `Change ${known} and add ${records(fresh)}`;
}

/**
 * Returns a cell's text for display: an amount in rupees in a money column, `(empty)` for an empty cell, otherwise the
 * cell unchanged.
 */
function cellText(column: string, cell: string): string {
  const paise = isMoneyColumn(column) ? paiseTyped(cell) : null;
  return paise === null ? cell || '(empty)' : formatRupees(paise);
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
        <span className="soft">{`Row ${row}`}</span> <strong>{name}</strong> {!record.id && <em>new</em>}
      </p>
      {overtaken && (
        <div className="notice">
          <p>Somebody changed this record since the table was written. Left out, so that their change stays.</p>
          <label className="staff-check">
            <input type="checkbox" checked={!left} onChange={onToggle} />
            <span>{`Take the table’s row ${row} all the same`}</span>
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
