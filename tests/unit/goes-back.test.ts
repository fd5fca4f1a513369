import { describe, expect, it } from 'vitest';
import { countSteps } from '#scripts/bench/guard/steps.ts';

describe('what goes back of an order of 5,000 homes', () => {
  it('takes at most twice the steps with 2,000 of them cancelled', async () => {
    const steps = await countSteps();
    const none = steps['what goes back of an order without a cancelled home is worked out'] ?? Number.NaN;
    const many = steps['what goes back for 2,000 cancelled homes is worked out'] ?? Number.NaN;
    expect(none).toBeGreaterThan(5_000);
    expect(many).toBeLessThanOrEqual(2 * none);
  });
});
