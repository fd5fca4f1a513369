import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND } from '#lib/time.ts';
import { type Attack, type AttackOptions, attacks } from '#tests/attack/attacks.ts';
import { bareShop, type Engine } from '#tests/support/engines.ts';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { plantHoles } from '#scripts/lib/plant-holes.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { exitOnSignals } from '#scripts/lib/program.ts';

const help = `Attacks a shop of its own and prints what it came to; ends with 1 when something did not hold.

${Object.entries(attacks)
  .map(([name, { about }]) => `  npm run attack -- ${name.padEnd(10)} ${about}`)
  .join('\n')}
  npm run attack -- planted    plants holes in a copy and looks whether the attacks see them; --only 7,12 plants some

  --seed N       the same luck again (printed by every run)
  --count N      how many orders, requests or steps
  --seconds N    how long a part lasts
  --engine E     sqlite or postgres alone; without it both, where both make sense
  --only N       one part of a run, by the number printed with a find
  --first        ends at the first find
  --fresh        of planted: everything again, also what an earlier run of the same sources has seen`;

/**
 * Returns the number of an option; undefined when it is not given.
 * @param least smallest number that it may be
 * @throws CommandError for anything else than a whole number of at most nine digits
 */
function wholeNumber(name: string, given: string | undefined, least = 0): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given);
  throw new CommandError(`--${name} is a whole number from ${least} to 999999999, and not ${given}.`);
}

/** One attack on one database. */
interface Run {
  name: string;
  attack: Attack;
  engine: Engine;
}

/**
 * Returns one run of an attack for each database engine that it supports.
 * @param only limits the runs to this engine
 * @throws CommandError when the attack is unknown or does not exist on this engine
 */
function runsOf(name: string, only: string | undefined): Run[] {
  const attack = attacks[name];
  if (!attack) throw new CommandError(`There is no attack called ${name}.\n\n${help}`);
  const engines = attack.engines.filter((engine) => only === undefined || engine === only);
  if (engines.length === 0) throw new CommandError(`${name} runs on ${attack.engines.join(' and ')}, not on ${only}.`);
  return engines.map((engine) => ({ name, attack, engine }));
}

/** Returns the command that shows a find again: its part of the run where it has a number, else the whole run. */
function commandOf(name: string, engine: Engine, { seed, count, seconds }: AttackOptions, fault = ''): string {
  const only = /^#(\d+) /.exec(fault)?.[1];
  const given = Object.entries({ engine, seed, count, seconds, only }).filter(([, value]) => value !== undefined);
  return `npm run attack -- ${name} ${given.map(([option, value]) => `--${option} ${value}`).join(' ')}`;
}

/** Creates a shop of its own, attacks it and prints the findings; returns true when there are no faults. */
async function attackOnce({ name, attack, engine }: Run, wanted: AttackOptions): Promise<boolean> {
  say(`\n${name} on ${engine}, --seed ${wanted.seed}`);
  const began = performance.now();
  const place = await bareShop(engine);
  const { lines, faults } = await attack.run(place, wanted).finally(() => place.remove());
  for (const line of lines) say(`  ${line}`);
  for (const fault of faults) say(`  ✗ ${fault}`);
  if (faults.length > 0) say(`  again: ${commandOf(name, engine, wanted, faults[0])}`);
  const seconds = ((performance.now() - began) / SECOND).toFixed(0);
  say(`  ${faults.length === 0 ? '✓ everything held' : '✗ it did not hold'} (${seconds} s)`);
  return faults.length === 0;
}

/** Takes away at the end of this process what the attacks put into the system's temporary folder. */
function leaveNothing(): void {
  const folder = mkdtempSync(join(tmpdir(), 'shop-attack-'));
  // Servers that run as other users have their folders in it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

const options = {
  seed: textOption,
  count: textOption,
  seconds: textOption,
  engine: textOption,
  only: textOption,
  first: flag,
  fresh: flag,
};
await runCommand(help, options, async ({ values, positionals: names }) => {
  if (names.length === 0) return say(help);
  const seed = wholeNumber('seed', values.seed);
  if (names.includes('planted')) {
    if (names.length > 1) throw new CommandError('planted runs alone.');
    process.exitCode = (await plantHoles({ ...values, seed })) ? 0 : 1;
    return;
  }
  const runs = names.flatMap((name) => runsOf(name, values.engine));
  exitOnSignals();
  // It ends with this process.
  if (runs.some(({ engine }) => engine === 'postgres'))
    process.env['TEST_DATABASE_URL'] ??= (await startPostgres()).url;
  const wanted = {
    seed: seed ?? randomInt(1_000_000),
    count: wholeNumber('count', values.count, 1),
    only: wholeNumber('only', values.only),
    seconds: wholeNumber('seconds', values.seconds, 1),
    first: values.first,
  };
  leaveNothing();
  for (const run of runs) if (!(await attackOnce(run, wanted))) process.exitCode = 1;
});
