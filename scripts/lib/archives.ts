import { join, resolve } from 'node:path';
import type { ArchiveManifest } from '#domain/backup/archive.rules.ts';
import { restoreArchive } from '#domain/backup/restore.service.ts';
import type { WrittenArchive } from '#domain/backup/write-archive.service.ts';
import { readableMoment } from '#lib/dates.ts';
import { migrations } from '#migrations';
import { alone } from '#publish/lock.ts';
import { CommandError, say } from '#scripts/lib/command.ts';
import { type Config, readConfig } from '#server/config.ts';

/** Returns the folder that an archive is written to: the given one, or that of the settings. */
export const archiveFolder = ({ backups }: Config, given: string | undefined): string =>
  given === undefined ? backups.folder : resolve(given);

/** Returns a line that says what an archive holds. */
function contentsLine({ tables, files, madeAt }: ArchiveManifest): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, as of ${readableMoment(madeAt)}.`;
}

/** Prints what an archive that was written holds, and where it is. */
export const sayArchive = ({ file, bytes, manifest }: WrittenArchive): void =>
  say(`${contentsLine(manifest)}\n${file} (${(bytes / 2 ** 20).toFixed(1)} MB)`);

/**
 * Fills the shop of this machine's settings from an archive, and prints what to do next.
 * @param file the archive, as it was named on the command line
 * @param replace true to keep aside a shop that is there already; without it the shop must be empty
 * @throws CommandError without a file, KeepingError for an archive or a shop that does not fit
 */
export async function fillShop(file: string | undefined, replace = false): Promise<void> {
  if (!file) throw new CommandError('Which archive? For instance .data/backups/shagun-backup-2026-11-22-153005.tar.gz');
  const config = readConfig();
  const { manifest, aside } = await alone(join(config.dataDir, '.restore.lock'), () =>
    restoreArchive(config, { file: resolve(file), replace, now: Date.now(), migrations }),
  );
  say(`Restored and checked: ${contentsLine(manifest)}`);
  if (aside) say(`What was there before is kept as ${aside} in ${config.dataDir}.`);
  say(
    manifest.purpose === 'backup'
      ? 'Start the shop with npm start. Everybody signs in anew unless JWT_SECRET is the one of before.'
      : 'Invite the owner with npm run staff -- invite owner "Name", and start the shop with npm start.',
  );
}
