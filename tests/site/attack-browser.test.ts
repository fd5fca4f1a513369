import { expect, it } from 'vitest';
import { browser } from '#tests/attack/browser.ts';
import { bareShop } from '#tests/support/engines.ts';

it('no text that a person gives runs on a page, and nothing of a person is kept where it must not be', async () => {
  const place = await bareShop('sqlite');
  const { lines, faults } = await browser(place, { builds: false });
  expect(faults, lines.join('\n')).toEqual([]);
  await place.remove();
});
