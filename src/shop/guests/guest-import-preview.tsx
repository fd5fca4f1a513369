import { useState } from 'react';
import type { CheckedGuest } from '#domain/guests/guest-import.rules.ts';
import { isAbroad } from '#lib/guest-number.ts';
import * as say from '#shop/guests/guests.texts.ts';

/** Number of preview rows shown at once. */
export const PREVIEW = 50;

interface PreviewProps {
  rows: CheckedGuest[];
  replace: boolean;
  /** Unknown pincodes with their probable places. */
  unknown: ReadonlyMap<string, string>;
  /** Called to put a row into the home of the guest with its number, or to take it out again. */
  onHome(row: number): void;
}

/** Returns the warning for an unknown pincode, with its probable place when there is one. */
const unknownInWords = (pincode: string, place: string | undefined): string =>
  place ? say.importRowPincodeProbably(pincode, place) : say.importRowPincodeUnknown(pincode);

/**
 * Preview of an import: shows each row's guest with its problem, or whether it is added or overwritten. Rows with a
 * problem come first.
 */
export function Preview({ rows, replace, unknown, onHome }: PreviewProps) {
  const [shown, setShown] = useState(PREVIEW);
  // A row that was put into a home stays where the button was pressed.
  const first = ({ problem, shared }: CheckedGuest): number => Number(problem !== '' || shared !== '');
  const sorted = [...rows].sort((a, b) => first(b) - first(a) || a.row - b.row);
  const bad = rows.filter((row) => row.problem !== '').length;
  return (
    <>
      <p role="status">{bad > 0 ? say.importFoundWithBad(rows.length, bad) : say.importFound(rows.length)}</p>
      <ul className="guest-preview">
        {sorted.slice(0, shown).map((row) => (
          <li key={row.row}>
            <span className="soft">{say.importRowPlace(row.row)}</span>
            <span>
              <strong>{row.name || say.importRowNoName}</strong> <span>{row.mobile || say.importRowNoNumber}</span>
              {row.problem === '' && (
                <span className="guest-preview-more">
                  {[row.address, row.pincode].filter(Boolean).join(', ') || missingInWords(row)}
                </span>
              )}
              {(row.events || row.household) && (
                <span className="guest-preview-more">{[row.household, row.events].filter(Boolean).join(' · ')}</span>
              )}
              {row.note && !saidOf(row).includes(row.note) && <span className="guest-preview-more">{row.note}</span>}
              {saidOf(row) && <span className="badge badge-warn">{saidOf(row)}</span>}
              {unknown.has(row.pincode) && (
                <span className="badge badge-warn">{unknownInWords(row.pincode, unknown.get(row.pincode))}</span>
              )}
            </span>
            <span className="guest-preview-end">
              <PreviewBadge row={row} replace={replace} />
              {row.shared !== '' && <HomeButton row={row} onHome={onHome} />}
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > shown && (
        <button type="button" className="button button-plain" onClick={() => setShown(shown + PREVIEW)}>
          {say.importRowsMore}
        </button>
      )}
    </>
  );
}

/** Returns what the reader changed and what is to be said about a row, as one text. */
const saidOf = ({ changes, hints, problem }: CheckedGuest): string =>
  problem ? '' : [...changes.map(({ said }) => said), ...hints].join(' ');

/** Returns the words for an address that is missing. */
function missingInWords({ mobile, homeWith }: CheckedGuest): string {
  if (homeWith !== '') return say.importRowHomeAddress;
  if (mobile === '') return say.importRowTypeAddress;
  return isAbroad(mobile) ? say.importRowAddressAbroad : say.importRowNoAddress;
}

function PreviewBadge({ row, replace }: { row: CheckedGuest; replace: boolean }) {
  if (row.problem) return <span className="badge badge-bad">{row.problem}</span>;
  if (row.shared) {
    const end = row.homeWith ? say.importRowShareHome : replace ? say.importRowOverwrites : say.importRowLeftOut;
    return <span className="badge badge-warn">{`${row.shared} ${end}`}</span>;
  }
  if (row.known)
    return <span className="badge badge-warn">{replace ? say.importRowOverwritten : say.importRowKnown}</span>;
  return null;
}

/** Button that puts a row into the home of the guest with its number, or takes it out again. */
function HomeButton({ row, onHome }: { row: CheckedGuest; onHome(row: number): void }) {
  const shares = row.homeWith !== '';
  return (
    <button
      type="button"
      className="button button-plain"
      aria-label={(shares ? say.importRowUndoHeard : say.importRowOneHomeHeard)(row.name)}
      onClick={() => onHome(row.row)}
    >
      {shares ? say.importRowUndo : say.importRowOneHome}
    </button>
  );
}
