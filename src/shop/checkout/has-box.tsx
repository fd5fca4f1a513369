import { useMemo } from 'react';
import { useCall } from '#client/use-call.ts';
import { readHomesWithBoxes } from '#domain/orders/had-box.contract.ts';
import { type HadBox, hadText, isSecond } from '#domain/orders/had-box.rules.ts';

/** Boxes that homes already have, by home id. */
export type Had = ReadonlyMap<string, readonly HadBox[]>;

/**
 * Loads the homes that already have a box, so that another one would be their second. Returns an empty map when the
 * call fails, since the server checks again before payment.
 * @param sample id of the design when a sample is ordered; empty for a full order
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

/** Shows the text about the boxes that a home already has; nothing without boxes. */
export function HasBox({ boxes }: { boxes: readonly HadBox[] | undefined }) {
  return boxes ? <span className="has-box">{hadText(boxes)}</span> : null;
}
