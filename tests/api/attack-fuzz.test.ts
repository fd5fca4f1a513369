import { expect, it } from 'vitest';
import { fuzz } from '#tests/attack/fuzz.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('a shop that is sent anything at all answers in its own words', async () => {
  const place = await emptyShop('sqlite');
  const { lines, faults } = await fuzz(place, { seed: 11, requests: 60 });
  expect(faults, lines.join('\n')).toEqual([]);
  await place.remove();
});
