import { describe, expect, it } from 'vitest';
import { crash } from '#scripts/attack/crash.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

describe.each(engines)('a shop that is killed while people pay, on %s', (engine) => {
  it('makes one order of every payment and loses nothing that it acknowledged', async () => {
    const place = await emptyShop(engine);
    const { lines, faults } = await crash(place, { seed: 7, orders: 24, kills: 5 });
    expect(faults, lines.join('\n')).toEqual([]);
    await place.remove();
  });
});
