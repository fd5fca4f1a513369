import { spawnSync } from 'node:child_process';

const help = `Writes every file in the one form of the repository.

  npm run format                     all files
  npm run format -- src/lib          some of them`;

const words = process.argv.slice(2);
if (words.includes('--help')) process.stdout.write(`${help}\n`);
else {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...(words.length > 0 ? words : ['.'])],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
