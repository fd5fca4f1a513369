import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lockProblems } from '#scripts/checks/lockfile.ts';
import { runCommand, say, textOption } from '#scripts/lib/command.ts';
import { dataPath, givenPath } from '#scripts/lib/given-path.ts';

const help = `Looks at the packages of the lockfile: whether each has its digest and no URL of its own, whether holes are known in
any (asks the registry that npm is set to), and writes the bill of materials. Ends with 1 when a package has no digest, or
a grave hole is known in one that serves the shop.

  npm run packages                      the bill goes to DATA_DIR/bill-of-materials.json
  npm run packages -- --bill FILE       (CycloneDX 1.5) to a file of your own`;

/** Runs npm; returns its exit code and output. */
function npm(...args: string[]): { status: number; output: string } {
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { status: status ?? 1, output: stdout };
}

/** Prints a finding and returns `good`. */
function tell(good: boolean, finding: string): boolean {
  say(`${good ? '✓' : '✗'} ${finding}`);
  return good;
}

/** Number of known vulnerabilities by severity. */
type Holes = Partial<Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number>>;

/**
 * Returns the number of known vulnerabilities by severity, from `npm audit`; null when the registry does not answer.
 */
function holesIn(...omit: string[]): Holes | null {
  const { output } = npm('audit', '--package-lock-only', '--json', ...omit);
  try {
    const { metadata }: { metadata?: { vulnerabilities?: Holes } } = JSON.parse(output);
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** Checks that every package of the lockfile has a digest, prints the result and returns it. */
async function hasDigests(): Promise<boolean> {
  const lockfile = await readFile('package-lock.json', 'utf8');
  const problems = lockProblems('package-lock.json', lockfile);
  for (const { line, message } of problems) tell(false, `package-lock.json:${line}: ${message}`);
  const { packages }: { packages: object } = JSON.parse(lockfile);
  const count = Object.keys(packages).length - 1;
  return tell(problems.length === 0, `${count} packages, ${count - problems.length} with a SHA-512 digest`);
}

/**
 * Checks that the packages needed in production have no vulnerability of high or critical severity; prints the result
 * and returns it. False when the registry does not answer.
 */
function isWithoutHoles(): boolean {
  const [serving, all] = [holesIn('--omit=dev'), holesIn()];
  if (!all) return tell(false, 'the registry gave no answer about known holes');
  const grave = (serving?.high ?? 0) + (serving?.critical ?? 0);
  const known = Object.entries(all).filter(([gravity, count]) => gravity !== 'total' && count > 0);
  const list = known.map(([gravity, count]) => `${count} ${gravity}`).join(', ') || 'none';
  return tell(grave === 0, `known holes: ${list}; ${grave} grave ones in what serves the shop`);
}

/**
 * Writes the bill of materials of the packages needed in production (CycloneDX) to a file; returns false when npm
 * cannot make it.
 */
async function writeBill(file: string): Promise<boolean> {
  const { status, output } = npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev');
  if (status !== 0) return tell(false, 'bill of materials could not be made');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, output);
  return tell(true, `bill of materials: ${file}`);
}

await runCommand(help, { bill: textOption }, async ({ values }) => {
  const bill = values.bill === undefined ? dataPath('bill-of-materials.json') : givenPath(values.bill);
  const held = [await hasDigests(), isWithoutHoles(), await writeBill(bill)];
  process.exitCode = held.every(Boolean) ? 0 : 1;
});
