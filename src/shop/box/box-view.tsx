import type { ReactNode } from 'react';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { BoxSections } from '#shop/box/box-sections.tsx';
import type { Box, BoxMaterial } from '#domain/box/box.rules.ts';

interface ViewProps {
  box: Box;
  /** Price of each section, paise. */
  amounts: readonly number[];
  material: BoxMaterial;
  missing?: readonly number[] | undefined;
  /** Notes about sweets in this box, by sweet id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Returns the path for choosing a sweet for a section; without it the box is read-only, as in an order. */
  chooseAt?: (section: number) => string;
  /** Content next to the drawing, such as a link to the next section. */
  children?: ReactNode;
}

/** Shows a box: its drawing from above and the table of its sections. */
export function BoxView({ box, amounts, material, missing, notes, chooseAt, children }: ViewProps) {
  return (
    <div className="box-view">
      <BoxDrawing box={box} material={material} missing={missing} chooseAt={chooseAt} />
      {children}
      <BoxSections box={box} amounts={amounts} missing={missing} notes={notes} chooseAt={chooseAt} />
    </div>
  );
}
