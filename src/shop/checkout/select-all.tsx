import type { Had } from '#shop/checkout/has-box.tsx';
import * as say from '#shop/checkout/checkout.texts.ts';

interface SelectAllProps {
  guests: readonly { _id: string }[];
  had: Had;
  quantities: Readonly<Record<string, number>>;
  onChange(changes: Record<string, number>): void;
  /**
   * Returns the label of the first checkbox for the number of homes it selects; `some` is true when they are only part
   * of the list.
   */
  words?: (count: number, some: boolean) => string;
}

const selectText = (count: number, some: boolean): string =>
  some ? say.selectAllWithoutBox(count) : count === 1 ? say.selectAllOfOne : say.selectAll(count);

/**
 * Checkboxes that select or deselect all homes: one for homes without a box, and one for homes that already have a box.
 */
export function SelectAll({ guests, had, words = selectText, ...rest }: SelectAllProps) {
  const without = guests.filter(({ _id }) => !had.has(_id));
  const others = guests.filter(({ _id }) => had.has(_id));
  const none = others.length === 0;
  return (
    <>
      {(none || without.length > 0) && <Tick {...rest} guests={without} words={words(without.length, !none)} />}
      {!none && <Tick {...rest} guests={others} words={say.selectWithBox(others.length)} />}
    </>
  );
}

function Tick({ guests, quantities, onChange, words }: Omit<SelectAllProps, 'had' | 'words'> & { words: string }) {
  const chosen = guests.filter(({ _id }) => (quantities[_id] ?? 0) > 0).length;
  const all = guests.length > 0 && chosen === guests.length;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => onChange(Object.fromEntries(guests.map(({ _id }) => [_id, all ? 0 : quantities[_id] || 1])))}
      />
      <span>{words}</span>
    </label>
  );
}
