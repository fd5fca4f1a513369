import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '#publish/build.ts';

const help = `Builds the public site from the last snapshot, or from the committed sample.

  npm run build -- [--out dist]`;

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' }, help: { type: 'boolean' } } });
if (values.help) process.stdout.write(`${help}\n`);
else {
  const report = await buildSite(resolve(values.out), (name) => process.stdout.write(`· ${name}\n`));
  process.stdout.write(
    `${report.pages} pages, ${Math.round(report.bytes / 1024)} KB of HTML, ${JSON.stringify(report.steps)} ms\n`,
  );
}
