import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KeepingError } from '#features/keeping/archive.rules.ts';
import { moveStore } from '#features/keeping/move.service.ts';
import { inWords } from '#scripts/lib/keeping.ts';
import { alone } from '#scripts/lib/lock.ts';
import { readConfig } from '#server/config.ts';

const help = `Moves the embedded store of DATA_DIR into an empty PostgreSQL database.

  npm run move -- --to postgres://shop:password@host:5432/shop

Stop the shop first. Every table is brought over with all it holds, sessions too, and compared with the old one row by row;
then all of them take their place at once. The old store is only read. A move that was broken off goes on with the same
command. Afterwards start with that address as DATABASE_URL; DATA_DIR stays, it holds pictures, releases and secrets. Name the
database itself here, not a pooler in front of it.`;

await inWords(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, to: { type: 'string' } } });
  if (values.help) return help;
  const { to } = values;
  if (!to || !/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new KeepingError('Where to? For instance --to postgres://shop:password@localhost:5432/shop');
  // Settings of a database would name another store than the one that is moved.
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: '' });
  const sums = await alone(join(dataDir, '.restore.lock'), () =>
    moveStore({ dataDir }, to, ({ name, rows, sha256, brought }) =>
      process.stdout.write(
        `${name.padEnd(22)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 12)}  ${brought ? 'brought' : 'was there'}\n`,
      ),
    ),
  );
  const rows = sums.reduce((sum, one) => sum + one.rows, 0);
  return `Moved and compared: ${rows} rows of ${sums.length} tables. Start with DATABASE_URL set to this address; the old store in ${dataDir} is as it was and no longer starts by mistake.`;
});
