import { alone } from '#publish/lock.ts';

/** Holds a lock until it is ended, or does its work many times: adds one to a number that others change as well. */
const [file = '', counter = '', times = '0'] = process.argv.slice(2);
const { readFileSync, writeFileSync } = await import('node:fs');

if (counter === '')
  await alone(file, () => new Promise(() => process.send?.('held') && setInterval(() => undefined, 1000)));
for (let one = 0; one < Number(times); one += 1) {
  await alone(file, async () => {
    const before = Number(readFileSync(counter, 'utf8'));
    await new Promise((done) => setImmediate(done));
    writeFileSync(counter, String(before + 1));
  });
}
