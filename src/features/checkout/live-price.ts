import { call } from '#client/api.ts';
import { readDryFruit } from '#features/dry-fruits/dry-fruit.contract.ts';
import { readSweet } from '#features/sweets/sweet.contract.ts';
import { parseRate } from '#lib/money.ts';

/** Today's rate of a sweet or dry fruit in paise; null when it cannot be learnt, and the page's own price stands. */
export async function readRate(kind: 'sweet' | 'dry-fruit', id: string): Promise<number | null> {
  if (kind === 'sweet') {
    const answer = await call(readSweet, { params: { id } });
    return answer.ok ? parseRate(answer.data.sweetData.amount) : null;
  }
  const answer = await call(readDryFruit, { params: { id } });
  return answer.ok ? parseRate(answer.data.dryFruitData.amount) : null;
}
