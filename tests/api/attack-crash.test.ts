import { describe, expect, it } from 'vitest';
import { crash } from '#tests/attack/crash.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

describe.each(engines)('a shop that is killed while people pay, on %s', (engine) => {
  it('makes one order of every payment and loses nothing that it acknowledged', async () => {
    const place = await emptyShop(engine);
    const { lines, faults } = await crash(place, { seed: 7, orders: 24, kills: 5 });
    expect(faults, lines.join('\n')).toEqual([]);
    await place.remove();
  });
});

describe.each(engines.filter((engine) => engine === 'postgres'))(
  'processes that share a %s, killed at random',
  (engine) => {
    it.each([2, 4])('make one order of every payment and lose nothing: %i of them', async (processes) => {
      const place = await emptyShop(engine);
      const { lines, faults } = await crash(place, { seed: 11, orders: 16, kills: 4, processes });
      expect(faults, lines.join('\n')).toEqual([]);
      await place.remove();
    });
  },
);
