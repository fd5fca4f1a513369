import type { Problem } from '#scripts/checks/problem.ts';

/** A package of the lockfile, as far as this check reads it. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  /** Needed on some systems only, such as the compiled part of a tool for Linux on arm64. */
  optionalDependencies?: Record<string, string>;
}

/**
 * Returns a problem for each package of the lockfile that has no version, no SHA-512 digest, or a URL of its own
 * instead of the configured registry. Also for each dependency, on any system, that the lockfile lacks, since `npm ci`
 * refuses an incomplete lockfile.
 */
export function lockProblems(file: string, text: string): Problem[] {
  if (!file.endsWith('package-lock.json')) return [];
  const lines = text.split('\n');
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, LockedPackage> };
  if (!packages['']) return [{ file, line: 1, message: 'The lockfile names no packages.' }];
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { integrity, resolved, link, version, dependencies, optionalDependencies } = locked;
    const line = lines.findIndex((one) => one.includes(`"${path}":`)) + 1;
    const problem = (message: string): Problem => ({ file, line, message: `${path || 'The project'} ${message}` });
    const lacking = Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, wanted]) => !isFound(packages, placesOf(path, name), wanted))
      .map(([name, wanted]) =>
        problem(`needs ${name} ${wanted}, which the lockfile lacks (npm install --package-lock-only adds it).`),
      );
    if (path === '') return lacking;
    return [
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [problem('has no SHA-512 digest.')]),
      ...(resolved === undefined && !link ? [] : [problem('comes from a URL of its own.')]),
      ...(version ? [] : [problem('has no version.')]),
      ...lacking,
    ];
  });
}

/**
 * Tells whether the lockfile contains a package at one of the paths. When an exact version is wanted, the first package
 * found must have it.
 */
function isFound(packages: Record<string, LockedPackage>, places: readonly string[], wanted: string): boolean {
  const place = places.find((one) => one in packages);
  return place !== undefined && (!/^\d+\.\d+\.\d+$/.test(wanted) || packages[place]?.version === wanted);
}

/** Returns the paths, innermost first, at which Node looks for a dependency of the package at `path`. */
function placesOf(path: string, name: string): string[] {
  const place = `${path}${path && '/'}node_modules/${name}`;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return path === '' ? [place] : [place, ...placesOf(parent, name)];
}
