import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KeepingError } from '#domain/backup/archive.rules.ts';
import { moveStore } from '#domain/backup/move.service.ts';
import { migrations } from '#migrations';
import { runCommand } from '#scripts/lib/keeping.ts';
import { alone } from '#publish/lock.ts';
import { readConfig } from '#server/config.ts';
import { Bucket } from '#server/media/bucket.ts';
import { moveMedia } from '#server/media/move-media.ts';

const help = `Moves the embedded store of DATA_DIR into an empty PostgreSQL database, or its pictures into a bucket.

  npm run move -- --to postgres://shop:password@host:5432/shop
  npm run move -- --media          the pictures of DATA_DIR into the bucket that MEDIA_URL names

Stop the shop first. Every table is brought over with all it holds, sessions too, and compared with the old one row by row;
then all of them take their place at once. The old store is only read. A move that was broken off goes on with the same
command. Afterwards start with that address as DATABASE_URL; DATA_DIR stays, it holds pictures, releases and secrets. Name the
database itself here, not a pooler in front of it.

Pictures may be moved while the shop runs. Every file is compared by its sum; run it once more after the shop has been started
with MEDIA_URL, for what came in meanwhile.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, to: { type: 'string' }, media: { type: 'boolean' } },
  });
  if (values.help) return help;
  if (values.media) return movePictures();
  const { to } = values;
  if (!to || !/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new KeepingError('Where to? For instance --to postgres://shop:password@localhost:5432/shop');
  const { pathname } = new URL(to);
  if (pathname.includes('@'))
    throw new KeepingError('The password holds a character that ends it here: write / as %2F, @ as %40, % as %25.');
  if (!/^\/[^/]+$/.test(pathname))
    throw new KeepingError('Name the database as well, such as postgres://shop:password@localhost:5432/shop');
  // Settings of a database would name another store than the one that is moved.
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: '' });
  const sums = await alone(join(dataDir, '.restore.lock'), () =>
    moveStore({ dataDir }, to, migrations, ({ name, rows, sha256, brought }) =>
      process.stdout.write(
        `${name.padEnd(22)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}  ${brought ? 'brought' : 'was there'}\n`,
      ),
    ),
  );
  const rows = sums.reduce((sum, one) => sum + one.rows, 0);
  return `Moved and compared: ${rows} rows of ${sums.length} tables. Start with DATABASE_URL set to this address; the old store in ${dataDir} is as it was and no longer starts by mistake.`;
});

/** Moves the pictures of this machine's settings. */
async function movePictures(): Promise<string> {
  const { dataDir, media } = readConfig();
  if (!media) throw new KeepingError('MEDIA_URL names no bucket, such as s3://pictures.');
  const { brought, all } = await moveMedia(join(dataDir, 'media'), new Bucket(media));
  return `${all} files are in the bucket and compared; ${brought} of them were brought now. The folder is as it was.`;
}
