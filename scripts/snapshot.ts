import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { faultLines } from '#publish/record-faults.ts';
import { readManifest, SnapshotError, takeSnapshot } from '#publish/take-snapshot.ts';

const help = `Takes a snapshot of the public catalogue for the site build.

  npm run snapshot -- [--api http://localhost:4321] [--out .data/snapshot]

Keeps the last good snapshot, and ends with 1, when the API is away or a record is wrong.`;

const { values } = parseArgs({
  options: { api: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) process.stdout.write(`${help}\n`);
else {
  const folder = resolve(values.out ?? join(process.env['DATA_DIR'] ?? '.data', 'snapshot'));
  try {
    const api = values.api ?? process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`;
    const { digest, faults } = await takeSnapshot({ api, folder });
    for (const words of faultLines(faults)) process.stderr.write(`${words}\n`);
    process.stdout.write(`Snapshot ${digest.slice(0, 8)} is in ${folder}.\n`);
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const kept = (await readManifest(folder)) ? `\nThe last good snapshot stays in ${folder}.` : '';
    process.stderr.write(`${[error.message, error.detail].filter(Boolean).join('\n')}${kept}\n`);
    process.exitCode = 1;
  }
}
