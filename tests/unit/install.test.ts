import { expect, it } from 'vitest';
import { bytesOfPackage, servingPackages } from '#tests/support/packages.ts';

const MOST = 300 * 1024 * 1024;

it('an install that serves a shop and no more takes less than 300 MB beside Node', () => {
  const here = servingPackages();
  expect(here.length).toBeGreaterThan(200);
  for (const tool of ['@playwright/test', 'lighthouse', 'typescript', 'vitest', '@stryker-mutator/core'])
    expect(here).not.toContain(`node_modules/${tool}`);
  expect(here.reduce((sum, path) => sum + bytesOfPackage(path), 0)).toBeLessThan(MOST);
});
