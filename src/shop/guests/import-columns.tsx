import { memo, useState } from 'react';
import type { TableLayout } from '#domain/guests/guest-columns.rules.ts';
import { type GuestField, guestFields } from '#domain/guests/guest-import.rules.ts';
import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';
import { COLUMNS_NAMED, columnsInShort, fieldLabels } from '#shop/guests/import-labels.ts';
import { setLayout } from '#shop/guests/import-rows.ts';
import * as say from '#shop/guests/import.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Number of rows in which a sample of a column is looked for. */
const SAMPLE = 20;
/** Least number of rows that can be the first guest's. */
const FIRST_ROWS = 10;
/** Number of doubtful rows listed. */
const NAMED = 5;

interface ColumnsProps {
  sheet: GuestSheet;
  place: number;
  /** Name of the sheet; empty when it is the only one. */
  name: string;
}

/** Returns a column's heading, or its place. */
function headingOf({ rows, layout }: GuestSheet, at: number): string {
  return rows[layout.from - 1]?.cells[at]?.trim() || say.columnPlace(at + 1);
}

const sampleOf = ({ rows, layout }: GuestSheet, at: number): string =>
  rows
    .slice(layout.from, layout.from + SAMPLE)
    .map(({ cells }) => cells[at]?.trim() ?? '')
    .find(Boolean) ?? '';

/** Gives a column a field; what was doubted about the column is answered by it. */
function withField(layout: TableLayout, at: number, field: GuestField | ''): TableLayout {
  const others = layout.leftOut.filter((one) => one !== at);
  return {
    ...layout,
    columns: layout.columns.map((one, place) => (place === at ? field : one)),
    doubts: layout.doubts.filter(({ column }) => column !== at),
    leftOut: field === '' ? [...others, at].sort((one, other) => one - other) : others,
  };
}

/**
 * Shows which field each column of a sheet fills, which the host can change. Doubtful columns are open by themselves,
 * the others behind a button; all are open when none holds the name.
 */
export const ImportColumns = memo(function ImportColumns({ sheet, place, name }: ColumnsProps) {
  const { layout, doubtful, cut, rows } = sheet;
  const { columns, doubts, leftOut } = layout;
  const understood = columns.includes('name');
  // One that is answered stays in its place.
  const [begun] = useState(() => (understood ? doubts.slice(0, COLUMNS_NAMED).map(({ column }) => column) : []));
  const [all, setAll] = useState(!understood);
  const isPart = begun.length > 0 && !all;
  const words = isPart ? say.columnsDoubted : understood ? say.columnsKnown : say.columnsUnknown;
  const doubted = new Set(doubts.map(({ column }) => column));
  const named = columnsInShort(leftOut.filter((at) => !doubted.has(at)).map((at) => `“${headingOf(sheet, at)}”`)).join(
    ', ',
  );
  const filled = columns
    .map((_, at) => at)
    .filter((at) => sampleOf(sheet, at) !== '' || rows[layout.from - 1]?.cells[at]?.trim());
  return (
    <div className="import-columns">
      {cut && <Warning>{cut}</Warning>}
      {doubtful.length > 0 && <Warning>{say.doubtful(doubtful.slice(0, NAMED), doubtful.length > NAMED)}</Warning>}
      {columnsInShort(doubts.map(({ said }) => said)).map((said, at) => (
        <Warning key={at}>{said}</Warning>
      ))}
      {named && <p className="soft">{name ? say.leftOutOfSheet(name, named) : say.leftOut(named)}</p>}
      {sheet.kind === 'table' && (
        <details open={begun.length > 0 || all}>
          <summary>
            <span>{name ? say.columnsOfSheet(name, words) : words}</span>
            <Icon name="down" />
          </summary>
          <div className="form-pair">
            {(isPart ? begun : filled).map((at) => (
              <ColumnField key={at} sheet={sheet} place={place} at={at} />
            ))}
            {!isPart && <FirstGuest sheet={sheet} place={place} />}
          </div>
          {isPart && (
            <button type="button" className="button button-plain" onClick={() => setAll(true)}>
              {say.columnsAll}
            </button>
          )}
        </details>
      )}
    </div>
  );
});

const Warning = ({ children }: { children: string }) => (
  <p className="import-warning">
    <Icon name="warning" size={20} />
    <span>{children}</span>
  </p>
);

/** Select for the field of a column, with a sample of its cells. */
function ColumnField({ sheet, place, at }: { sheet: GuestSheet; place: number; at: number }) {
  return (
    <label className="field">
      <span className="field-label">{headingOf(sheet, at)}</span>
      <select
        className="input"
        value={sheet.layout.columns[at]}
        onChange={({ target }) => setLayout(place, withField(sheet.layout, at, target.value as GuestField | ''))}
      >
        <option value="">{say.columnNone}</option>
        {guestFields.map((field) => (
          <option key={field} value={field}>
            {fieldLabels[field]}
          </option>
        ))}
      </select>
      <span className="field-hint import-sample">{sampleOf(sheet, at)}</span>
    </label>
  );
}

/** Select for the row of the first guest. */
function FirstGuest({ sheet: { rows, layout }, place }: { sheet: GuestSheet; place: number }) {
  const { from } = layout;
  return (
    <label className="field">
      <span className="field-label">{say.firstGuest}</span>
      <select
        className="input"
        value={from}
        onChange={({ target }) => setLayout(place, { ...layout, from: Number(target.value) })}
      >
        {rows.slice(0, Math.max(FIRST_ROWS, from + 1)).map(({ at }, index) => (
          <option key={at} value={index}>
            {at}
          </option>
        ))}
      </select>
      <span className="field-hint import-sample">{(rows[from]?.cells ?? []).filter(Boolean).join(', ')}</span>
    </label>
  );
}
