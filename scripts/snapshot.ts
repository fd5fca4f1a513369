import { faultLines } from '#publish/record-faults.ts';
import { readManifest, SnapshotError, takeSnapshot } from '#publish/take-snapshot.ts';
import { apiUrl, CommandError, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { dataPath, givenPath } from '#scripts/lib/given-path.ts';

const help = `Takes a snapshot of the public catalogue for the site build.

  npm run snapshot -- [--api http://localhost:4321] [--out .data/snapshot]

Keeps the last good snapshot, and ends with 1, when the API is away or a record is wrong.`;

await runCommand(help, { api: textOption, out: textOption }, async ({ values }) => {
  const folder = values.out === undefined ? dataPath('snapshot') : givenPath(values.out);
  try {
    const { digest, faults } = await takeSnapshot({ api: apiUrl(values.api), folder });
    for (const line of faultLines(faults)) process.stderr.write(`${line}\n`);
    say(`Snapshot ${digest.slice(0, 8)} is in ${folder}.`);
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const kept = (await readManifest(folder)) ? `\nThe last good snapshot stays in ${folder}.` : '';
    throw new CommandError(`${[error.message, error.detail].filter(Boolean).join('\n')}${kept}`);
  }
});
