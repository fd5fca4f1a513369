import type { Plan } from '#domain/catalogue/schedule.rules.ts';
import { nearMoment } from '#lib/dates.ts';

/** What a record's next planned change does; `ends` is true for the end of a price that holds now. */
export interface NextPlan {
  what: Plan['what'];
  /** ISO time. */
  at: string;
  ends: boolean;
}

/** Returns what is planned for a record, in the few words of its row in a list, the next first. */
export function nextPlanWords(plans: readonly NextPlan[]): string {
  const words = { show: 'on the site from', hide: 'hidden from', price: 'new price from' } as const;
  return plans.map(({ what, at, ends }) => `${ends ? 'price ends' : words[what]} ${nearMoment(at)}`).join(', ');
}
