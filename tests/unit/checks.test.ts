import { describe, expect, it } from 'vitest';
import { importProblems } from '#scripts/checks/imports.ts';
import { lengthProblems, storeReadProblems, testProblems, tokenProblems, wordProblems } from '#scripts/checks/texts.ts';

const imports = (file: string, wanted: string): string[] =>
  importProblems(file, `\nimport { x } from '${wanted}';\n`).map(({ line, message }) => `${line}: ${message}`);

describe('the check of imports', () => {
  it.each([
    ['src/lib/money.ts', '#features/catalogue/sweet.rules.ts', 'lib code may not import rules code'],
    [
      'src/features/catalogue/sweet.rules.ts',
      '#features/catalogue/sweet.contract.ts',
      'rules code may not import contract code',
    ],
    ['src/features/catalogue/sweet.contract.ts', '#client/api.ts', 'contract code may not import store code'],
    ['src/features/sweets/sweet.store.ts', './sweet.repo.ts', 'store code may not import server code'],
    ['src/features/sweets/sweet-list.tsx', '#server/config.ts', 'island code may not import server code'],
    ['src/features/sweets/sweet-list.tsx', '#snapshot/snapshot.ts', 'island code may not import snapshot code'],
    ['src/ui/button.tsx', '#features/catalogue/sweet.rules.ts', 'ui code may not import rules code'],
    ['src/pages/index.astro', '#features/sweets/sweet.routes.ts', 'page code may not import server code'],
    ['src/features/sweets/sweet.routes.ts', '#features/sweets/sweet.store.ts', 'server code may not import store code'],
    ['src/server/app.ts', '#ui/icon.tsx', 'server code may not import ui code'],
    ['src/pages/index.astro', '../demo/catalogue/sweets.ts', 'page code may not import demo code'],
    ['src/demo/artwork/box.ts', '#server/media/media-store.ts', 'demo code may not import server code'],
  ])('stops %s from importing %s', (file, wanted, message) => {
    expect(imports(file, wanted)).toEqual([`2: ${message} (${wanted}).`]);
  });

  it.each([
    ['src/features/catalogue/sweet.rules.ts', 'yup'],
    ['src/features/catalogue/sweet.contract.ts', 'react'],
    ['src/features/sweets/sweet.store.ts', 'node:crypto'],
    ['src/features/sweets/sweet-list.tsx', 'kysely'],
    ['src/client/api.ts', '@fastify/cors'],
    ['src/lib/text.ts', 'node:fs/promises'],
  ])('stops %s from using the package %s', (file, wanted) => {
    expect(imports(file, wanted)).toEqual([expect.stringContaining(`may not use the package ${wanted}.`)]);
  });

  it.each([
    ['src/features/catalogue/sweet.contract.ts', 'yup'],
    ['src/features/sweets/sweet.store.ts', '#features/guests/guest.contract.ts'],
    ['src/features/sweets/sweet-list.tsx', './sweet.store.ts'],
    ['src/features/sweets/sweet-list.tsx', 'react'],
    ['src/features/sweets/sweet.repo.ts', 'kysely'],
    ['src/snapshot/snapshot.ts', 'node:fs'],
    ['src/pages/index.astro', '#snapshot/snapshot.ts'],
    ['scripts/seed.ts', '../src/demo/catalogue/sweets.ts'],
  ])('lets %s import %s', (file, wanted) => {
    expect(imports(file, wanted)).toEqual([]);
  });

  it('sees imports that are made later and files that are only passed on', () => {
    expect(importProblems('src/client/api.ts', "const app = await import('#server/app.ts');")).toHaveLength(1);
    expect(importProblems('src/lib/money.ts', "export { x } from '#server/app.ts';")).toHaveLength(1);
  });
});

describe('the checks of texts', () => {
  const test = 'tests/unit/x.test.ts';

  it('finds tests that are focused, skipped, empty or asleep', () => {
    const on = ['only', 'skip', 'fixme'].map((word) => `test.${word}('a', () => { expect(1).toBe(1); });`);
    for (const line of [
      ...on,
      `test.describe.${'on'}${'ly'}('a', run);`,
      "it('a', () => {});",
      `await page.waitFor${'Time'}out(5);`,
    ]) {
      expect(testProblems(test, `it('b', run);\n${line}`), line).toEqual([expect.objectContaining({ line: 2 })]);
    }
    expect(testProblems(test, 'export {};')).toHaveLength(1);
    expect(testProblems(test, "it('adds', () => {\n  expect(add(1, 1)).toBe(2);\n});")).toEqual([]);
  });

  it('finds files over 350 lines, but lets the texts of the demonstration be as long as they are', () => {
    expect(lengthProblems('src/lib/text.ts', '\n'.repeat(350))).toHaveLength(1);
    expect(lengthProblems('src/lib/text.ts', '\n'.repeat(349))).toEqual([]);
    expect(lengthProblems('src/demo/catalogue/sweets.ts', '\n'.repeat(900))).toEqual([]);
  });

  it('finds raw colours outside the tokens', () => {
    expect(tokenProblems('src/features/box/box.css', '.a {\n  color: #ff0000;\n}')).toEqual([
      expect.objectContaining({ line: 2 }),
    ]);
    expect(tokenProblems('src/features/box/box.css', '.a { color: var(--ink); }')).toEqual([]);
  });

  it('finds unfinished work and addresses of one machine or network', () => {
    const words = [
      `// ${'TO'}${'DO'}: later`,
      `see ${'/ho'}${'me'}/me/notes`,
      `https://${'regis'}${'try'}.example.org/x`,
    ];
    for (const text of words) expect(wordProblems('src/lib/text.ts', text), text).toHaveLength(1);
    expect(wordProblems('package-lock.json', '"resolved": "https://example.org/x.tgz"')).toHaveLength(1);
    expect(wordProblems('src/lib/text.ts', 'const page = "/payment-history";')).toEqual([]);
  });

  it('finds reads of a store that do not say what the page shows first', () => {
    expect(storeReadProblems('src/features/box/box.tsx', '\nconst user = useStore($user);')).toEqual([
      expect.objectContaining({ line: 2 }),
    ]);
    expect(storeReadProblems('src/features/box/box.tsx', 'useStore($user, { ssr: () => null });')).toEqual([]);
  });
});
