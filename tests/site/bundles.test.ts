import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { fixtureFolder } from '#scripts/fixture.ts';
import { filesBelow } from '#publish/files.ts';
import { islandScriptsOf, laterScriptsOf, scriptsOf } from '#publish/page-scripts.ts';

/** A shorter text may stand on both sides by chance. */
const TELLING = 16;

/** Returns the texts that a source holds; they stay what they are in a bundle, whatever it does to names. */
async function textsOf(file: string): Promise<string[]> {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync(file, await readFile(file, 'utf8')).program);
  return texts.filter((text) => text.length >= TELLING && !/^[#.\s]|\n/.test(text));
}

it('bundles for browsers hold nothing of the server', async () => {
  const scripts = (await filesBelow(join(fixtureFolder, 'site', 'current'))).filter((file) => file.endsWith('.js'));
  const bundles = (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).join('\n');
  const sources = (await filesBelow('src')).map((file) => relative('.', file)).filter((file) => /\.tsx?$/.test(file));
  const isServer = (file: string): boolean =>
    /^src\/(?:server\/|publish\/(?!snapshot\/)|(?:main|migrations)\.ts$)|\.(?:routes|repo|service|migration)\.ts$/.test(
      file,
    );
  const texts = async (files: string[]): Promise<Set<string>> =>
    new Set((await Promise.all(files.map(textsOf))).flat());
  const read = (files: string[]): Promise<string[]> => Promise.all(files.map((file) => readFile(file, 'utf8')));
  const both = sources.filter((file) => !isServer(file));
  // What browsers may know as well: sentences of other sources and of the library that checks forms on both sides.
  const shared = (await read([...both, 'node_modules/yup/index.esm.js'])).join('\n');
  const own = [...(await texts(sources.filter(isServer)))].filter((text) => !shared.includes(text));
  expect(own.filter((text) => bundles.includes(text))).toEqual([]);
  expect(bundles).not.toMatch(/["'`](?:node:\w|kysely\b|fastify\b)/);
  // The same look finds what belongs there, so it would find the rest.
  expect(own.length).toBeGreaterThan(200);
  const islands = [...(await texts(sources.filter((file) => file.endsWith('.tsx'))))];
  expect(islands.filter((text) => bundles.includes(text)).length).toBeGreaterThan(islands.length * 0.5);
});

/**
 * Most that a page of the back office loads by itself, in bytes after gzip. React is 64 KB of it, the checks of what is
 * sent 12 KB, the bar with its search, undo and what is kept for a lost line 14 KB, and texts with values 2 KB.
 */
const STAFF_SCRIPTS = 133 * 1024;

it('no page of the back office loads more scripts by itself than a phone on a slow line takes in', async () => {
  const site = join(fixtureFolder, 'site', 'current');
  const pages = (await filesBelow(join(site, 'back-office'))).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(8);
  const sizes = await Promise.all(
    pages.map(async (page) => {
      const scripts = islandScriptsOf(site, await readFile(page, 'utf8'));
      const bytes = await Promise.all(scripts.map(async (file) => gzipSync(await readFile(join(site, file))).length));
      return { page: relative(site, page), bytes: bytes.reduce((sum, one) => sum + one, 0) };
    }),
  );
  expect(sizes.filter(({ bytes }) => bytes > STAFF_SCRIPTS)).toEqual([]);
  // Each of them has an island with React in it.
  expect(sizes.filter(({ bytes }) => bytes < 64 * 1024)).toEqual([]);
});

/** Most that a guest's page takes in before somebody does something, in bytes as they travel, with one language's typefaces. */
const GUEST_PAGE = 36 * 1024;

it('a guest’s page brings copies of its own, and with all that follows it is light in every language', async () => {
  const site = join(fixtureFolder, 'site', 'current');
  const html = await readFile(join(site, 'update-address-person', 'index.html'), 'utf8');
  const first = scriptsOf(site, html);
  const files = [...new Set([...first, ...laterScriptsOf(site, first)])];
  // One file, and one for what follows the address: nothing of the shell, and no sheet that holds back the first view.
  expect(files.map((file) => /^\/_astro\/([\w-]+)/.exec(file)?.[1])).toEqual(['update-address-person', 'guest-after']);
  expect(html).not.toMatch(/rel="stylesheet"/);
  const sizeOf = async (file: string): Promise<number> => brotliCompressSync(await readFile(join(site, file))).length;
  const scripts = (await Promise.all(files.map(sizeOf))).reduce(
    (sum, one) => sum + one,
    brotliCompressSync(html).length,
  );
  const faces = Object.values(
    JSON.parse(/data-faces="([^"]+)"/.exec(html)![1]!.replaceAll('&quot;', '"')),
  ) as string[][];
  expect(faces).toHaveLength(3);
  for (const two of faces) {
    const sizes = await Promise.all(two.map(async (file) => (await readFile(join(site, file))).length));
    expect(scripts + sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(GUEST_PAGE);
  }
});
