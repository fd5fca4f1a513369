import { expect, it } from 'vitest';
import { intrude } from '#tests/attack/intruders.ts';
import { emptyShop } from '#tests/support/engines.ts';

it("nobody gets in who must not, nor reads or changes what is somebody else's", async () => {
  const place = await emptyShop('sqlite');
  const { lines, faults } = await intrude(place, { seed: 5, share: 5 });
  expect(faults, lines.join('\n')).toEqual([]);
  await place.remove();
});
