import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { ImportRow, rowFieldsId } from '#shop/guests/import-row.tsx';
import * as say from '#shop/guests/import.texts.ts';
import type { ShownRow } from '#shop/guests/use-import-rows.ts';

/** Number of rows by which the list grows. */
const PAGE = 50;
/** Distance below the window at which the list grows, so that nobody waits for it. */
const AHEAD = '800px';

interface ListProps {
  rows: readonly ShownRow[];
  dismissed: readonly number[];
  replace: boolean;
  /** Row to open and to lead to; a new object leads there again. */
  lead: { row: number } | null;
}

/** Shows the rows of the import; the list grows while it is scrolled. One row at a time is open. */
export const ImportList = memo(function ImportList({ rows, dismissed, replace, lead }: ListProps) {
  const [shown, setShown] = useState(PAGE);
  const [open, setOpen] = useState<number | null>(null);
  const toggle = useCallback((row: number) => setOpen((before) => (before === row ? null : row)), []);
  const [led, setLed] = useState(lead);
  if (led !== lead) {
    setLed(lead);
    setShown(Math.max(shown, rows.findIndex(({ now }) => now.row === lead?.row) + 1));
    setOpen(lead?.row ?? null);
  }
  useEffect(() => {
    if (lead) leadTo(lead.row);
  }, [lead]);
  const more = useRef<HTMLButtonElement>(null);
  const unknown = useUnknown(rows);
  const out = useMemo(() => new Set(dismissed), [dismissed]);
  const isMore = rows.length > shown;
  useEffect(() => {
    if (!isMore || !more.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setShown((before) => before + PAGE), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    watch.observe(more.current);
    return () => watch.disconnect();
  }, [isMore, shown]);
  return (
    <>
      <div className="import-heads" aria-hidden="true">
        {['', say.fieldName, say.fieldMobile, say.fieldAddress, '', say.tags].map((head, at) => (
          <span key={at}>{head}</span>
        ))}
      </div>
      <ul className="import-rows">
        {rows.slice(0, shown).map((row) => (
          <ImportRow
            key={row.now.row}
            row={row}
            open={open === row.now.row}
            dismissed={out.has(row.now.row)}
            replace={replace}
            unknown={unknown.get(row.now.pincode) ?? ''}
            onOpen={toggle}
          />
        ))}
      </ul>
      {isMore && (
        <button ref={more} type="button" className="button button-plain" onClick={() => setShown(shown + PAGE)}>
          {say.rowsMore}
        </button>
      )}
    </>
  );
});

/** Focuses the field of an open row that is wrong, or else its line, and shows it. */
function leadTo(row: number): void {
  const fields = document.getElementById(rowFieldsId(row));
  const line = fields?.closest('li')?.querySelector('button');
  const target = fields?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? line;
  target?.focus({ preventScroll: true });
  if (target) bringIntoView(target.closest('.field') ?? target);
}

/** Returns the sentences about the unknown ones of the rows' pincodes. */
function useUnknown(rows: readonly ShownRow[]): ReadonlyMap<string, string> {
  const [unknown, setUnknown] = useState<ReadonlyMap<string, string>>(new Map());
  const pincodes = useMemo(() => [...new Set(rows.map(({ now }) => now.pincode))].sort().join(' '), [rows]);
  useEffect(() => {
    let current = true;
    const wanted = pincodes.split(' ').filter((pincode) => /^\d{6}$/.test(pincode));
    void unknownPincodes(wanted).then((found) => {
      if (!current) return;
      setUnknown(
        new Map(
          [...found].map(([code, place]) => [
            code,
            place ? say.pincodeProbably(code, place) : say.pincodeUnknown(code),
          ]),
        ),
      );
    });
    return () => {
      current = false;
    };
  }, [pincodes]);
  return unknown;
}
