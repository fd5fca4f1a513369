import { resolve } from 'node:path';
import { buildSite } from '#publish/build.ts';
import { buildAlone } from '#publish/work-folder.ts';
import { runCommand, say, textOption } from '#scripts/lib/command.ts';
import { dataPath, givenPath } from '#scripts/lib/given-path.ts';

const help = `Builds the public site from the last snapshot, or from the committed sample.

  npm run build -- [--out dist]`;

await runCommand(help, { out: textOption }, async ({ values }) => {
  const dataDir = dataPath();
  const site = values.out === undefined ? resolve('dist') : givenPath(values.out);
  const { pages, bytes, steps } = await buildAlone(
    dataDir,
    () => buildSite(site, dataDir, (step) => say(`· ${step}`)),
    () => say('· another build in this data folder comes first'),
  );
  say(`${pages} pages, ${Math.round(bytes / 1024)} KB of HTML, ${JSON.stringify(steps)} ms`);
});
