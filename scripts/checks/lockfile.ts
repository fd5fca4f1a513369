import type { Problem } from '#scripts/checks/run.ts';

/** A package of the lockfile, as far as this check reads it. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

/**
 * Names packages of the lockfile that could be another one tomorrow: without the digest by which npm knows them again, with a
 * weak one, or from an address of their own in place of whatever registry is set.
 */
export function lockProblems(file: string, text: string): Problem[] {
  if (!file.endsWith('package-lock.json')) return [];
  const lines = text.split('\n');
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([name, { integrity, resolved, link, version }]) => {
    if (name === '') return [];
    const line = lines.findIndex((one) => one.includes(`"${name}":`)) + 1;
    const problem = (message: string): Problem => ({ file, line, message: `${name} ${message}` });
    return [
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [problem('has no SHA-512 digest.')]),
      ...(resolved === undefined && !link ? [] : [problem('comes from an address of its own.')]),
      ...(version ? [] : [problem('has no version.')]),
    ];
  });
}
