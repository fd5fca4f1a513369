import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Minifies a script for embedding in pages; the content policy contains the digest of this form. */
export const leanScript = (source: string): string => minifySync('inline.js', source).code.trim();

/** Build plugin that minifies scripts embedded in pages (`x.inline.js?raw`). */
export const leanScripts: Plugin = {
  name: 'lean-scripts',
  enforce: 'pre',
  load(id) {
    const file = /^(.+\.inline\.js)\?raw$/.exec(id)?.[1];
    return file && `export default ${JSON.stringify(leanScript(readFileSync(file, 'utf8')))};`;
  },
};
