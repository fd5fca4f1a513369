import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '#ui/icon-names.ts';

it('draws every icon that a page may name', () => {
  const drawn = [...readFileSync('src/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"[^>]*><path d="M/g)].map(
    ([, name]) => name,
  );
  expect(drawn).toEqual([...iconNames]);
});
