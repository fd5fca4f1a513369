import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { noteBackup } from '#domain/backup/backup-run.repo.ts';
import { type WrittenArchive, writeArchive } from '#domain/backup/write-archive.service.ts';
import { runCommand, sayFile } from '#scripts/lib/keeping.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';

const help = `Writes the whole shop into one archive, also while it serves: every row of one moment, and the pictures.

  npm run backup                     into BACKUP_DIR (DATA_DIR/backups)
  npm run backup -- --to /mnt/disk   into another folder

The archive holds names, addresses and orders of everybody, and what staff sign in with, but no session, one-time code or
key: only its owner may read it. Keep JWT_SECRET and the keys of your settings apart from it.
A shop takes one by itself every night when BACKUP_AT says when (02:30), and keeps the last seven.`;

async function run(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return help;
  const config = readConfig();
  const folder = values.to === undefined ? config.backups.folder : resolve(values.to);
  const written = await writeArchive(config, { purpose: 'backup', folder, now: Date.now() });
  await noted(config, written);
  return sayFile(written);
}

/** Tells the shop, whose first page for the owner says when the last backup was taken; one of an older schema has no place for that. */
async function noted(config: Config, { manifest, bytes }: WrittenArchive): Promise<void> {
  if (!manifest.migrations.includes('2026-12-13-backups')) return;
  const db = openDatabase(config);
  await noteBackup(db, bytes, Date.now()).finally(() => db.destroy());
}

await runCommand(() => run(process.argv.slice(2)));
