import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Minifies a script for embedding in pages; the content policy contains the digest of this form. */
export const leanScript = (source: string): string => minifySync('inline.js', source).code.trim();

/** Shortens a style sheet for embedding in pages: leaves out comments and blanks. */
export const leanStyle = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[{}])|(?<=[{};,]) |(?<=:) /g, '')
    .trim();

/** Build plugin that shortens scripts and styles embedded in pages (`x.inline.js?raw`, `x.inline.css?raw`). */
export const leanScripts: Plugin = {
  name: 'lean-scripts',
  enforce: 'pre',
  load(id) {
    const [, file, kind] = /^(.+\.inline\.(js|css))\?raw$/.exec(id) ?? [];
    if (!file) return null;
    const lean = kind === 'css' ? leanStyle : leanScript;
    return `export default ${JSON.stringify(lean(readFileSync(file, 'utf8')))};`;
  },
};
