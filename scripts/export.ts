import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { writeSheets } from '#domain/backup/write-sheets.service.ts';
import { archiveFolder, sayArchive } from '#scripts/lib/archives.ts';
import { runCommand, textOption } from '#scripts/lib/command.ts';
import { readStoreConfig } from '#scripts/lib/local-store.ts';
import { demandStore } from '#scripts/lib/work-place.ts';

const help = `Writes what the shop keeps into one archive for people: catalogue, orders, customers, guests, messages and all else as CSV and
as JSON, and the pictures. How staff sign in is not in it.

  npm run export                     into BACKUP_DIR (DATA_DIR/backups)
  npm run export -- --to FOLDER      into another folder

\`npm run import\` fills an empty shop from it. It holds names and addresses: only its owner may read it.`;

await runCommand(help, { to: textOption }, async ({ values }) => {
  const config = readStoreConfig();
  await demandStore(config);
  const folder = archiveFolder(config, values.to);
  sayArchive(await writeArchive(config, { purpose: 'export', folder, now: Date.now(), sheets: writeSheets }));
});
