import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', ...globSync('{.github,src,scripts,tests}/**/*.md')].filter(
  (file) => !file.startsWith('src/publish/snapshot/'),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** A path of the repository between backticks; one with a place for a name is no path. */
const PATH = /`((?:src|scripts|tests|public|\.github|\.ci)\/[\w./@-]*)`/g;

describe('the documents', () => {
  it.each(documents)('%s names only files that are there', (document) => {
    const text = readFileSync(document, 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, to = '']) =>
      normalize(join(dirname(document), to)),
    );
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(documents)('%s names only commands that npm knows', (document) => {
    const named = readFileSync(document, 'utf8').matchAll(/npm run ([a-z-]+)/g);
    expect([...named].map(([, name = '']) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
