import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { keepDraft } from '#client/draft.ts';
import { readStoredJson, storageKeys } from '#client/storage.ts';
import { useCall } from '#client/use-call.ts';
import { type Wanted, wantedOf } from '#domain/delivery/wanted-day.rules.ts';
import type { PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';
import { readCelebration, saveCelebration } from '#domain/guests/celebration.contract.ts';
import { type PlanQuestion, useDeliveryPlan } from '#shop/delivery/use-delivery-plan.ts';
import { yearMonthDay } from '#lib/dates.ts';

const dayOf = (value: unknown): string => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

/** Reads the days that were said for an order; null when none were. */
function read(key: string): Wanted | null {
  const kept = readStoredJson<Partial<Wanted>>(key);
  return kept ? { by: dayOf(kept.by), event: dayOf(kept.event) } : null;
}

export interface WantedDay {
  wanted: Wanted;
  /** Null while it loads, without a home, and when the call fails. */
  plan: PlannedDelivery | null;
  /** Day of the family's celebration; empty for none. */
  celebration: string;
  setWanted(wanted: Wanted): void;
  /** Gives the celebration its day, when the family has told none yet. */
  tell(): void;
}

/**
 * State of the wanted days of an order, stored in the browser across refreshes. They follow from the family's
 * celebration until other ones are said.
 * @param order name of the order's drafts
 * @param before days of the order that this one follows or repeats
 */
export function useWanted(order: string, question: Omit<PlanQuestion, 'wanted'>, before?: Wanted): WantedDay {
  const key = storageKeys.draft(`wanted:${order}`);
  const [own, setOwn] = useState(() => read(key) ?? before ?? null);
  const [first, setFirst] = useState('');
  const { loaded, change } = useCall(readCelebration, {});
  const told = loaded.data?.celebration;
  const celebration = told?.day ?? '';
  const wanted = wantedOf(own, celebration, first, yearMonthDay(new Date().toISOString()));
  const plan = useDeliveryPlan({ ...question, wanted });
  if (plan && plan.earliest !== first) setFirst(plan.earliest);
  useEffect(() => {
    if (own) keepDraft(key, own);
  }, [key, own]);
  const tell = (): void => {
    const { data } = loaded;
    if (!data || celebration !== '' || wanted.event === '') return;
    void call(saveCelebration, {
      body: { ...data.celebration, day: wanted.event, revision: data.revision },
    }).then((answer) => answer.ok && change((now) => ({ ...now, ...answer.data })));
  };
  return { wanted, plan, celebration, setWanted: setOwn, tell };
}
