import type { TableLayout } from '#domain/guests/guest-columns.rules.ts';
import { type GuestField, guestFields } from '#domain/guests/guest-import.rules.ts';
import * as say from '#shop/guests/guests.texts.ts';

const words: Record<GuestField, string> = {
  name: say.importColumnName,
  mobile: say.importColumnMobile,
  guestNo: say.importColumnGuestNo,
  email: say.importColumnEmail,
  category: say.importColumnCategory,
  address: say.importColumnAddress,
  pincode: say.importColumnPincode,
  side: say.importColumnSide,
  events: say.importColumnEvents,
  household: say.importColumnHousehold,
  note: say.importColumnNote,
};

interface ColumnsProps {
  table: readonly (readonly string[])[];
  layout: TableLayout;
  onLayout(layout: TableLayout): void;
}

/** Tells whether the column of names, which every guest needs, is known. */
function understood({ columns }: TableLayout): boolean {
  return columns.includes('name');
}

/**
 * Shows the meaning assigned to each column of an imported table. The host can correct it, and the first row with a
 * guest.
 */
export function ImportColumns({ table, layout, onLayout }: ColumnsProps) {
  const { columns, from } = layout;
  const samples = columns.map(
    (_, at) =>
      table
        .slice(from, from + 20)
        .map((row) => row[at]?.trim() ?? '')
        .find(Boolean) ?? '',
  );
  const shown = columns
    .map((_, at) => at)
    .filter((at) => samples[at] !== '' || (table[from - 1]?.[at] ?? '').trim() !== '');
  return (
    <details className="guest-columns" open={!understood(layout)}>
      <summary>{(understood(layout) ? say.importColumnsKnown : say.importColumnsUnknown)(from)}</summary>
      <div className="form-pair">
        {shown.map((at) => (
          <label key={at} className="field">
            <span className="field-label">
              {(from > 0 && table[from - 1]?.[at]?.trim()) || say.importColumnPlace(at + 1)}
            </span>
            <select
              className="input"
              value={columns[at]}
              onChange={(event) =>
                onLayout({
                  ...layout,
                  columns: columns.map((role, place) =>
                    place === at ? (event.target.value as GuestField | '') : role,
                  ),
                })
              }
            >
              <option value="">{say.importColumnLeftOut}</option>
              {guestFields.map((role) => (
                <option key={role} value={role}>
                  {words[role]}
                </option>
              ))}
            </select>
            <span className="field-hint guest-sample">{samples[at]}</span>
          </label>
        ))}
        <label className="field">
          <span className="field-label">{say.importFirstRow}</span>
          <select
            className="input"
            value={from + 1}
            onChange={(event) => onLayout({ ...layout, from: Number(event.target.value) - 1 })}
          >
            {Array.from({ length: Math.min(table.length, Math.max(10, from + 1)) }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
          <span className="field-hint guest-sample">{(table[from] ?? []).filter(Boolean).join(', ')}</span>
        </label>
      </div>
    </details>
  );
}
