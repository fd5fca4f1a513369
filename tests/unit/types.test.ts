import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { typeProblems } from '#scripts/checks/types.ts';

const page = 'src/pages/index.astro';

/** Returns what the check says against home after a change of it. */
async function problemsWith(changes: Record<string, string>): Promise<string[]> {
  let source = await readFile(page, 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    expect(source).toContain(before);
    source = source.replace(before, after);
  }
  const problems = await typeProblems({ folder: '.cache/types-test', only: { page, source } });
  return problems.map(({ file, line, message }) => `${file} ${source.split('\n')[line - 1]?.trim()}: ${message}`);
}

describe('the types of a page', () => {
  it('hold for home as it is', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  it('are wrong where a part is given a wrong, a missing or an unknown property, and in frontmatter and scripts, each told in its line', async () => {
    const said = await problemsWith({
      '<BestSellers count={ROW} />':
        '<BestSellers count="eight" />\n<BestSellers />\n<BestSellers count={8} colour="red" />',
      'const ROW = 8;': 'const ROW: number = shop.nothing;',
      "import '#shop/site/home-page.ts';": 'document.body.nothing();',
    });
    expect(said.toSorted()).toEqual([
      expect.stringMatching(/^src\/pages\/index\.astro <BestSellers \/>: .*TS2322[\s\S]*'count' is missing/),
      expect.stringMatching(
        /^src\/pages\/index\.astro <BestSellers count="eight" \/>: .*'string' is not assignable to type 'number'/,
      ),
      expect.stringMatching(
        /^src\/pages\/index\.astro <BestSellers count=\{8\} colour="red" \/>: [\s\S]*'colour' does not exist/,
      ),
      expect.stringMatching(/^src\/pages\/index\.astro const ROW: number = shop\.nothing;: .*'nothing' does not exist/),
      expect.stringMatching(/^src\/pages\/index\.astro document\.body\.nothing\(\);: .*'nothing' does not exist/),
    ]);
  });

  it('are not asked where a page cannot be read', async () => {
    const [said] = await problemsWith({ '{shop.tagline}': '{shop.tagline' });
    expect(said).toMatch(/^src\/pages\/index\.astro /);
  });
});
