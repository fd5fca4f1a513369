import { useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, type Choice, choiceAt, DEFAULT_SECTION_PRICE } from '#domain/box/box.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Picture } from '#ui/picture.tsx';

interface SectionsProps {
  box: Box;
  /** Paise, by section. */
  amounts: readonly number[];
  /** Sections without which the box does not go on: they are marked, and the first says why. */
  missing?: readonly number[] | undefined;
  /** What is to be said of a sweet in this box, by its id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Address of choosing a sweet for a section; without it the rows are only read. */
  chooseAt?: ((section: number) => string) | undefined;
}

/** The sections of a box, a row each: place, picture, sweet and price. */
export function BoxSections({ box, amounts, missing = [], notes, chooseAt }: SectionsProps) {
  return (
    <table className="box-sections" aria-label="Sections of the box">
      <ColumnHeads names={['Sections', 'Image', 'Sweets', 'Price']} />
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
  const words = choice && !choice.gone ? name : href === undefined ? '–' : 'please select sweet';
  return (
    <>
      {choice?.gone && <span className="box-gone">{`${name || 'This sweet'} is no longer offered`}</span>}
      {href === undefined ? words : <a href={href}>{words}</a>}
    </>
  );
}

/** What an empty section shows as its price, and what that means. */
function EmptyPrice() {
  return (
    <>
      <span className="box-empty-price">{formatRupees(DEFAULT_SECTION_PRICE)}</span>
      <small>not counted yet</small>
    </>
  );
}

/** Why the way on was refused, out from under the bar with the button. */
function Why({ missing }: { missing: readonly number[] }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) bringIntoView(element.current);
  }, [missing]);
  const needs = missing.length > 1 ? 'Every section needs' : `Section ${(missing[0] ?? 0) + 1} needs`;
  return <p className="field-error" role="alert" ref={element}>{`${needs} a sweet before the box goes on.`}</p>;
}
