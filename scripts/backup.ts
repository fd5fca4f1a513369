import { noteBackup } from '#domain/backup/backup-run.repo.ts';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { archiveFolder, sayArchive } from '#scripts/lib/archives.ts';
import { runCommand, textOption } from '#scripts/lib/command.ts';
import { readStoreConfig } from '#scripts/lib/local-store.ts';
import { demandStore } from '#scripts/lib/work-place.ts';
import { openDatabase } from '#server/db/database.ts';
import { storeError } from '#server/start-faults.ts';

const help = `Writes the whole shop into one archive, also while it serves: every row of one moment, and the pictures.

  npm run backup                     into BACKUP_DIR (DATA_DIR/backups)
  npm run backup -- --to /mnt/disk   into another folder

The archive holds names, addresses and orders of everybody, and what staff sign in with, but no session, one-time code or
key: only its owner may read it. Keep JWT_SECRET and the keys of your settings apart from it.
A shop takes one by itself every night when BACKUP_AT says when (02:30), and keeps the last seven.`;

await runCommand(help, { to: textOption }, async ({ values }) => {
  const config = readStoreConfig();
  await demandStore(config);
  const written = await writeArchive(config, {
    purpose: 'backup',
    folder: archiveFolder(config, values.to),
    now: Date.now(),
  });
  sayArchive(written);
  // The first page of the owner says when the last backup was taken; a store of an older schema has no place for that.
  if (written.manifest.migrations.includes('2026-12-13-backups')) {
    const db = openDatabase(config);
    try {
      await noteBackup(db, written.bytes, Date.now());
    } catch (error) {
      throw storeError(error, config);
    } finally {
      await db.destroy();
    }
  }
});
