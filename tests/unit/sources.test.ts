import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { targetOf } from '#scripts/checks/imports.ts';
import { readModule } from '#scripts/checks/modules.ts';
import { makers } from '#scripts/fixture.ts';
import { digestOfSources } from '#publish/build.ts';

it('tells of a change in a further file and in a file of a further folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'seed.ts');
  const digests: string[] = [await digestOfSources()];
  for (const text of ['one', 'two']) {
    await writeFile(file, text);
    digests.push(await digestOfSources([file]), await digestOfSources([folder]));
  }
  const [none, ...others] = digests;
  expect([others[0], others[2]]).toEqual([others[1], others[3]]);
  expect(new Set([none, others[0], others[2]]).size).toBe(3);
  expect(await digestOfSources()).toBe(none);
});

it('makes the shop for tests again when any script changed that it is made by', () => {
  const known = new Set(['scripts/fixture.ts']);
  for (const file of known)
    for (const { wanted, isType } of readModule(file, readFileSync(file, 'utf8')).imports) {
      const target = targetOf(file, wanted);
      if (!isType && target.startsWith('scripts/')) known.add(target);
    }
  expect(known.size).toBeGreaterThan(50);
  expect([...known].filter((file) => !makers.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual(
    [],
  );
});
