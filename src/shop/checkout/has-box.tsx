import { useMemo } from 'react';
import { useCall } from '#client/use-call.ts';
import { readHomesWithBoxes } from '#domain/orders/had-box.contract.ts';
import { type HadBox, hadWords, isSecond } from '#domain/orders/had-box.rules.ts';

/** The boxes that homes have, by the home. */
export type Had = ReadonlyMap<string, readonly HadBox[]>;

/**
 * The boxes that the person's homes have beside which another one would be a second. What cannot be learnt hinders nobody: the
 * shop asks before it takes money.
 * @param sample the design of a sample that is about to be ordered; empty for a whole order
 */
export function useHad(sample: string): { had: Had; loading: boolean; reload: () => void } {
  const { loaded, reload } = useCall(readHomesWithBoxes, {});
  const had = useMemo(() => {
    const found = new Map<string, HadBox[]>();
    const { orders = [], boxes = [] } = loaded.data ?? {};
    for (const { homeId, order, design, state } of boxes) {
      const { payment = '', invoiceNumber = '', sample: isSample = false, designs = [] } = orders[order] ?? {};
      const { invitationId = '', name = '' } = designs[design] ?? {};
      const box = { payment, invoiceNumber, invitationId, design: name, sample: isSample, state };
      if (isSecond(box, { sample: sample !== '', invitationIds: [sample] }))
        found.set(homeId, [box, ...(found.get(homeId) ?? [])]);
    }
    return found;
  }, [loaded.data, sample]);
  return { had, loading: loaded.state === 'loading', reload };
}

/** Says of a home that it has a box; nothing where it has none. */
export function HasBox({ boxes }: { boxes: readonly HadBox[] | undefined }) {
  return boxes ? <span className="has-box">{hadWords(boxes)}</span> : null;
}
