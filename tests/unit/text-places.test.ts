import { expect, it } from 'vitest';
import { textPlaceProblems } from '#scripts/checks/words.ts';

const wordsFound = (file: string, source: string): string[] =>
  textPlaceProblems(file, source).map(({ line, message }) => `${line} ${/“(.*)”/.exec(message)?.[1]}`);

it.each([
  ['between tags of a screen', 'src/shop/a.tsx', 'export const A = () => <p>No boxes yet</p>;'],
  ['in a label that is heard', 'src/shop/a.tsx', 'export const A = () => <a aria-label="No boxes yet" href="/" />;'],
  ['in the alternative of a picture', 'src/shop/a.tsx', 'export const A = () => <img alt="No boxes yet" />;'],
  ['in a placeholder', 'src/shop/a.tsx', 'export const A = () => <input placeholder="No boxes yet" />;'],
  ['in a title', 'src/office/a.tsx', 'export const A = () => <Gate title="No boxes yet" />;'],
  ['in one of two branches', 'src/shop/a.tsx', "export const A = () => <p>{b ? 'No boxes yet' : ''}</p>;"],
  ['in a template', 'src/shop/a.ts', 'export const a = (name: string) => `No boxes yet for ${name}`;'],
  ['between tags of a page', 'src/pages/a.astro', '<p>No boxes yet</p>'],
  ['in an attribute of a page', 'src/pages/a.astro', '<img alt="No boxes yet" />'],
  ['in a script of a page', 'src/pages/a.astro', "<script>\n  const a = 'No boxes yet';\n</script>"],
  ['in an inline script', 'src/client/a.inline.js', "text.textContent = 'No boxes yet';"],
  ['in the rule of a contract', 'src/domain/box/a.contract.ts', "string().matches(/./, 'No boxes yet.')"],
  ['in a refusal of the server', 'src/domain/box/a.routes.ts', "throw new Refusal(404, saidAs('a', 'No boxes yet.'));"],
  ['in a message by SMS', 'src/domain/outbox/a.service.ts', "const sms = 'Shagun: No boxes yet.';"],
  ['in a calendar entry', 'src/domain/guests/a.rules.ts', "lines.push('SUMMARY:' + 'No boxes yet');"],
  ['in the name of a file', 'src/domain/orders/a.routes.ts', "const file = 'No boxes yet.csv';"],
  ['in structured data', 'src/publish/snapshot/a.ts', "const data = { name2: 'No boxes yet' };"],
  ['in the manifest', 'src/pages/site.webmanifest.ts', "const manifest = { short: 'No boxes yet' };"],
])('a text %s is found', (_where, file, source) => {
  expect(wordsFound(file, source).join()).toContain('No boxes yet');
});

it.each([
  ['an error for programmers', 'src/shop/a.ts', "throw new Error('No boxes yet');"],
  ['a line of the log', 'src/domain/box/a.service.ts', "log.warn({ id }, 'No boxes yet');"],
  ['SQL', 'src/domain/box/a.repo.ts', 'sql`select id from box where id is not null`;'],
  ['a class', 'src/shop/a.tsx', 'export const A = () => <p className="no boxes in a row" />;'],
  ['what is compared', 'src/shop/a.ts', "export const a = b === 'No boxes yet';"],
  ['a query of media', 'src/shop/a.ts', "matchMedia('(hover: hover) and (width > 20em)');"],
  ['a text of the room', 'src/shop/box/box.texts.ts', "export const none = 'No boxes yet';"],
])('%s is none', (_what, file, source) => {
  expect(wordsFound(file, source)).toEqual([]);
});

it('says the line of a text', () => {
  expect(wordsFound('src/shop/a.tsx', 'const a = 1;\nexport const A = () => <p>No boxes yet</p>;')).toEqual([
    '2 No boxes yet',
  ]);
});
