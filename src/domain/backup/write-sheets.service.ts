import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { writeSheet } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import { holdsTable } from '#domain/backup/archive.rules.ts';
import * as say from '#domain/backup/backup.texts.ts';
import { type HeldRow, type Sheet, sheets, cellValueText } from '#domain/backup/sheets.rules.ts';
import { guarded } from '#lib/cells.ts';
import type { StoreImage, StoreTable } from '#server/db/store-image.ts';

/** Byte order mark, which tells spreadsheets that a text is UTF-8. */
const MARK = '\uFEFF';

const ABOUT = say.sheetsReadme;

/** Writes all exported tables of a snapshot as CSV files into a new folder, with a read-me file. */
export async function writeSheets(image: StoreImage, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, 'read-me.txt'), ABOUT);
  for (const table of image.tables.filter(({ name }) => holdsTable('export', name))) {
    if (table.name === 'catalogue') await writeCatalogue(image, table, folder);
    else {
      const sheet = sheets[table.name] ?? plainSheet(table);
      await writeFile(join(folder, `${sheet.name}.csv`), csvOf(sheet, rowsOf(image, table)));
    }
  }
}

/** Returns a sheet with all columns of a table under their own names. */
const plainSheet = ({ name, columns }: StoreTable): Sheet => ({
  name: name.replaceAll('_', '-'),
  columns: columns.map((column) => [column.name, (row) => cellValueText(row[column.name])]),
});

async function* rowsOf(image: StoreImage, table: StoreTable): AsyncGenerator<HeldRow[]> {
  for await (const lines of image.lines(table)) yield lines.map((line): HeldRow => JSON.parse(line));
}

async function* csvOf({ columns }: Sheet, batches: AsyncIterable<HeldRow[]>): AsyncGenerator<string> {
  yield `${MARK}${Papa.unparse([columns.map(([heading]) => heading)])}\r\n`;
  for await (const rows of batches) {
    const cells = rows.map((row) =>
      columns.map(([, cell]) => {
        const value = cell(row);
        return typeof value === 'number' ? value : guarded(value);
      }),
    );
    yield `${Papa.unparse(cells)}\r\n`;
  }
}

/** Writes one CSV file per kind of the catalogue, in the format that the back office imports, sorted by position. */
async function writeCatalogue(image: StoreImage, table: StoreTable, folder: string): Promise<void> {
  const rows: HeldRow[] = [];
  for await (const some of rowsOf(image, table)) rows.push(...some);
  for (const kind of recordKinds) {
    const records = rows
      .filter((row) => row['kind'] === kind)
      .map((row) => ({
        id: String(row['id']),
        revision: Number(row['revision']),
        position: Number(row['position']),
        isActive: row['is_active'] === true,
        record: row['data'] as StaffRecord['record'],
      }))
      .sort((a, b) => a.position - b.position);
    await writeFile(join(folder, `catalogue-${kind}.csv`), `${MARK}${Papa.unparse(writeSheet(kind, records))}\r\n`);
  }
}
