import { atom } from 'nanostores';
import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { type OrderStep, orderSteps, searchOfStep, stepOf } from '#domain/orders/order-steps.rules.ts';
import { forgetBrought } from '#shop/guests/brought-guests.ts';

/** Step of the order that is shown. */
export const $step = atom<OrderStep>('pay');

/** Steps that the customer has left by Next, also without an answer. */
export const $passed = atom<readonly OrderStep[]>([]);

/** True while one answer is changed from the last step, so that Next leads back there. */
export const $isChange = atom(false);

/** What holds back the guests' step; empty for nothing. */
export const $held = atom('');

/** True while further guests are added from a list. */
export const $isPasting = atom(false);

const key = (order: string): string => storageKeys.draft(`steps:${order}`);

/** Returns the path of this page with a step. */
export const pathOfStep = (step: OrderStep): string => location.pathname + searchOfStep(location.search, step);

/** Shows a step, and puts it into the browser's history, so that Back leads to the one before. */
export function openStep(step: OrderStep): void {
  $isChange.set(false);
  history.pushState(null, '', pathOfStep(step));
  $step.set(step);
}

/** Opens a step whose answer is changed from the last one. */
export function changeStep(step: OrderStep): void {
  openStep(step);
  $isChange.set(true);
}

/** Shows a step in the place of the one in the URL. */
export function turnToStep(step: OrderStep): void {
  $isChange.set(false);
  history.replaceState(history.state, '', pathOfStep(step));
  $step.set(step);
}

/** Opens the guests' step with the field for a list. */
export function pasteGuests(): void {
  $isPasting.set(true);
  if ($step.get() !== 'guests') openStep('guests');
}

/**
 * Begins with the step of the URL and with the steps that were passed in an order before.
 * @param order name of the order's drafts
 */
export function beginSteps(order: string): void {
  const kept = readStoredJson<unknown>(key(order));
  $step.set(stepOf(location.search));
  $passed.set(Array.isArray(kept) ? kept : []);
}

/** Follows the URL when the customer goes back. Returns the function that ends it. */
export function followSteps(): () => void {
  const read = (): void => $step.set(stepOf(location.search));
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

/** Notes that the customer has left a step by Next. */
export function passStep(order: string, step: OrderStep): void {
  $passed.set([...new Set([...$passed.get(), step])]);
  writeStoredJson(key(order), $passed.get());
}

/** Forgets the steps that were passed and the ways back to them, once the order is placed. */
export function forgetSteps(order: string): void {
  writeStored(key(order), null);
  for (const step of orderSteps) forgetBrought(pathOfStep(step));
}
