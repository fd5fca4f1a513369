import { join } from 'node:path';
import { moveStore, type TableSum } from '#domain/backup/move.service.ts';
import { migrations } from '#migrations';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { untilStopped } from '#scripts/lib/until-stopped.ts';
import { alone } from '#publish/lock.ts';
import { readConfig } from '#server/config.ts';
import { Bucket } from '#server/media/bucket.ts';
import { moveMedia } from '#server/media/move-media.ts';
import { databaseName } from '#server/start-faults.ts';

const help = `Moves the embedded store of DATA_DIR into an empty PostgreSQL database, or its pictures into a bucket.

  npm run move -- --to postgres://shop:password@host:5432/shop
  npm run move -- --media          the pictures of DATA_DIR into the bucket that MEDIA_URL names

Stop the shop first. Name the database itself, not a pooler before it. Every table is brought over with all it holds, sessions
too, and compared row by row; then all take their place at once. The old store is only read. A move that was broken off goes
on with the same command. Afterwards start with that URL, or its pooler's, as DATABASE_URL; DATA_DIR stays, it holds
pictures, releases and secrets.

Pictures may be moved while the shop runs. Every file is compared by its sum; run it once more after the shop has been started
with MEDIA_URL, for what came in meanwhile.`;

await runCommand(help, { to: textOption, media: flag }, async ({ values: { to, media } }) => {
  if (media) return movePictures();
  if (!to || !/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new CommandError('Where to? For instance --to postgres://shop:password@localhost:5432/shop');
  const { pathname } = new URL(to);
  if (pathname.includes('@'))
    throw new CommandError('The password holds a character that ends it here: write / as %2F, @ as %40, % as %25.');
  if (!/^\/[^/]+$/.test(pathname))
    throw new CommandError('Name the database as well, such as postgres://shop:password@localhost:5432/shop');
  // Settings of a database would name another store than the one that is moved.
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: '' });
  say(`From ${dataDir} into the database ${databaseName(to)}`);
  const tables = await alone(join(dataDir, '.restore.lock'), () =>
    untilStopped('The old store is untouched. Run the same command to carry on.', (signal) =>
      moveStore({ dataDir }, to, migrations, sayTable, signal),
    ),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `Moved and compared: ${rows} rows of ${tables.length} tables. Start with DATABASE_URL set to this URL; the old store in ${dataDir} is as it was and no longer starts by mistake.`,
  );
});

/** Prints a table that has been moved: its rows, the beginning of its checksum, and whether it came now. */
function sayTable({ name, rows, sha256, brought }: TableSum): void {
  say(
    `${name.padEnd(22)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}  ${brought ? 'brought' : 'was there'}`,
  );
}

/**
 * Copies the pictures of this machine's settings to their bucket and prints the result.
 * @throws CommandError when `MEDIA_URL` is not set
 */
async function movePictures(): Promise<void> {
  const { dataDir, media } = readConfig();
  if (!media) throw new CommandError('MEDIA_URL names no bucket, such as s3://pictures.');
  const { brought, all } = await moveMedia(join(dataDir, 'media'), new Bucket(media));
  say(`${all} files are in the bucket and compared; ${brought} of them were brought now. The folder is as it was.`);
}
