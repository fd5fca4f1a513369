import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A package of the lockfile; `dev` ones are for those who change the shop. */
interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Returns bytes of a package without the packages inside it. */
function bytesOf(folder: string): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    sum += entry.isDirectory() ? bytesOf(path) : entry.isFile() ? statSync(path).size : 0;
  }
  return sum;
}

const MOST = 300 * 1024 * 1024;

it('an install that serves a shop and no more takes less than 300 MB beside Node', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const serving = Object.entries(packages).filter(
    // What npm supplies where the machine's own Node is too old.
    ([path, { dev }]) => path !== '' && !dev && !/^node_modules\/node-(?:bin-)?(?:linux|darwin)/.test(path),
  );
  // Packages of other systems are in the lockfile and not on this disk.
  const here = serving.map(([path]) => path).filter((path) => existsSync(path));
  expect(here.length).toBeGreaterThan(200);
  for (const tool of ['@playwright/test', 'lighthouse', 'typescript', 'vitest', '@stryker-mutator/core'])
    expect(here).not.toContain(`node_modules/${tool}`);
  expect(here.reduce((sum, path) => sum + bytesOf(path), 0)).toBeLessThan(MOST);
});
