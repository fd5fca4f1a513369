import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { writeSheets } from '#domain/backup/write-sheets.service.ts';
import { filesBelow } from '#publish/files.ts';
import { marksIn } from '#tests/attack/browser/marks.ts';
import { tableFaults } from '#tests/attack/browser/visitors.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

/** Exports everything that the shop holds as tables; returns cells that a spreadsheet would run, and the number of tables. */
export async function lookAtSheets({ config }: EmptyShop): Promise<{ faults: string[]; tables: number }> {
  const tables: string[] = [];
  const texts: string[] = [];
  // The tables are packed into one file with all else, so they are read before.
  const sheets: typeof writeSheets = async (image, folder) => {
    await writeSheets(image, folder);
    tables.push(...(await filesBelow(folder)).filter((file) => file.endsWith('.csv')));
    for (const file of tables) texts.push(await readFile(file, 'utf8'));
  };
  await writeArchive(config, { purpose: 'export', folder: join(config.dataDir, 'exported'), now: Date.now(), sheets });
  const faults = texts.flatMap((text, at) =>
    tableFaults(text).map((fault) => `the export ${tables[at]?.split('/').at(-1)} ${fault}`),
  );
  if (!texts.some((text) => marksIn(text).length > 0))
    faults.push('no exported table holds any text, so none was looked at');
  return { faults, tables: tables.length };
}
