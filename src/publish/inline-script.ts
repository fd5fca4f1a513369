import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Returns a script in the minified form in which pages hold it; the content policy has the digest of this form. */
export const leanScript = (source: string): string => minifySync('inline.js', source).code.trim();

/** A plugin that minifies the scripts that stand in pages (`x.inline.js?raw`). */
export const leanScripts: Plugin = {
  name: 'lean-scripts',
  enforce: 'pre',
  load(id) {
    const file = /^(.+\.inline\.js)\?raw$/.exec(id)?.[1];
    return file && `export default ${JSON.stringify(leanScript(readFileSync(file, 'utf8')))};`;
  },
};
