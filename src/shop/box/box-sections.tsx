import { useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, type Choice, choiceAt, DEFAULT_SECTION_PRICE } from '#domain/box/box.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/box/box-sections.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Picture } from '#ui/picture.tsx';

interface SectionsProps {
  box: Box;
  /** Price of each section, paise. */
  amounts: readonly number[];
  /** Empty sections that block the next step; they are marked, and the first shows the reason. */
  missing?: readonly number[] | undefined;
  /** Notes about sweets in this box, by sweet id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Returns the path for choosing a sweet for a section; without it the rows have no links. */
  chooseAt?: ((section: number) => string) | undefined;
}

/** Table of a box's sections: number, picture, sweet and price of each. */
export function BoxSections({ box, amounts, missing = [], notes, chooseAt }: SectionsProps) {
  return (
    <table className="box-sections" aria-label={say.sectionsHeard}>
      <ColumnHeads names={[say.columnSection, say.columnImage, say.columnSweet, say.columnPrice]} />
      <tbody>
        {Array.from({ length: boxTypeOf(box.tempId).sections }, (_, index) => {
          const choice = choiceAt(box, index);
          const filled = choice && !choice.gone;
          return (
            <tr key={index} className={missing.includes(index) ? 'is-missing-row' : undefined}>
              <td>{index + 1}</td>
              <td>
                <Picture value={choice?.image} alt="" sizes="4.5rem" />
              </td>
              <td>
                <Sweet choice={choice} href={chooseAt?.(index)} />
                {filled && notes?.has(choice.sweetId) && (
                  <small className="box-note">{notes.get(choice.sweetId)}</small>
                )}
                {index === missing[0] && <Why missing={missing} />}
              </td>
              <td className="price">{filled ? formatRupees(amounts[index] ?? 0) : chooseAt ? <EmptyPrice /> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sweet({ choice, href }: { choice: Choice | undefined; href: string | undefined }) {
  const name = choice ? displayName(choice.name) : '';
  const text = choice && !choice.gone ? name : href === undefined ? '–' : say.selectSweet;
  return (
    <>
      {choice?.gone && <span className="box-gone">{name ? say.gone(name) : say.goneNameless}</span>}
      {href === undefined ? text : <a href={href}>{text}</a>}
    </>
  );
}

/** Shows the usual price of an empty section, with the note that it is not counted yet. */
function EmptyPrice() {
  return (
    <>
      <span className="box-empty-price">{formatRupees(DEFAULT_SECTION_PRICE)}</span>
      <small>{say.notCounted}</small>
    </>
  );
}

/** Shows the error that empty sections block the next step, leads to the marked row and scrolls it into view. */
function Why({ missing }: { missing: readonly number[] }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const row = element.current?.closest('tr');
    row?.querySelector('a')?.focus({ preventScroll: true });
    if (row) bringIntoView(row);
  }, [missing]);
  return (
    <p className="field-error" role="alert" ref={element}>
      {missing.length > 1 ? say.everyNeedsSweet : say.oneNeedsSweet((missing[0] ?? 0) + 1)}
    </p>
  );
}
