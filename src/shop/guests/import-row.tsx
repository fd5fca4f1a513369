import { memo, useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import type { CheckedGuest } from '#domain/guests/guest-import.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { placeOf, sideLabels } from '#shop/guests/import-labels.ts';
import { ImportRowFields } from '#shop/guests/import-row-fields.tsx';
import { dismissRow, editRow, shareHome } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import type { ShownRow } from '#shop/guests/use-import-rows.ts';
import { Icon } from '#ui/icon.tsx';

interface RowProps {
  row: ShownRow;
  open: boolean;
  dismissed: boolean;
  replace: boolean;
  /** Sentence about a pincode that is not known; empty for none. */
  unknown: string;
  /** Opens or closes the fields of a row; the function must stay the same. */
  onOpen(row: number): void;
}

/** Returns the id of a row's fields. */
export const rowFieldsId = (row: number): string => `import-row-${row}`;

/**
 * A row of the list: a line that opens its fields, and below them what is wrong, what the reader changed and what can be
 * done about it. Drawn again only when something about it changes.
 */
export const ImportRow = memo(function ImportRow({ row, open, dismissed, replace, unknown, onOpen }: RowProps) {
  const { now } = row;
  const fields = rowFieldsId(now.row);
  const element = useRef<HTMLLIElement>(null);
  const before = useRef(dismissed);
  const faulty = useRef(now.problem !== '');
  // Its fields may lie below the window, or under the bar.
  useEffect(() => {
    // One with a problem leads to the field that the problem is about.
    if (open && !faulty.current) element.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  // The button that was pressed is gone with what it stood in.
  useEffect(() => {
    if (before.current === dismissed) return;
    before.current = dismissed;
    element.current?.querySelector('button')?.focus({ preventScroll: true });
    // One that is taken back may stand elsewhere now.
    if (!dismissed && element.current) bringIntoView(element.current);
  }, [dismissed]);
  if (dismissed)
    return (
      <li className="import-row import-dismissed" ref={element}>
        <DismissedRow row={now} />
      </li>
    );
  const said = <RowSaid now={now} replace={replace} unknown={unknown} open={open} />;
  return (
    <li className={now.problem ? 'import-row is-waiting' : 'import-row'} ref={element}>
      <button
        type="button"
        className="import-line"
        aria-expanded={open}
        aria-controls={open ? fields : undefined}
        onClick={() => onOpen(now.row)}
      >
        <RowLine now={now} />
      </button>
      {!open && said}
      {open && <ImportRowFields row={row} id={fields} />}
      {open && said}
    </li>
  );
});

/** The line of a row: columns where there is room, two lines on a phone. */
function RowLine({ now }: { now: CheckedGuest }) {
  const { name, mobile, address, pincode, guestNo, side, events, household, category, email, note, homeWith } = now;
  const place = [address, pincode].filter(Boolean).join(', ');
  const tags = [sideLabels[sideInText(side) ?? ''] ?? side, events, household, category, email, note]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <span className="import-at">{placeOf(now)}</span>
      <strong className="import-name">{name || say.noName}</strong>
      <span className="import-number">{mobile || say.noNumber}</span>
      <span className="import-place">{place || (homeWith ? say.homeAddress : say.noAddress)}</span>
      <span className="import-people">{/^\d+$/.test(guestNo) ? say.persons(Number(guestNo)) : guestNo}</span>
      <span className="import-tags">{tags}</span>
      <Icon name="edit" size={20} />
    </>
  );
}

interface SaidProps {
  now: CheckedGuest;
  replace: boolean;
  unknown: string;
  open: boolean;
}

/** What is to be said about a row, and the buttons that act on it. */
function RowSaid({ now, replace, unknown, open }: SaidProps) {
  const { changes, hints, problem, problemField, shared } = now;
  const end = endOf(now, replace);
  const named = [...(unknown ? [unknown] : []), ...hints];
  // An open row says it at the field.
  const refused = problem !== '' && !(open && problemField !== '') && problem !== shared;
  const acts = shared !== '' || problem !== '' || open;
  if (!refused && !end && named.length + changes.length === 0 && !acts) return null;
  return (
    <div className="import-said">
      {refused && <p className="import-problem">{problem}</p>}
      {end && <p className={problem ? 'import-problem' : 'import-end'}>{end}</p>}
      {changes.map(({ said, undo }) => (
        <p key={said}>
          <span>{said}</span>
          {Object.keys(undo).length > 0 && (
            <button
              type="button"
              className="import-undo"
              aria-label={say.undoHeard(said)}
              onClick={({ currentTarget }) => {
                // This button goes with what it takes back.
                currentTarget.closest('li')?.querySelector('button')?.focus({ preventScroll: true });
                editRow(now.row, undo);
              }}
            >
              {say.undo}
            </button>
          )}
        </p>
      ))}
      {named.map((said) => (
        <p key={said}>{said}</p>
      ))}
      {acts && (
        <p className="import-acts">
          {shared !== '' && <HomeButton now={now} />}
          <button
            type="button"
            className="import-undo"
            aria-label={say.dismissHeard(now.name || say.noName)}
            onClick={() => dismissRow(now.row, true)}
          >
            {say.dismiss}
          </button>
        </p>
      )}
    </div>
  );
}

/** Returns what becomes of a row whose guest, or whose number, is there already; empty for a new guest. */
function endOf({ shared, homeWith, known, problem }: CheckedGuest, replace: boolean): string {
  if (shared !== '') {
    const end = homeWith ? say.sharesHome : replace && problem === '' ? say.updates : '';
    return [shared, end].filter(Boolean).join(' ');
  }
  return known ? (replace ? say.updated : say.known) : '';
}

/** Button that puts a row into the home of the guest with its number, or takes it out again. */
function HomeButton({ now: { row, name, homeWith } }: { now: CheckedGuest }) {
  const shares = homeWith !== '';
  return (
    <button
      type="button"
      className="import-undo"
      aria-label={(shares ? say.undoHomeHeard : say.joinHomeHeard)(name)}
      onClick={() => shareHome(row, !shares)}
    >
      {shares ? say.undo : say.joinHome}
    </button>
  );
}

/** A row that was dismissed, in its place, with a button that takes it back. */
function DismissedRow({ row: { row, name, at, sheet } }: { row: CheckedGuest }) {
  return (
    <>
      <span className="import-at">{placeOf({ at, sheet })}</span>
      <span>{say.dismissed(name || say.noName)}</span>
      <button
        type="button"
        className="import-undo"
        aria-label={say.undoDismissHeard(name || say.noName)}
        onClick={() => dismissRow(row, false)}
      >
        {say.undo}
      </button>
    </>
  );
}
