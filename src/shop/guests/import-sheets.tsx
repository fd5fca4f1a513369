import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';
import { type ImportState, leftSheets, tagSheet, takeSheet } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';

/** Returns the name of a sheet, or of a table without one. */
export const sheetName = ({ name }: GuestSheet, place: number): string => name || say.sheetPlace(place + 1);

/**
 * Shows the sheets of a workbook by name with their number of guests; the host chooses which are taken, and whether
 * their guests are tagged with the side that a sheet's name tells. Shows nothing for a single list.
 */
export function ImportSheets({ sheets, taken, untagged }: Pick<ImportState, 'sheets' | 'taken' | 'untagged'>) {
  if (sheets.length < 2 && sheets.every(({ side }) => side === '')) return null;
  const left = leftSheets({ sheets, taken });
  return (
    <fieldset className="import-sheets">
      <legend>{say.sheets}</legend>
      {sheets.map((sheet, place) => (
        <div key={place} className="import-sheet">
          <label className="check">
            <input
              type="checkbox"
              checked={taken.includes(place)}
              onChange={({ target }) => takeSheet(place, target.checked)}
            />
            <span>
              <strong>{sheetName(sheet, place)}</strong> <span className="soft">{say.sheetGuests(sheet.guests)}</span>
              {sheet.hidden && <span className="badge">{say.sheetHidden}</span>}
            </span>
          </label>
          {sheet.side !== '' && taken.includes(place) && (
            <label className="check">
              <input
                type="checkbox"
                checked={!untagged.includes(place)}
                onChange={({ target }) => tagSheet(place, target.checked)}
              />
              <span>{sheet.side === 'bride' ? say.sheetBride : say.sheetGroom}</span>
            </label>
          )}
        </div>
      ))}
      {left.guests > 0 && (
        <p className="soft" role="status">
          {say.sheetsLeftOut(left.guests, left.sheets)}
        </p>
      )}
    </fieldset>
  );
}
