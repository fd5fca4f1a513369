import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { isoShown, shownNumber } from '#domain/lists/workbook-values.rules.ts';
import { readXml } from '#domain/lists/xml-part.ts';
import { type Attribute, newSheets, wholeIn } from '#domain/lists/xml-sheets.ts';

/** Tells whether a text is a workbook as Excel 2003 writes it in XML, which many programs save as `.xls`. */
export const isXmlWorkbook = (text: string): boolean =>
  /^\uFEFF?\s*<\?xml\b/i.test(text) && /<(?:\w+:)?Workbook[\s>]/.test(text.slice(0, 4000));

/** Reads all sheets of a workbook of Excel 2003 in XML. */
export function readXmlWorkbook(text: string): Sheet[] {
  const { begin, open, toSheets } = newSheets();
  const formats = new Map<string, string>();
  let [row, column, across, skipped] = [0, -1, 0, 0];
  let [style, format, kind, value, within, isComment] = ['', '', '', '', '', false];
  const openers: Record<string, (attribute: Attribute) => void> = {
    Style: (attribute) => (style = attribute('ID')),
    NumberFormat: (attribute) => formats.set(style, attribute('Format')),
    Worksheet(attribute) {
      begin(attribute('Name'));
      [row, skipped] = [0, 0];
    },
    Row(attribute) {
      [row, column, across] = [Math.max(wholeIn(attribute('Index')), row + skipped + 1), -1, 0];
      skipped = wholeIn(attribute('Span'));
    },
    Cell(attribute) {
      column = Math.max(wholeIn(attribute('Index')) - 1, column + across + 1);
      across = wholeIn(attribute('MergeAcross'));
      const down = wholeIn(attribute('MergeDown'));
      if (down > 0) open()?.covering.push({ at: row, to: row + down, column });
      [format, kind, value, isComment] = [formats.get(attribute('StyleID')) ?? '', '', '', false];
    },
    Comment: () => (isComment = true),
    Data: (attribute) => (kind = isComment ? kind : attribute('Type')),
  };
  const isWhole = readXml(new TextEncoder().encode(text), {
    open(name, attribute) {
      within = name;
      openers[name]?.(attribute);
    },
    text(part) {
      const sheet = open();
      if (kind !== '' && !isComment) value += part;
      else if (sheet && within === 'Visible' && /hidden/i.test(part)) sheet.hidden = true;
    },
    close(name) {
      within = '';
      if (name === 'Comment') isComment = false;
      if (name !== 'Cell') return;
      open()?.grid.put(row, column, shownValue(kind, value, format));
      kind = '';
    },
  });
  return toSheets(isWhole);
}

function shownValue(kind: string, value: string, format: string): string {
  if (kind === 'Number') return shownNumber(value, /^0+$/.test(format) ? format : '', false);
  if (kind === 'DateTime') return isoShown(value.trim());
  if (kind === 'Boolean') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  return kind === 'Error' ? '#ERROR!' : value;
}
