import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { lockProblems } from '#scripts/checks/lockfile.ts';

const help = `Looks at the packages of the lockfile: whether each has its digest and no address of its own, whether holes are known in
any (asks the registry that npm is set to), and writes the bill of materials. Ends with 1 when a package has no digest, or
a grave hole is known in one that serves the shop.

  npm run packages                      the bill goes to .cache/bill-of-materials.json
  npm run packages -- --bill FILE       (CycloneDX 1.5) to a file of your own`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    bill: { type: 'string', default: '.cache/bill-of-materials.json' },
  },
});

const npm = (...words: string[]): { status: number; output: string } => {
  const { status, stdout } = spawnSync('npm', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { status: status ?? 1, output: stdout };
};
const say = (good: boolean, words: string): boolean => {
  process.stdout.write(`${good ? '✓' : '✗'} ${words}\n`);
  return good;
};

/** How many holes of which gravity are known. */
type Holes = Partial<Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number>>;

/** Asks for known holes; null when the registry gave no answer. */
function holesIn(...omit: string[]): Holes | null {
  const { output } = npm('audit', '--package-lock-only', '--json', ...omit);
  try {
    const { metadata } = JSON.parse(output) as { metadata?: { vulnerabilities?: Holes } };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

async function look(): Promise<boolean> {
  const text = await readFile('package-lock.json', 'utf8');
  const problems = lockProblems('package-lock.json', text);
  for (const { line, message } of problems) say(false, `package-lock.json:${line}: ${message}`);
  const packages = Object.keys((JSON.parse(text) as { packages: object }).packages).length - 1;
  const whole = say(problems.length === 0, `${packages} packages, ${packages - problems.length} with a SHA-512 digest`);

  const [serving, all] = [holesIn('--omit=dev'), holesIn()];
  const grave = (serving?.high ?? 0) + (serving?.critical ?? 0);
  const known = Object.entries(all ?? {}).filter(([kind, count]) => kind !== 'total' && count > 0);
  const held = all
    ? say(
        grave === 0,
        `known holes: ${known.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'none'}; ${grave} grave ones in what serves the shop`,
      )
    : say(false, 'the registry gave no answer about known holes');

  // Of the lockfile, so that it names the packages of every system.
  const bill = npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev');
  if (bill.status === 0) {
    await mkdir(dirname(values.bill), { recursive: true });
    await writeFile(values.bill, bill.output);
  }
  const written = say(
    bill.status === 0,
    `bill of materials${bill.status === 0 ? `: ${values.bill}` : ' could not be made'}`,
  );
  return whole && held && written;
}

if (values.help) process.stdout.write(`${help}\n`);
else process.exitCode = (await look()) ? 0 : 1;
