import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Returns a script in the short form in which pages hold it; the content policy knows this form. */
export const leanScript = (source: string): string => minifySync('inline.js', source).code.trim();

/** Gives pages the scripts that stand in them (`x.inline.js?raw`) in the form that the content policy knows. */
export const leanScripts: Plugin = {
  name: 'lean-scripts',
  enforce: 'pre',
  load(id) {
    const file = /^(.+\.inline\.js)\?raw$/.exec(id)?.[1];
    return file && `export default ${JSON.stringify(leanScript(readFileSync(file, 'utf8')))};`;
  },
};
