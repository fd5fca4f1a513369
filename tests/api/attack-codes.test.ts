import { expect, it } from 'vitest';
import { PUZZLE } from '#domain/session/puzzle.rules.ts';
import { codes } from '#tests/attack/codes.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('the owner of a number that strangers besiege for hours gets codes on a known device, and soon after on a new one', async () => {
  const place = await emptyShop('sqlite');
  // What is looked at is whose turn it is; a real puzzle would keep the test busy and nobody out.
  PUZZLE.bits = 2;
  const { lines, faults } = await codes(place, { seed: 5, hours: 4, wholeDay: false });
  expect(faults, lines.join('\n')).toEqual([]);
  expect(lines).toHaveLength(4);
  await place.remove();
});
