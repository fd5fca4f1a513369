import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { filesBelow } from '#publish/files.ts';
import { runCommand, say } from '#scripts/lib/command.ts';
import { textsByPage } from '#scripts/lib/page-texts.ts';

const help = `Prints every text of the shop by the page on which a person meets it, with where it stands.

  npm run texts                    all of them
  npm run --silent texts > texts.txt   for an editor`;

await runCommand(help, {}, async () => {
  const files = (await filesBelow('src')).map((file) => relative('.', file)).sort();
  const sources = new Map<string, string>();
  for (const file of files) if (/\.(?:tsx?|astro)$/.test(file)) sources.set(file, await readFile(file, 'utf8'));
  for (const { name, texts } of textsByPage(sources)) {
    say(`\n${name}`);
    let last = '';
    for (const { file, line, words } of texts) {
      if (file !== last) say(`  ${file}`);
      last = file;
      say(`  ${String(line).padStart(4)}  ${words}`);
    }
  }
});
