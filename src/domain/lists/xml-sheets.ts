import { type Covering, type Grid, newGrid, type Spent } from '#domain/lists/grid.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

/** Gives the value of an attribute of the element that opens; empty when it has none of that name. */
export type Attribute = (name: string) => string;

/** Last row of any spreadsheet. */
const LAST = 1_048_576;

/** Returns a whole number that an attribute says, within the bounds; 0 for none. */
export const wholeIn = (said: string): number => Math.min(Math.max(Number.parseInt(said, 10) || 0, 0), LAST);

/** A sheet of an XML file while it is read. */
interface OpenSheet {
  name: string;
  hidden: boolean;
  grid: Grid;
  covering: Covering[];
}

/** Collects the sheets of an XML file that holds them one after the other. */
export function newSheets() {
  const spent: Spent = { cells: 0, letters: 0 };
  const sheets: OpenSheet[] = [];
  return {
    begin: (name: string, hidden = false) => void sheets.push({ name, hidden, grid: newGrid(spent), covering: [] }),
    /** Returns the sheet that was begun last. */
    open: () => sheets.at(-1),
    /** @param isWhole false for a file that breaks off, as its last sheet then does */
    toSheets: (isWhole: boolean): Sheet[] =>
      sheets.map(({ name, hidden, grid, covering }, at) => {
        grid.cover(covering);
        const cut = isWhole || at < sheets.length - 1 ? '' : say.listCutBroken;
        return { ...grid.toSheet({ cut }), name, hidden };
      }),
  };
}
