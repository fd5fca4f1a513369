import { type ReactNode, useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { type Box, boxTypeOf, choiceAt, emptySections, withEverywhere } from '#features/box/box.rules.ts';
import { displayName } from '#lib/display-name.ts';

interface NextProps {
  box: Box;
  /** The section that was filled last. */
  arrived: number | null;
  /** The way on was refused, because a section is empty. */
  refused: boolean;
  chooseAt(section: number): string;
  onFill(box: Box): void;
}

/** Leads from one choice to the next: the next empty section in one press, or all of them with the sweet chosen last. */
export function NextSection({ box, arrived, refused, chooseAt, onFill }: NextProps) {
  const empty = emptySections(box);
  const [next] = empty;
  if (next === undefined) return <p className="box-next">Every section is filled. Tap one to change its sweet.</p>;
  const many = empty.length > 1;
  const why = refused && (
    <Why>{`${many ? 'Every section needs' : `Section ${next + 1} needs`} a sweet before the box goes on.`}</Why>
  );
  const last = arrived === null || empty.includes(arrived) ? undefined : choiceAt(box, arrived);
  const sweet = last ?? box.choices.findLast(({ index }) => !empty.includes(index));
  if (!sweet)
    return (
      <div className="box-next">
        {why}
        <p>{`Tap ${boxTypeOf(box.tempId).sections === 1 ? 'the box' : 'a section'} to choose its sweet.`}</p>
      </div>
    );
  return (
    <div className="box-next">
      {why}
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

/** Why the way on was refused, out from under the bar with the button. */
function Why({ children }: { children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) bringIntoView(element.current);
  }, []);
  return (
    <p className="field-error" role="alert" ref={element}>
      {children}
    </p>
  );
}
