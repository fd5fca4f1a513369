import { type Box, boxTypeOf } from '#features/box/box.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { displayName } from '#lib/text.ts';
import { pictureSources } from '#ui/picture-sources.ts';

/** What the table of sections shows. */
export interface RowsOfBox {
  box: Box;
  /** Paise, by section. */
  amounts: readonly number[];
  chooseAt(index: number): string;
  missing: readonly number[];
  /** Shown as the price of an empty section. */
  emptyPrice: string;
}

/** The rows of the section table; everything is set as text. */
export function boxRows({ box, amounts, chooseAt, missing, emptyPrice }: RowsOfBox): HTMLTableRowElement[] {
  return Array.from({ length: boxTypeOf(box.tempId).sections }, (_, index) => {
    const choice = box.choices.find((one) => one.index === index);
    const row = document.createElement('tr');
    row.classList.toggle('is-missing-row', missing.includes(index));
    const picture = document.createElement('span');
    picture.className = choice ? 'picture' : 'picture is-missing';
    const sources = choice ? pictureSources(choice.image) : null;
    if (sources) picture.append(Object.assign(document.createElement('img'), { src: sources.src, alt: '', width: 96, height: 72 }));
    picture.append(Object.assign(document.createElement('span'), { className: 'picture-motif' }));
    const link = Object.assign(document.createElement('a'), { href: chooseAt(index), textContent: choice ? displayName(choice.name) : 'please select sweet' });
    row.append(
      cell('Sections', String(index + 1)),
      cell('Image', picture),
      cell('Sweets', link),
      cell('Price', choice ? formatRupees(amounts[index] ?? 0) : emptyPrice),
    );
    return row;
  });
}

function cell(label: string, content: string | Node): HTMLTableCellElement {
  const made = document.createElement('td');
  made.dataset['label'] = label;
  made.append(content);
  return made;
}
