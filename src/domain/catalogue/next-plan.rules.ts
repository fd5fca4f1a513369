import type { Plan } from '#domain/catalogue/schedule.rules.ts';
import { nearMoment } from '#lib/dates.ts';
import * as say from '#domain/catalogue/next-plan.texts.ts';

/** Next planned change of a record; `ends` is true for the end of a price that applies now. */
export interface NextPlan {
  what: Plan['what'];
  at: string;
  ends: boolean;
}

/**
 * Returns a record's planned changes as text for its row in a list, in the given order: `hidden from 22 Nov, 14:05, on
 * the site from 24 Nov, 09:00`.
 */
export function nextPlanText(plans: readonly NextPlan[]): string {
  const words = { show: say.siteFrom, hide: say.hiddenFrom, price: say.newPriceFrom } as const;
  return plans.map(({ what, at, ends }) => (ends ? say.priceEnds : words[what])(nearMoment(at))).join(', ');
}
