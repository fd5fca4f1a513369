import type { ReactNode } from 'react';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { BoxSections } from '#shop/box/box-sections.tsx';
import type { Box, BoxMaterial } from '#domain/box/box.rules.ts';

interface ViewProps {
  box: Box;
  /** Paise, by section. */
  amounts: readonly number[];
  material: BoxMaterial;
  missing?: readonly number[] | undefined;
  /** What is to be said of a sweet in this box, by its id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Address of choosing a sweet for a section; without it the box is only looked at, as in an order. */
  chooseAt?: (section: number) => string;
  /** What to do next, beside the drawing. */
  children?: ReactNode;
}

/** A box: its drawing from above and the rows of its sections. */
export function BoxView({ box, amounts, material, missing, notes, chooseAt, children }: ViewProps) {
  return (
    <div className="box-view">
      <BoxDrawing box={box} material={material} missing={missing} chooseAt={chooseAt} />
      {children}
      <BoxSections box={box} amounts={amounts} missing={missing} notes={notes} chooseAt={chooseAt} />
    </div>
  );
}
