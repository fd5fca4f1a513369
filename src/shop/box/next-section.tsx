import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, choiceAt, emptySections, withEverywhere } from '#domain/box/box.rules.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/box/box.texts.ts';

interface NextProps {
  box: Box;
  /** Section filled last. */
  arrived: number | null;
  chooseAt(section: number): string;
  onFill(box: Box): void;
}

/**
 * Shows a link to the next empty section and a button that fills all empty sections with the last chosen sweet. Shows a
 * hint when the box is empty or full.
 */
export function NextSection({ box, arrived, chooseAt, onFill }: NextProps) {
  const empty = emptySections(box);
  const [next] = empty;
  if (next === undefined) return <p className="box-next">{say.allFilled}</p>;
  const many = empty.length > 1;
  const last = arrived === null || empty.includes(arrived) ? undefined : choiceAt(box, arrived);
  const sweet = last ?? box.choices.findLast(({ index }) => !empty.includes(index));
  if (!sweet) return <p className="box-next">{say.noneFilled(boxTypeOf(box.tempId).sections)}</p>;
  const words = [
    last && say.lastFilled(displayName(last.name), last.index + 1),
    many ? say.sectionsEmpty(empty.length) : say.oneSectionEmpty(next + 1),
  ];
  return (
    <div className="box-next">
      <p>{words.filter(Boolean).join(' ')}</p>
      <p className="box-next-ways">
        <a className="button button-quiet" href={chooseAt(next)}>
          {say.chooseFor(next + 1)}
        </a>
        <button type="button" className="button button-plain" onClick={() => onFill(withEverywhere(box, sweet))}>
          {many ? say.fillAll(empty.length, displayName(sweet.name)) : say.fillOne(displayName(sweet.name))}
        </button>
      </p>
    </div>
  );
}
