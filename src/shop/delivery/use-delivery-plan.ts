import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepDraft } from '#client/draft.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import { planBoxes, type PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';

/** What the family says of the days, `yyyy-mm-dd`; empty while nothing was said. */
export interface Wanted {
  by: string;
  event: string;
}

const dayOf = (value: unknown): string => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

/** The wanted days of an order; kept through refreshes until they are changed. */
export function useWanted(order: string): [Wanted, (change: Partial<Wanted>) => void] {
  const key = storageKeys.draft(`wanted:${order}`);
  const [wanted, setWanted] = useState<Wanted>(() => {
    const kept = readStoredJson<Partial<Wanted>>(key);
    return { by: dayOf(kept?.by), event: dayOf(kept?.event) };
  });
  useEffect(() => keepDraft(key, wanted), [key, wanted]);
  return [wanted, (change) => setWanted((before) => ({ ...before, ...change }))];
}

/** What is planned. */
interface Question {
  /** Of every home; those that are no pincodes are left out. */
  pincodes: readonly string[];
  boxes: number;
  /** Grams of one box. */
  weight: number;
  wanted: Wanted;
  /** Asks again when it changes. */
  round: string;
}

/** A person who still types or ticks is not asked for yet, ms. */
const REST = 300;

/** The shop's plan for these homes; null before it is known, or while it cannot be learnt. */
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
