import { expect, it } from 'vitest';
import { disk } from '#tests/attack/disk.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('a shop on a full disk, and under a clock that jumps, loses nothing that it acknowledged', async () => {
  const place = await emptyShop('sqlite');
  const { lines, faults } = await disk(place, { seed: 3, only: ['a full disk', 'a clock that jumps'] });
  expect(faults, lines.join('\n')).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
  await place.remove();
});
