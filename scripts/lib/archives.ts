import { join } from 'node:path';
import type { ArchiveManifest } from '#domain/backup/archive.rules.ts';
import { restoreArchive } from '#domain/backup/restore.service.ts';
import type { WrittenArchive } from '#domain/backup/write-archive.service.ts';
import { readableMoment } from '#lib/dates.ts';
import { migrations } from '#migrations';
import { alone } from '#publish/lock.ts';
import { CommandError, say } from '#scripts/lib/command.ts';
import { untilStopped } from '#scripts/lib/until-stopped.ts';
import { directPlace } from '#scripts/lib/work-place.ts';
import { givenPath } from '#scripts/lib/given-path.ts';
import { type Config, readConfig } from '#server/config.ts';

/** Returns the folder for a new archive: the given one, else the one of the settings. */
export const archiveFolder = ({ backups }: Config, given: string | undefined): string =>
  given === undefined ? backups.folder : givenPath(given);

/** Returns a line with the number of rows, tables and files in an archive, and its time. */
function contentsLine({ tables, files, madeAt }: ArchiveManifest): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, as of ${readableMoment(madeAt)}.`;
}

/** Prints contents, path and size of a written archive, and which version restores it when this one cannot. */
export function sayArchive({ file, bytes, manifest }: WrittenArchive): void {
  say(`${contentsLine(manifest)}\n${file} (${(bytes / 2 ** 20).toFixed(1)} MB)`);
  const newer = manifest.migrations.filter((name) => !(name in migrations));
  if (newer.length > 0) say(`Only the newer version that brought this store on (${newer.join(', ')}) can restore it.`);
}

/**
 * Restores an archive into the shop of this machine's settings, and prints the next steps.
 * @param file path of the archive
 * @param replace true moves an existing shop aside; otherwise the shop must be empty
 * @throws CommandError without a file, KeepingError when the archive or the shop is not suitable
 */
export async function fillShop(file: string | undefined, replace = false): Promise<void> {
  if (!file)
    throw new CommandError(
      'Which archive? Name its file, for instance .data/backups/shagun-backup-2026-11-22-153005.tar.gz.',
    );
  const { config, serving } = await directPlace(readConfig());
  const { manifest, aside, keeps } = await alone(join(config.dataDir, '.restore.lock'), () =>
    untilStopped('Nothing was changed.', (signal) =>
      restoreArchive(config, { file: givenPath(file), replace, now: Date.now(), migrations, serving, signal }),
    ),
  );
  say(`Restored and checked: ${contentsLine(manifest)}`);
  if (keeps.schema) say(`The tables of before are kept as the schema ${aside.replaceAll('-', '_')} of the database.`);
  if (keeps.folder) say(`The files of before are kept in ${join(config.dataDir, aside)}.`);
  say(
    manifest.purpose === 'backup'
      ? 'Start the shop with npm start. Everybody signs in anew unless JWT_SECRET or JWT_SECRET_OLD is the one of before.'
      : 'Invite the owner with npm run staff -- invite owner "Name", and start the shop with npm start.',
  );
}
