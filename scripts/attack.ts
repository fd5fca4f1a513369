import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SECOND } from '#lib/time.ts';
import type { Engine } from '#tests/support/engines.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';

// The stores of the attacks read it when they are loaded.
const { attacks } = await prepare();

const help = `Attacks a shop of its own and prints what it came to; ends with 1 when something did not hold.

${Object.entries(attacks)
  .map(([name, { about }]) => `  npm run attack -- ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --seed N       the same luck again (printed by every run)
  --count N      how many orders or requests
  --seconds N    how long a part lasts
  --engine E     sqlite or postgres alone; without it both, where both make sense
  --only N       (fuzz) one request of a run, by its number`;

interface Values {
  engine?: string;
  help?: boolean;
  seed?: string;
  count?: string;
  seconds?: string;
  only?: string;
}

function given(): { values: Values; names: string[] } {
  const text = { type: 'string' } as const;
  const options = {
    seed: text,
    count: text,
    seconds: text,
    engine: text,
    only: text,
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return { values, names: positionals };
}

/** Starts a private PostgreSQL server where one is wanted and none was named, before anything reads its address. */
async function prepare() {
  const { values, names } = given();
  if (names.length > 0 && !values.help && values.engine !== 'sqlite')
    process.env['TEST_DATABASE_URL'] ??= (await startPostgres()).url;
  return import('#tests/attack/attacks.ts');
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

async function run(name: string, values: Values): Promise<boolean> {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack called ${name}.\n\n${help}`);
  const seed = whole(values.seed) ?? randomInt(1_000_000);
  const engines = attack.engines.filter((one) => values.engine === undefined || one === values.engine);
  let held = true;
  for (const engine of engines) {
    const began = performance.now();
    process.stdout.write(`\n${name} on ${engine}, --seed ${seed}\n`);
    const { lines, faults } = await attack.run(engine as Engine, {
      seed,
      count: whole(values.count),
      only: whole(values.only),
      seconds: whole(values.seconds),
    });
    for (const line of lines) process.stdout.write(`  ${line}\n`);
    for (const fault of faults) process.stdout.write(`  ✗ ${fault}\n`);
    const seconds = ((performance.now() - began) / SECOND).toFixed(0);
    process.stdout.write(`  ${faults.length === 0 ? '✓ everything held' : '✗ it did not hold'} (${seconds} s)\n`);
    held &&= faults.length === 0;
  }
  return held;
}

const { values, names } = given();
if (values.help || names.length === 0) process.stdout.write(`${help}\n`);
else {
  try {
    for (const name of names) if (!(await run(name, values))) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
  // The private database server ends with the process.
  process.exit();
}
