import { describe, expect, it } from 'vitest';
import { crash } from '#tests/attack/crash.ts';
import { crowd } from '#tests/attack/crowd.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

describe.each(engines)('a shop that is killed at steps of payments, refunds, restores and moves, on %s', (engine) => {
  it('makes one order of every payment, sends back what was asked once, and is whole after every command', async () => {
    const place = await emptyShop(engine);
    const { lines, faults } = await crash(place, { seed: 7, most: 5, walks: 6, jobs: 1 });
    expect(faults, lines.join('\n')).toEqual([]);
    await place.remove();
  });
});

describe.each(engines)('a shop that is killed while people pay, on %s', (engine) => {
  it('makes one order of every payment and loses nothing that it acknowledged', async () => {
    const place = await emptyShop(engine);
    const { lines, faults } = await crowd(place, { seed: 7, orders: 12, kills: 3 });
    expect(faults, lines.join('\n')).toEqual([]);
    await place.remove();
  });
});

describe.each(engines.filter((engine) => engine === 'postgres'))(
  'processes that share a %s, killed at random',
  (engine) => {
    it.each([2, 4])('make one order of every payment and lose nothing: %i of them', async (processes) => {
      const place = await emptyShop(engine);
      const { lines, faults } = await crowd(place, { seed: 11, orders: 16, kills: 4, processes });
      expect(faults, lines.join('\n')).toEqual([]);
      await place.remove();
    });
  },
);
