import { expect, it } from 'vitest';
import { load } from '#tests/attack/load.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('a shop that is ended under load has kept all that it acknowledged', async () => {
  const place = await emptyShop('sqlite');
  const { lines, faults } = await load(place, { seed: 3, crowds: [20], seconds: 1 });
  expect(faults, lines.join('\n')).toEqual([]);
  await place.remove();
});
