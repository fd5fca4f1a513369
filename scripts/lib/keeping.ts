import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ArchiveManifest, KeepingError } from '#domain/backup/archive.rules.ts';
import { restoreArchive } from '#domain/backup/restore.service.ts';
import type { WrittenArchive } from '#domain/backup/write-archive.service.ts';
import { readableMoment } from '#lib/dates.ts';
import { migrations } from '#migrations';
import { alone } from '#publish/lock.ts';
import { readConfig } from '#server/config.ts';
import { BucketError } from '#server/media/bucket.ts';
import { startFault } from '#server/start-faults.ts';

/** Returns what an archive holds, in one line. */
function sayWhat({ tables, files, madeAt }: ArchiveManifest): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files, as of ${readableMoment(madeAt)}.`;
}

/** Returns where an archive is, and what it holds. */
export const sayFile = ({ file, bytes, manifest }: WrittenArchive): string =>
  `${sayWhat(manifest)}\n${file} (${(bytes / 2 ** 20).toFixed(1)} MB)`;

/** Runs a command and prints what it says; a failure that a person can do something about is a sentence. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const mistyped = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    const words =
      error instanceof KeepingError || error instanceof BucketError || mistyped
        ? (error as Error).message
        : startFault(error);
    if (words === null) throw error;
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command that fills a shop from an archive. */
export const restoreCommand = (help: string, { replaces }: { replaces: boolean }): Promise<void> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' }, ...(replaces ? { replace: { type: 'boolean' } as const } : {}) },
    });
    const [file] = positionals;
    if (values.help) return help;
    if (!file)
      throw new KeepingError('Which archive? For instance .data/backups/shagun-backup-2026-11-22-153005.tar.gz');
    const config = readConfig();
    const replace = (values as { replace?: boolean }).replace ?? false;
    const { manifest, aside } = await alone(join(config.dataDir, '.restore.lock'), () =>
      restoreArchive(config, { file: resolve(file), replace, now: Date.now(), migrations }),
    );
    return [
      `Restored and checked: ${sayWhat(manifest)}`,
      ...(aside ? [`What was there before is kept as ${aside} in ${config.dataDir}.`] : []),
      manifest.purpose === 'backup'
        ? 'Start the shop with npm start. Everybody signs in anew unless JWT_SECRET is the one of before.'
        : 'Invite the owner with npm run staff -- invite owner "Name", and start the shop with npm start.',
    ].join('\n');
  });
