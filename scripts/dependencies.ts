import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lockProblems } from '#scripts/checks/lockfile.ts';
import { runCommand, say, textOption } from '#scripts/lib/command.ts';

const help = `Looks at the packages of the lockfile: whether each has its digest and no URL of its own, whether holes are known in
any (asks the registry that npm is set to), and writes the bill of materials. Ends with 1 when a package has no digest, or
a grave hole is known in one that serves the shop.

  npm run packages                      the bill goes to .cache/bill-of-materials.json
  npm run packages -- --bill FILE       (CycloneDX 1.5) to a file of your own`;

/** Runs npm; returns its status and what it printed. */
function npm(...args: string[]): { status: number; output: string } {
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { status: status ?? 1, output: stdout };
}

/** Prints a finding; returns whether it is good. */
function tell(good: boolean, finding: string): boolean {
  say(`${good ? '✓' : '✗'} ${finding}`);
  return good;
}

/** Number of known holes by gravity. */
type Holes = Partial<Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number>>;

/** Asks the registry for known holes; null when it gave no answer. */
function holesIn(...omit: string[]): Holes | null {
  const { output } = npm('audit', '--package-lock-only', '--json', ...omit);
  try {
    const { metadata }: { metadata?: { vulnerabilities?: Holes } } = JSON.parse(output);
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/** Tells whether every package of the lockfile has its digest. */
async function hasDigests(): Promise<boolean> {
  const lockfile = await readFile('package-lock.json', 'utf8');
  const problems = lockProblems('package-lock.json', lockfile);
  for (const { line, message } of problems) tell(false, `package-lock.json:${line}: ${message}`);
  const { packages }: { packages: object } = JSON.parse(lockfile);
  const count = Object.keys(packages).length - 1;
  return tell(problems.length === 0, `${count} packages, ${count - problems.length} with a SHA-512 digest`);
}

/** Tells whether no grave hole is known in a package that serves the shop. */
function isWithoutHoles(): boolean {
  const [serving, all] = [holesIn('--omit=dev'), holesIn()];
  if (!all) return tell(false, 'the registry gave no answer about known holes');
  const grave = (serving?.high ?? 0) + (serving?.critical ?? 0);
  const known = Object.entries(all).filter(([gravity, count]) => gravity !== 'total' && count > 0);
  const list = known.map(([gravity, count]) => `${count} ${gravity}`).join(', ') || 'none';
  return tell(grave === 0, `known holes: ${list}; ${grave} grave ones in what serves the shop`);
}

/** Writes the bill of materials of the lockfile, which names the packages of every system; returns whether it could. */
async function writeBill(file: string): Promise<boolean> {
  const { status, output } = npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev');
  if (status !== 0) return tell(false, 'bill of materials could not be made');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, output);
  return tell(true, `bill of materials: ${file}`);
}

await runCommand(help, { bill: { ...textOption, default: '.cache/bill-of-materials.json' } }, async ({ values }) => {
  const held = [await hasDigests(), isWithoutHoles(), await writeBill(values.bill)];
  process.exitCode = held.every(Boolean) ? 0 : 1;
});
