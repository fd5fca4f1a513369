import { fillShop } from '#scripts/lib/archives.ts';
import { flag, runCommand } from '#scripts/lib/command.ts';

const help = `Fills an empty shop from an archive of \`npm run backup\` or \`npm run export\`.

  npm run restore -- FILE              into an empty DATA_DIR, and with DATABASE_URL into an empty database
  npm run restore -- FILE --replace    keeps what is there aside; the shop must be stopped

Everything is checked by its sums and read back before it takes its place. An archive that is damaged, of another program or of
a newer shop changes nothing. One of an older shop is brought up to date. An archive of SQLite goes into PostgreSQL, and the
other way round. Behind a pooler MIGRATION_DATABASE_URL names the database itself. Then \`npm start\`.`;

await runCommand(help, { replace: flag }, ({ values, positionals: [file] }) => fillShop(file, values.replace));
