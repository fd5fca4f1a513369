import { resolve } from 'node:path';
import { buildSite } from '#publish/build.ts';
import { runCommand, say, textOption } from '#scripts/lib/command.ts';

const help = `Builds the public site from the last snapshot, or from the committed sample.

  npm run build -- [--out dist]`;

await runCommand(help, { out: { ...textOption, default: 'dist' } }, async ({ values }) => {
  const { pages, bytes, steps } = await buildSite(resolve(values.out), (step) => say(`· ${step}`));
  say(`${pages} pages, ${Math.round(bytes / 1024)} KB of HTML, ${JSON.stringify(steps)} ms`);
});
