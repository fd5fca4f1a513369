import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepDraft } from '#client/draft.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import { planBoxes, type PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';

/** Wanted delivery day and day of the celebration, `yyyy-mm-dd`; empty when not given. */
export interface Wanted {
  by: string;
  event: string;
}

const dayOf = (value: unknown): string => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

/**
 * State of the wanted days of an order (delivery and celebration), stored in the browser across refreshes.
 * @param order name of the order's drafts
 */
export function useWanted(order: string): [Wanted, (change: Partial<Wanted>) => void] {
  const key = storageKeys.draft(`wanted:${order}`);
  const [wanted, setWanted] = useState<Wanted>(() => {
    const kept = readStoredJson<Partial<Wanted>>(key);
    return { by: dayOf(kept?.by), event: dayOf(kept?.event) };
  });
  useEffect(() => keepDraft(key, wanted), [key, wanted]);
  return [wanted, (change) => setWanted((before) => ({ ...before, ...change }))];
}

/** Homes and boxes to plan for. */
interface Question {
  /** Pincodes of all homes; invalid ones are ignored. */
  pincodes: readonly string[];
  boxes: number;
  /** Weight of one box, grams. */
  weight: number;
  wanted: Wanted;
  /** Asks again when it changes. */
  round: string;
}

/** Milliseconds without a change before the server is asked. */
const REST = 300;

/** Loads the delivery plan for some homes; null while it loads, without a valid pincode and when the call fails. */
export function useDeliveryPlan({ pincodes, boxes, weight, wanted, round }: Question): PlannedDelivery | null {
  const [plan, setPlan] = useState<PlannedDelivery | null>(null);
  const asked = [...new Set(pincodes)].filter((pincode) => /^\d{6}$/.test(pincode)).sort();
  const { by, event } = wanted;
  const question = JSON.stringify({
    pincodes: asked,
    boxes,
    weight,
    ...(by ? { by } : {}),
    ...(event ? { event } : {}),
  });
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const body = JSON.parse(question) as { pincodes: string[]; boxes: number; weight: number };
      const answer = body.pincodes.length > 0 ? await call(planBoxes, { body }) : null;
      if (current) setPlan(answer?.ok ? answer.data : null);
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question, round]);
  return plan;
}
