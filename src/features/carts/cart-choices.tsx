import { boxIcon } from '#features/box/box-drawing.rules.ts';
import { type Box, boxTypes, boxWeights } from '#features/box/box.rules.ts';
import { Segmented } from '#ui/segmented.tsx';

interface ChoicesProps {
  box: Box;
  onWeight(weight: Box['weight']): void;
  onType(tempId: number): void;
}

const weights = boxWeights.map((weight) => ({ value: String(weight), label: `${weight} gm` }));
const types = boxTypes.map(({ tempId, name }) => ({
  value: String(tempId),
  label: name,
  drawing: <span className="builder-icon" dangerouslySetInnerHTML={{ __html: boxIcon(tempId) }} />,
}));

/** Size and type of a kept box. */
export function CartChoices({ box, onWeight, onType }: ChoicesProps) {
  return (
    <div className="builder-choices">
      <Segmented legend="Size" options={weights} value={String(box.weight)} onChange={(value) => onWeight(Number(value) as Box['weight'])} />
      <Segmented legend="Box type" options={types} value={String(box.tempId)} onChange={(value) => onType(Number(value))} />
    </div>
  );
}
