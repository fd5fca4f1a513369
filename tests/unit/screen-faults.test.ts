import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screenFaults } from '#tests/screen-faults.ts';

it('every fault that can be planted in a screen has its line and its browser tests', () => {
  const astray = screenFaults.filter(
    ({ file, from, tests }) =>
      !existsSync(file) ||
      readFileSync(file, 'utf8').split(from).length !== 2 ||
      tests.some((test) => !existsSync(join('tests', test))),
  );
  expect(astray.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
