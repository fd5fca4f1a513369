import { type ReactNode, useId, useState } from 'react';
import type { Choice } from '#domain/catalogue/field-choices.contract.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Returns the labels of chosen values, joined for the line that says what is chosen; nothing for those not chosen. */
export const chosenText = (...chosen: readonly (readonly [value: string, choices: readonly Choice[]])[]): string =>
  chosen
    .filter(([value]) => value !== '')
    .map(([value, choices]) => choices.find((one) => one.value === value)?.label ?? value)
    .join(', ');

interface FoldedFiltersProps {
  /** What the filters are set to, such as `To be sent`; empty when nothing is chosen. */
  chosen: string;
  children: ReactNode;
}

/** Filters of a list; on a phone one line that says what is chosen and opens, since the list comes first there. */
export function FoldedFilters({ chosen, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false);
  const rest = useId();
  return (
    <>
      <button
        type="button"
        className="button button-quiet staff-unfold"
        aria-expanded={open}
        aria-controls={rest}
        onClick={() => setOpen(!open)}
      >
        {chosen ? say.filtersChosen(chosen) : say.filters}
      </button>
      <div className="staff-folded" id={rest}>
        {children}
      </div>
    </>
  );
}
