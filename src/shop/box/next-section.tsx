import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, choiceAt, emptySections, withEverywhere } from '#domain/box/box.rules.ts';
import { displayName } from '#lib/display-name.ts';

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
  if (next === undefined) return <p className="box-next">Every section is filled. Tap one to change its sweet.</p>;
  const many = empty.length > 1;
  const last = arrived === null || empty.includes(arrived) ? undefined : choiceAt(box, arrived);
  const sweet = last ?? box.choices.findLast(({ index }) => !empty.includes(index));
  if (!sweet)
    return (
      <p className="box-next">
        {`Tap ${boxTypeOf(box.tempId).sections === 1 ? 'the box' : 'a section'} to choose its sweet.`}
      </p>
    );
  return (
    <div className="box-next">
      <p>
        {`${last ? `${displayName(last.name)} lies in section ${last.index + 1}. ` : ''}${many ? `${empty.length} sections still need` : `Section ${next + 1} still needs`} a sweet.`}
      </p>
      <p className="box-next-ways">
        <a className="button button-quiet" href={chooseAt(next)}>
          {`Choose for section ${next + 1}`}
        </a>
        <button type="button" className="button button-plain" onClick={() => onFill(withEverywhere(box, sweet))}>
          {`Fill ${many ? `all ${empty.length}` : 'it'} with ${displayName(sweet.name)}`}
        </button>
      </p>
    </div>
  );
}
