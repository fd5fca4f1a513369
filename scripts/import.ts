import { fillShop } from '#scripts/lib/archives.ts';
import { runCommand } from '#scripts/lib/command.ts';

const help = `Fills an empty shop from an archive of \`npm run export\`.

  npm run import -- FILE

DATA_DIR, and with DATABASE_URL the database, must be empty. Behind a pooler MIGRATION_DATABASE_URL names the
database itself. Staff are not in it: afterwards invite the owner with \`npm run staff -- invite owner "Name"\`, and start the
shop with \`npm start\`.`;

await runCommand(help, {}, ({ positionals: [file] }) => fillShop(file));
