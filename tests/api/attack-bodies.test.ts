import { expect, it } from 'vitest';
import { bodies } from '#tests/attack/bodies.ts';
import { emptyShop } from '#tests/support/engines.ts';

it('the largest bodies that a call reads, filled to hurt, are answered and refused in its own words', async () => {
  const { lines, faults } = await bodies(await emptyShop('sqlite'), { isTimed: false });
  expect(faults, lines.join('\n')).toEqual([]);
});
