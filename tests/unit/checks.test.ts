import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importProblems } from '#scripts/checks/imports.ts';
import { lockProblems } from '#scripts/checks/lockfile.ts';
import { longFunctionProblems, needlessEntries } from '#scripts/checks/long-functions.ts';
import { sentenceProblems } from '#scripts/checks/sentences.ts';
import { styleProblems } from '#scripts/checks/styles.ts';
import { lengthProblems, storeReadProblems, testProblems, tokenProblems, wordProblems } from '#scripts/checks/texts.ts';

const imports = (file: string, wanted: string): string[] =>
  importProblems(
    file,
    file.endsWith('.astro') ? `---\nimport { x } from '${wanted}';\n---\n` : `\nimport { x } from '${wanted}';\n`,
  ).map(({ line, message }) => `${line}: ${message}`);

describe('the check of imports', () => {
  it.each([
    ['src/lib/money.ts', '#domain/pricing/pricing.rules.ts', 'lib code may not import rules code'],
    ['src/domain/orders/order.rules.ts', '#domain/orders/order.contract.ts', 'rules code may not import contract code'],
    ['src/domain/orders/order.contract.ts', '#client/api.ts', 'contract code may not import client code'],
    ['src/domain/orders/order.routes.ts', '#shop/orders/order-list.tsx', 'domain code may not import shop code'],
    ['src/shop/box/box.store.ts', '#domain/cart/cart.repo.ts', 'shop code may not import domain code'],
    ['src/shop/cart/cart-list.tsx', '#server/config.ts', 'shop code may not import server code'],
    ['src/shop/cart/cart-list.tsx', '#publish/snapshot/snapshot.ts', 'shop code may not import snapshot code'],
    ['src/shop/orders/order-list.tsx', '#office/frame/gate.tsx', 'shop code may not import office code'],
    ['src/shop/cart/cart-page.astro', '#layouts/account.astro', 'shop page code may not import layout code'],
    ['src/shop/catalogue/sweet.head.ts', '#layouts/base.astro', 'shop page code may not import layout code'],
    ['src/shop/catalogue/sweet-list.tsx', './sweet.head.ts', 'shop code may not import shop page code'],
    ['src/layouts/base.astro', '../pages/index.astro', 'layout code may not import page code'],
    ['src/shop/guests/guests.texts.ts', './guest-list.tsx', 'texts of screens code may not import shop code'],
    [
      'src/domain/guests/guest.rules.ts',
      '#shop/guests/guests.texts.ts',
      'rules code may not import texts of screens code',
    ],
    [
      'src/domain/guests/guest.routes.ts',
      '#shop/guests/guests.texts.ts',
      'domain code may not import texts of screens code',
    ],
    ['src/ui/button.tsx', '#domain/pricing/pricing.rules.ts', 'ui code may not import rules code'],
    ['src/pages/index.astro', '#domain/cart/cart.routes.ts', 'page code may not import domain code'],
    ['src/server/app.ts', '#domain/cart/cart.routes.ts', 'server code may not import domain code'],
    ['src/server/http/serve.ts', '#domain/session/session.rules.ts', 'server code may not import rules code'],
    ['src/publish/publish.ts', '#shop/box/box.store.ts', 'publish code may not import shop code'],
    ['src/publish/snapshot/snapshot.ts', '#server/config.ts', 'snapshot code may not import server code'],
    ['src/publish/snapshot/snapshot.ts', '#publish/publish.ts', 'snapshot code may not import publish code'],
    ['src/domain/orders/order.rules.ts', '#office/frame/rooms.rules.ts', 'rules code may not import office rules code'],
    ['src/shop/orders/order-list.tsx', '#office/frame/rooms.rules.ts', 'shop code may not import office rules code'],
    ['src/lib/money.ts', '#features/money.ts', 'lib code may not import code of no storey'],
    ['src/pages/index.astro', '#scripts/demo/catalogue/sweets.ts', 'page code may not import tools'],
  ])('stops %s from importing %s', (file, wanted, message) => {
    expect(imports(file, wanted)).toEqual([`2: ${message} (${wanted}).`]);
  });

  it.each([
    ['src/domain/catalogue/sweet.rules.ts', 'yup'],
    ['src/domain/catalogue/sweet.contract.ts', 'react'],
    ['src/shop/box/box.store.ts', 'node:crypto'],
    ['src/shop/cart/cart-list.tsx', 'kysely'],
    ['src/client/api.ts', '@fastify/cors'],
    ['src/lib/text.ts', 'node:fs/promises'],
  ])('stops %s from using the package %s', (file, wanted) => {
    expect(imports(file, wanted)).toEqual([expect.stringContaining(`may not use the package ${wanted}.`)]);
  });

  it.each([
    ['src/domain/catalogue/sweet.contract.ts', 'yup'],
    ['src/shop/box/box.store.ts', '#domain/guests/guest.contract.ts'],
    ['src/shop/cart/cart-list.tsx', './cart-head.tsx'],
    ['src/shop/cart/cart-list.tsx', 'react'],
    ['src/domain/cart/cart.repo.ts', 'kysely'],
    ['src/publish/snapshot/snapshot.ts', 'node:fs'],
    ['src/pages/index.astro', '#publish/snapshot/snapshot.ts'],
    ['src/pages/index.astro', '#layouts/base.astro'],
    ['src/layouts/base.astro', '#shop/site/header.astro'],
    ['src/shop/catalogue/sweet.head.ts', '#publish/snapshot/paths.ts'],
    ['src/domain/guests/guest-merge.rules.ts', './guest-merge.texts.ts'],
    ['src/main.ts', '#domain/cart/cart.routes.ts'],
    ['src/office/orders/order-goods.tsx', '#shop/box/box-view.tsx'],
    ['src/office/orders/order-view.rules.ts', '#domain/parcels/fulfilment.rules.ts'],
    ['src/office/frame/gate.tsx', '#office/frame/rooms.rules.ts'],
    ['src/pages/back-office/index.astro', '#office/frame/rooms.rules.ts'],
    ['scripts/demo/seed.ts', '#domain/catalogue/catalogue.repo.ts'],
  ])('lets %s import %s', (file, wanted) => {
    expect(imports(file, wanted)).toEqual([]);
  });

  it.each([
    ['src/domain/guests/guest.repo.ts', '#domain/payments/purchase.repo.ts', 'guests stands below payments'],
    ['src/shop/box/box-builder.tsx', '#shop/cart/cart-list.tsx', 'box stands below cart'],
    ['src/office/catalogue/record-page.tsx', '#office/orders/order-page.tsx', 'catalogue stands below orders'],
  ])('keeps %s from %s', (file, wanted, message) => {
    expect(imports(file, wanted)).toEqual([`2: ${message} (${wanted}).`]);
    // A type closes no circle of running code.
    expect(importProblems(file, `import type { X } from '${wanted}';`)).toEqual([]);
    expect(importProblems(file, `import { type X } from '${wanted}';`)).toEqual([]);
  });

  it('knows every room, and says which the table lacks', () => {
    const lost = importProblems('src/domain/hotel/hotel.rules.ts', 'export const x = 1;');
    expect(lost.map(({ message }) => message)).toEqual(['scripts/checks/storeys.ts has no room hotel.']);
  });

  it.each([
    ['src/features/new.ts', 'src/features/new.ts stands in no storey of scripts/checks/storeys.ts.'],
    ['src/new.ts', 'src/new.ts stands in no storey of scripts/checks/storeys.ts.'],
    ['src/domain/cart/cart.tsx', 'domain code draws no screen.'],
    ['src/domain/cart/cart.astro', 'domain code draws no screen.'],
    ['src/server/page.tsx', 'server code draws no screen.'],
  ])('lets nothing stand in %s', (file, message) => {
    expect(importProblems(file, '')).toEqual([{ file, line: 1, message }]);
  });

  it('lets stand beside the storeys what no program takes, and tools', () => {
    for (const file of ['src/env.d.ts', 'src/README.md', 'scripts/new.ts', 'astro.config.mjs'])
      expect(importProblems(file, ''), file).toEqual([]);
  });

  it('finds statements of the store outside its files, and none in them', () => {
    const lines = (file: string): number[] =>
      importProblems(file, "await db\n  .selectFrom('guest')\n  .execute();\nsql`select 1`.execute(db);").map(
        ({ line }) => line,
      );
    expect(lines('src/domain/guests/guest.routes.ts')).toEqual([1, 4]);
    expect(lines('src/domain/guests/guest-merge.service.ts')).toEqual([1, 4]);
    expect(lines('src/server/ready.ts')).toHaveLength(2);
    expect([lines('src/domain/guests/guest.repo.ts'), lines('src/server/db/owner.ts')]).toEqual([[], []]);
  });

  it('reads the frontmatter and the scripts of pages, and no words that only look like an import', () => {
    const page =
      "---\nconst words = \"from '#server/app.ts'\";\n---\n<p>import '#server/app.ts'</p>\n<script>\n  import '#server/app.ts';\n</script>";
    expect(importProblems('src/pages/index.astro', page)).toEqual([expect.objectContaining({ line: 6 })]);
    expect(importProblems('src/lib/money.ts', "// import { x } from '#server/app.ts';")).toEqual([]);
    expect(importProblems('src/lib/money.ts', "type App = import('#server/app.ts').App;")).toHaveLength(1);
  });

  it('sees imports that are made later and files that are only passed on', () => {
    expect(importProblems('src/client/api.ts', "const app = await import('#server/app.ts');")).toHaveLength(1);
    expect(importProblems('src/lib/money.ts', "export { x } from '#server/app.ts';")).toHaveLength(1);
    expect(importProblems('src/lib/money.ts', "export * from '#server/app.ts';")).toHaveLength(1);
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
    expect(lengthProblems('scripts/demo/catalogue/sweets.ts', '\n'.repeat(900))).toEqual([]);
  });

  it('finds raw colours outside the tokens', () => {
    expect(tokenProblems('src/shop/box/box.css', '.a {\n  color: #ff0000;\n}')).toEqual([
      expect.objectContaining({ line: 2 }),
    ]);
    expect(tokenProblems('src/shop/box/box.css', '.a { color: var(--ink); }')).toEqual([]);
  });

  it('finds styles that stand in no layer, or not in that of their folder, in sheets and in pages', () => {
    const lines = (file: string, text: string) => styleProblems(file, text).map(({ line }) => line);
    const own = '@layer parts {\n  .a::before {\n    content: "}";\n  }\n}\n';
    expect(lines('src/shop/box/box.css', `/* A note. */\n${own}@page {\n  margin: 0;\n}\n`)).toEqual([]);
    expect(lines('src/shop/box/box.css', `${own}\n.b {\n  color: var(--ink);\n}\n`)).toEqual([7]);
    expect(lines('src/shop/box/box.css', '@media print {\n  @layer parts {\n    a {}\n  }\n}\n')).toEqual([1]);
    expect(lines('src/shop/box/box.css', '@layer ui {\n}\n')).toEqual([1]);
    expect(lines('src/ui/styles/box.css', '@layer ui {\n}\n\n@layer kit {\n}\n')).toEqual([4]);
    expect(lines('src/ui/styles/box.css', '@layer base, ui, media, parts;\n@layer ui, base;\n')).toEqual([2]);
    expect(lines('src/shop/box/box.astro', `---\n---\n\n<p></p>\n<style>\n${own}</style>\n`)).toEqual([]);
    expect(lines('src/shop/box/box.astro', '---\n---\n\n<p></p>\n<style>\n  p {\n  }\n</style>\n')).toEqual([6]);
    expect(lines('src/shop/box/box.astro', '<div>\n  <style>\n    p {\n    }\n  </style>\n</div>\n')).toEqual([3]);
    expect(lines('src/shop/box/box.astro', '<p></p><style is:global>p {}</style>\n')).toEqual([1]);
    expect(lines('src/shop/box/box.astro', '<head>\n  <style set:html={first} />\n</head>\n')).toEqual([]);
  });

  it('finds sheets of another room, however they are imported', () => {
    const wanted = (file: string, text: string) => styleProblems(file, text).map(({ message }) => message);
    const other = [expect.stringContaining('a sheet of card')];
    expect(wanted('src/shop/box/box.css', "@import '../card/card.css';\n")).toEqual(other);
    expect(wanted('src/shop/box/box.tsx', "import '#shop/card/card.css';\n")).toEqual(other);
    expect(wanted('src/shop/box/box.astro', "---\nimport '#shop/card/card.css?url';\n---\n")).toEqual(other);
    expect(wanted('src/ui/styles/index.css', "@import '../../shop/card/card.css';\n")).toEqual(other);
    expect(wanted('src/layouts/base.astro', "---\nimport '#shop/card/card.css';\n---\n")).toEqual([]);
    expect(wanted('src/shop/card/card.tsx', "import '#shop/card/card.css';\nimport '#ui/styles/rows.css';\n")).toEqual(
      [],
    );
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

  it('finds packages of the lockfile without a digest, with a weak one, or with an address of their own', () => {
    const integrity = `sha512-${'a'.repeat(86)}==`;
    const found = (one: object) =>
      lockProblems(
        'package-lock.json',
        JSON.stringify({ packages: { '': { version: '1.0.0' }, 'node_modules/a': one } }),
      );
    expect(found({ version: '1.0.0', integrity })).toEqual([]);
    expect(found({ version: '1.0.0' })).toHaveLength(1);
    expect(found({ version: '1.0.0', integrity: 'sha1-abc=' })).toHaveLength(1);
    expect(found({ version: '1.0.0', integrity, resolved: 'git+ssh://elsewhere/a.git' })).toHaveLength(1);
  });

  it('finds what a package of the lockfile needs, on whatever system, and the lockfile lacks', () => {
    const found = (packages: Record<string, object>): string[] => {
      const locked = Object.entries(packages).map(([path, one]) => [
        path,
        { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==`, ...one },
      ]);
      const text = JSON.stringify({ packages: { '': {}, ...Object.fromEntries(locked) } });
      return lockProblems('package-lock.json', text).map(({ message }) => message);
    };
    const tool = { optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0', '@tool/darwin-x64': '1.0.0' } };
    expect(found({ '': { dependencies: { tool: '1.0.0' } }, 'node_modules/tool': tool })).toEqual([
      expect.stringContaining('node_modules/tool needs @tool/linux-arm64-musl 1.0.0, which the lockfile lacks'),
      expect.stringContaining('node_modules/tool needs @tool/darwin-x64 1.0.0, which the lockfile lacks'),
    ]);
    expect(found({ '': { dependencies: { tool: '1.0.0' } } })).toEqual([
      expect.stringContaining('The project needs tool 1.0.0, which the lockfile lacks'),
    ]);
    // One of another version is no part of this tool.
    expect(
      found({
        'node_modules/tool': tool,
        'node_modules/@tool/darwin-x64': { version: '0.9.0' },
        'node_modules/tool/node_modules/@tool/linux-arm64-musl': {},
      }),
    ).toEqual([expect.stringContaining('needs @tool/darwin-x64 1.0.0, which the lockfile lacks')]);
    expect(lockProblems('package-lock.json', '{}')).toHaveLength(1);
    // Beside the one that needs it, or inside that one.
    expect(
      found({
        'node_modules/tool': tool,
        'node_modules/@tool/darwin-x64': {},
        'node_modules/tool/node_modules/@tool/linux-arm64-musl': {},
      }),
    ).toEqual([]);
    // What lies inside another package is not found from outside.
    expect(found({ 'node_modules/a': { dependencies: { b: '1' } }, 'node_modules/c/node_modules/b': {} })).toHaveLength(
      1,
    );
  });

  it('finds nothing in the lockfile of the project', () => {
    expect(lockProblems('package-lock.json', readFileSync('package-lock.json', 'utf8'))).toEqual([]);
  });

  it('finds reads of a store that do not say what the page shows first', () => {
    expect(storeReadProblems('src/shop/box/box.tsx', '\nconst user = useStore($user);')).toEqual([
      expect.objectContaining({ line: 2 }),
    ]);
    expect(storeReadProblems('src/shop/box/box.tsx', 'useStore($user, { ssr: () => null });')).toEqual([]);
  });
});

describe('the check of sentences', () => {
  const found = (part: string): number =>
    sentenceProblems('src/shop/x/x.tsx', `const x = (n: number) => ${part};`).length;

  it.each([
    '<p>{n} boxes</p>',
    '<p>Row {n}: <b>bad</b></p>',
    "<p><b>Two</b>{n > 1 && ' and more'}</p>",
    '<p>{`${n} boxes `}<a href="/x">See them</a></p>',
    "<>{n ? 'a' : 'b'} <b /></>",
    '<p>{n > 1 && <b>Many</b>} words</p>',
    '<p>{say.boxes} {n}</p>',
    '<p>{say.boxes(n)}<b>bad</b></p>',
    '<p>{n > 1 && <b>Many</b>} {say.boxes}</p>',
    '<>{(n ? say.one : say.many)(n)} <b /></>',
  ])('stops %s', (part) => expect(found(part)).toBe(1));

  it.each([
    '<p>{`${n} boxes`}</p>',
    '<p>Words <b>beside</b> others</p>',
    '<p><span>{`Row ${n}: `}</span><b>bad</b></p>',
    "<p>{n} {'\u0020'}</p>",
    '<p>Words {n > 1 && <b>and more</b>}</p>',
    '<p>{say.boxes(n)}</p>',
    '<p>{say.words} <b>beside</b> others</p>',
  ])('lets %s stand', (part) => expect(found(part)).toBe(0));
});

describe('the check of long functions', () => {
  const body = (lines: number): string => `{\n${'  work();\n'.repeat(lines - 2)}}`;
  const found = (text: string, file = 'src/lib/x.ts'): string[] =>
    longFunctionProblems(file, text).map(({ line, message }) => `${line}: ${message}`);

  it('names each function of more than 80 lines, however it is written', () => {
    const text = [
      `function declared() ${body(81)}`,
      `const arrow = () => ${body(82)};`,
      `const table = { method() ${body(83)}, value: () => ${body(80)} };`,
      `class Kind { do() ${body(84)} }`,
      `work(() => ${body(85)});`,
    ].join('\n');
    expect(found(text)).toEqual([
      '1: declared has 81 lines; divide it by what it is about.',
      '82: arrow has 82 lines; divide it by what it is about.',
      '164: method has 83 lines; divide it by what it is about.',
      '326: do has 84 lines; divide it by what it is about.',
      '410: anonymous has 85 lines; divide it by what it is about.',
    ]);
  });

  it('lets tools, tests and what the list names be longer', () => {
    expect(found(`function tool() ${body(81)}`, 'scripts/x.ts')).toEqual([]);
    expect(found(`function first() ${body(81)}`, 'src/server/db/first.migration.ts')).toEqual([]);
    expect(found(`function other() ${body(81)}`, 'src/server/db/first.migration.ts')).toHaveLength(1);
  });

  it('tells of an entry of the list whose function is short enough, renamed or gone', async () => {
    const files: Record<string, string> = {
      'src/a.ts': `function long() ${body(81)}\nfunction short() ${body(80)}`,
    };
    const entries = { 'src/a.ts long': 'x', 'src/a.ts short': 'x', 'src/a.ts renamed': 'x', 'src/gone.ts f': 'x' };
    const problems = await needlessEntries(async (file) => files[file] ?? null, entries);
    expect(problems.map(({ file, message }) => `${file} ${message.split(' ')[0]}`)).toEqual([
      'src/a.ts short',
      'src/a.ts renamed',
      'src/gone.ts f',
    ]);
  });
});
