import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { buildPages, finishedPage, importsIn } from '#publish/build.ts';
import { filesBelow } from '#publish/files.ts';
import { fixtureFolder } from '#scripts/fixture.ts';

const folder = resolve('.cache/awkward');
const sample = resolve('src/publish/snapshot/sample');
type Wire = Record<string, unknown> & { _id: string };

/** Builds the pages of a site from the committed sample after a change to some of its lists. @returns them by their paths */
async function build(name: string, change: (list: string, records: Wire[]) => Wire[]): Promise<Map<string, string>> {
  const snapshot = join(folder, name, 'snapshot');
  const site = join(folder, name, 'site');
  await mkdir(snapshot, { recursive: true });
  await cp(join(sample, 'manifest.json'), join(snapshot, 'manifest.json'));
  await symlink(join(fixtureFolder, 'snapshot', 'media'), join(snapshot, 'media'));
  for (const { name: list } of snapshotParts) {
    const records = JSON.parse(await readFile(join(sample, `${list}.json`), 'utf8')) as Wire[];
    await writeFile(join(snapshot, `${list}.json`), JSON.stringify(change(list, records)));
  }
  process.env['SNAPSHOT_DIR'] = snapshot;
  await buildPages(site, join(folder, name));
  const imports = importsIn(site);
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (file) => [relative(site, file), finishedPage(await readFile(file, 'utf8'), imports)] as const),
    ),
  );
}

/** Returns a page without the values of its attributes, in which a sign cannot begin anything. */
const markupOf = (html: string): string => html.replace(/="[^"]*"/g, '=""');

/** Returns what a person reads of a page. */
const textOf = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
const sound = (pages: Map<string, string>): string[] =>
  [...pages]
    .filter(([, html]) => /\b(?:undefined|NaN|null|\[object Object\])\b/.test(textOf(html)))
    .map(([page]) => page);

let before: string | undefined;
beforeAll(async () => {
  before = process.env['SNAPSHOT_DIR'];
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  if (before === undefined) delete process.env['SNAPSHOT_DIR'];
  else process.env['SNAPSHOT_DIR'] = before;
  await rm(folder, { recursive: true, force: true });
});

describe('a site built from', () => {
  it('a catalogue with nothing in it has every page and says that there is nothing', async () => {
    const pages = await build('empty', () => []);
    expect(sound(pages)).toEqual([]);
    for (const page of ['sweets', 'dry_fruit_list', 'invitation', 'decorations', 'designers'])
      expect(pages.get(`${page}/index.html`)).toContain('No Data Found');
    for (const page of ['index.html', 'contact-us/index.html', 'planning-tool/index.html', 'policies/index.html'])
      expect(pages.get(page)).toContain('</html>');
  });

  it('scripts, right-to-left words, emoji and endless texts shows them as the texts they are', async () => {
    const name = '🍬 <script>alert(1)</script> حلوى "A&B"';
    const description = `${'Sweet '.repeat(800)}</script><img src=x onerror=alert(1)>`;
    let id = '';
    const pages = await build('strange', (list, records) => {
      if (list.startsWith('policy-'))
        return records.map((policy) => ({
          ...policy,
          data: `<h2>Ours</h2><script>alert(1)</script><p onclick="alert(1)">Kept</p><a href="javascript:alert(1)">x</a>`,
        }));
      const [first, ...rest] = records;
      if (!first) return records;
      if (list === 'sweets') id = first._id;
      return [
        {
          ...first,
          ...('name' in first ? { name } : {}),
          ...('description' in first && typeof first['description'] === 'string' ? { description } : {}),
        },
        ...rest.slice(0, 5),
      ];
    });
    expect(sound(pages)).toEqual([]);
    const page = pages.get(`sweets-info/${id}/index.html`) ?? '';
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const [path, html] of pages) {
      expect([path, /<script>alert|<img src=x/.test(markupOf(html)), html.includes('javascript:alert')]).toEqual([
        path,
        false,
        false,
      ]);
      for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
        expect(() => JSON.parse(data)).not.toThrow();
    }
    const policies = pages.get('policies/index.html') ?? '';
    expect(policies).toContain('Kept');
    expect(policies).not.toContain('onclick');
    // Only the name of the shop says so, as a text.
    expect(markupOf(policies)).not.toContain('<script>alert');
  });
});
