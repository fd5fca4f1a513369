import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { slowestFiles } from '#scripts/lib/slow-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('names the slowest files of all reports with their share, the slowest first', async () => {
  const [api, e2e] = [join(folder, 'api.json'), join(folder, 'e2e.json')];
  const ofApi = { testResults: [{ name: resolve('tests/api/carts.test.ts'), startTime: SECOND, endTime: 4 * SECOND }] };
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const ofBrowser = {
    config: { rootDir: resolve('tests/e2e') },
    suites: [
      { specs: [spec('back.spec.ts', 1000)], suites: [{ specs: [spec('box.spec.ts', 2000, 3000)] }] },
      { specs: [spec('box.spec.ts', 1000)] },
    ],
  };
  await Promise.all([writeFile(api, JSON.stringify(ofApi)), writeFile(e2e, JSON.stringify(ofBrowser))]);
  const missing = join(folder, 'unit.json');
  expect((await slowestFiles([missing, api, e2e])).map((line) => line.trim().split(/\s+/))).toEqual([
    ['6.0', 's', '60.0%', 'tests/e2e/box.spec.ts'],
    ['3.0', 's', '30.0%', 'tests/api/carts.test.ts'],
    ['1.0', 's', '10.0%', 'tests/e2e/back.spec.ts'],
  ]);
  expect(await slowestFiles([api, e2e], 1)).toHaveLength(1);
  expect(await slowestFiles([missing])).toEqual([]);
});
