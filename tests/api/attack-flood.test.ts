import { expect, it } from 'vitest';
import { flood } from '#tests/attack/flood.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('a shop that strangers flood answers all the same, and the owner of a number gets a code soon', async () => {
  const place = await emptyShop('sqlite');
  const targets = ['codes for one number', 'guest links', 'the publish hook'];
  const { lines, faults } = await flood(place, { seed: 3, seconds: 0.3, targets, patience: Infinity });
  expect(faults, lines.join('\n')).toEqual([]);
  expect(lines).toHaveLength(10);
  await place.remove();
});
