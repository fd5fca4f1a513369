import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '#lib/time.ts';
import { runNode } from '#scripts/lib/program.ts';

/** Source of a program that starts another one, which keeps the output open and never ends. */
const PARENT = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })`;

it('a program with a limit ends with all that it started, at the limit or before', async () => {
  expect(await runNode(['-e', PARENT], { quiet: true, limit: SECOND })).toEqual({
    good: false,
    late: true,
    output: '',
  });
  const early = `${PARENT}; console.log('done'); process.exit()`;
  expect(await runNode(['-e', early], { quiet: true, limit: MINUTE })).toEqual({
    good: true,
    late: false,
    output: 'done\n',
  });
});
