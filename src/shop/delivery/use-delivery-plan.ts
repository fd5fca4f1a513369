import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { planBoxes, type PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';
import type { Wanted } from '#domain/delivery/wanted-day.rules.ts';

/** Homes and boxes to plan for. */
export interface PlanQuestion {
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
export function useDeliveryPlan({ pincodes, boxes, weight, wanted, round }: PlanQuestion): PlannedDelivery | null {
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
