import { randomInt } from 'node:crypto';
import { SECOND } from '#lib/time.ts';
import { type Attack, type AttackOptions, attacks } from '#tests/attack/attacks.ts';
import { bareShop, type Engine } from '#tests/support/engines.ts';
import { CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { plantHoles } from '#scripts/lib/plant-holes.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';

const help = `Attacks a shop of its own and prints what it came to; ends with 1 when something did not hold.

${Object.entries(attacks)
  .map(([name, { about }]) => `  npm run attack -- ${name.padEnd(10)} ${about}`)
  .join('\n')}
  npm run attack -- planted    plants holes in a copy and looks whether the attacks see them; --only 7,12 plants some

  --seed N       the same luck again (printed by every run)
  --count N      how many orders or requests
  --seconds N    how long a part lasts
  --engine E     sqlite or postgres alone; without it both, where both make sense
  --only N       one part of a run, by the number printed with a find
  --first        ends at the first find
  --fresh        of planted: everything again, also what an earlier run of the same sources has seen`;

const wholeNumber = (given: string | undefined): number | undefined =>
  given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : undefined;

/** One attack on one database. */
interface Run {
  name: string;
  attack: Attack;
  engine: Engine;
}

/**
 * Returns one run of an attack for each database engine that it supports.
 * @param only limits the runs to this engine
 * @throws CommandError when the attack is unknown
 */
function runsOf(name: string, only: string | undefined): Run[] {
  const attack = attacks[name];
  if (!attack) throw new CommandError(`There is no attack called ${name}.\n\n${help}`);
  return attack.engines
    .filter((engine) => only === undefined || engine === only)
    .map((engine) => ({ name, attack, engine }));
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
  if (names[0] === 'planted') {
    process.exitCode = (await plantHoles({ ...values, seed: wholeNumber(values.seed) })) ? 0 : 1;
    return;
  }
  const runs = names.flatMap((name) => runsOf(name, values.engine));
  // It ends with this process.
  if (runs.some(({ engine }) => engine === 'postgres'))
    process.env['TEST_DATABASE_URL'] ??= (await startPostgres()).url;
  const wanted = {
    seed: wholeNumber(values.seed) ?? randomInt(1_000_000),
    count: wholeNumber(values.count),
    only: wholeNumber(values.only),
    seconds: wholeNumber(values.seconds),
    first: values.first,
  };
  for (const run of runs) if (!(await attackOnce(run, wanted))) process.exitCode = 1;
});
