/** Steps of an order of boxes, in their sequence. The box has a page of its own, the others are steps of the payment page. */
export const orderSteps = ['box', 'guests', 'day', 'card', 'pay'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Steps of an order whose answer is known, so that they need no stop. */
export interface KnownSteps {
  guests: boolean;
  day: boolean;
  card: boolean;
}

const asked = ['guests', 'day', 'card'] as const;

/** Returns the step that a query string of the payment page asks for; `pay` when it asks for none that exists. */
export function stepOf(search: string): OrderStep {
  const step = new URLSearchParams(search).get('step');
  return asked.find((one) => one === step) ?? 'pay';
}

/** Returns a query string of the payment page with another step; `pay` stands in none. */
export function searchOfStep(search: string, step: OrderStep): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  if (step !== 'pay') query.set('step', step);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the step that is shown when one is asked for: day and words are not asked while nobody gets a box. */
export const shownStep = (step: OrderStep, { guests }: Pick<KnownSteps, 'guests'>): OrderStep =>
  !guests && (step === 'day' || step === 'card') ? 'guests' : step;

/** Returns the step after `from`: the next one whose answer is not known, else `pay`. */
export function nextStep(from: OrderStep, known: KnownSteps): OrderStep {
  const later = orderSteps.slice(orderSteps.indexOf(from) + 1);
  return later.find((step) => step === 'pay' || step === 'box' || !known[step]) ?? 'pay';
}
