import { runCommand } from '#scripts/lib/command.ts';
import { runNode } from '#scripts/lib/program.ts';

const help = `Writes every file in the one form of the repository.

  npm run format                     all files
  npm run format -- src/lib          some of them`;

await runCommand(help, {}, async ({ positionals }) => {
  const files = positionals.length > 0 ? positionals : ['.'];
  const { good } = await runNode([
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--log-level',
    'warn',
    ...files,
  ]);
  process.exitCode = good ? 0 : 1;
});
