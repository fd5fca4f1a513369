import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lockfile; `dev` ones are for those who change the shop. */
interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Returns the folders of the packages that serve a shop and are on this disk, without Node itself. */
export function servingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const serving = Object.entries(packages).filter(
    // What npm supplies where the machine's own Node is too old.
    ([path, { dev }]) => path !== '' && !dev && !/^node_modules\/node-(?:bin-)?(?:linux|darwin)/.test(path),
  );
  // Packages of other systems are in the lockfile and not on this disk.
  return serving.map(([path]) => path).filter((path) => existsSync(path));
}

/** Returns the bytes of a package without the packages inside it. */
export function bytesOfPackage(folder: string): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    sum += entry.isDirectory() ? bytesOfPackage(path) : entry.isFile() ? statSync(path).size : 0;
  }
  return sum;
}
