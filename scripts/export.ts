import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { writeSheets } from '#domain/backup/write-sheets.service.ts';
import { runCommand, sayFile } from '#scripts/lib/keeping.ts';
import { readConfig } from '#server/config.ts';

const help = `Writes what the shop keeps into one archive for people: catalogue, orders, customers, guests, messages and all else as CSV and
as JSON, and the pictures. How staff sign in is not in it.

  npm run export                     into BACKUP_DIR (DATA_DIR/backups)
  npm run export -- --to FOLDER      into another folder

\`npm run import\` fills an empty shop from it. It holds names and addresses: only its owner may read it.`;

async function run(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return help;
  const config = readConfig();
  const folder = values.to === undefined ? config.backups.folder : resolve(values.to);
  return sayFile(await writeArchive(config, { purpose: 'export', folder, now: Date.now(), sheets: writeSheets }));
}

await runCommand(() => run(process.argv.slice(2)));
