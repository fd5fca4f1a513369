import { pluralsOf } from '#lib/plurals.ts';

/** Texts of planned changes. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Day and time.
export const optional = ' (optional)';
export const day = 'Day';
export const time = 'Time in India';
export const momentMissing = 'Please choose a day and a time.';

// The plans of a record.
export const title = 'Planned';
export const nothingYet = (one: string) =>
  `Nothing yet. On a day you choose, this ${one} can come on the site or go off it by itself.`;
export const nothingYetPriced = (one: string) =>
  `Nothing yet. On a day you choose, this ${one} can come on the site, go off it or change its price by itself.`;
export const planVisible = 'Plan when it is visible';
export const planPrice = 'Plan a price';

// The dialog of one record.
export const priceTitle = (title: string) => `A price for ${title}`;
export const visibleTitle = (title: string) => `When ${title} is visible`;
export const priceHint = 'In rupees.';
export const from = 'From';
export const until = 'Until';
export const visibleFrom = 'Visible from';
export const visibleUntil = 'Visible until';
export const onSiteNow = 'It is on the site now.';
export const hiddenNow = 'It stays hidden until then.';
export const priceReturns = 'After it, the old price is back. Leave it empty to keep the new one.';
export const priceReturnsTo = (today: string) =>
  `After it, the old price is back (today ${today}). Leave it empty to keep the new one.`;
export const thenPriceAgain = (before: string) => `After it, the price is ${before} again.`;
export const visibleNever = 'Please choose “Visible from”, “Visible until” or both.';
export const reversed = (hidden: string, shown: string) =>
  `“Visible until” comes before “Visible from”: what is on the site is hidden from ${hidden} until ${shown}.`;
export const changePlan = 'Change the plan';
export const planIt = 'Plan it';
export const planPriceOf = (price: string) => `Plan ${price}`;
export const planning = 'Planning…';
export const leave = 'Not now';

// The dialog of several; `records` is such as `3 sweets`.
export const visibleTitleSeveral = (count: number, records: string) =>
  counted(count, { one: `When ${records} is visible`, other: `When ${records} are visible` });
export const willChange = (records: number) => `${records} will change`;
export const willStay = (records: number) =>
  counted(records, { one: `${records} stays as it is`, other: `${records} stay as they are` });
export const planSome = (records: number) => `Plan ${records}`;
export const planThem = 'Plan them';
export const oneMoment = 'One moment…';
export const stateHidden = 'Hidden';
export const nothingWouldChange = 'These days would change nothing. Please choose others.';

// What was done.
export const planned = (plans: string) => `Planned: ${plans}.`;
export const plannedVisible = (records: string) => `The days are planned for ${records}.`;
export const takenOver = 'It is your plan now, and happens in your name.';
export const planRemoved = (plan: string) => `No longer planned: ${plan}.`;
export const plansRemoved = (plans: number) => `${plans} plans were removed.`;

// All plans.
export const failed = 'Planned, but not done';
export const toCome = 'Planned changes';
export const showAll = 'Show all plans';
export const doneLately = (changes: number) =>
  counted(changes, {
    one: `${changes} planned change was done in the last week`,
    other: `${changes} planned changes were done in the last week`,
  });

// A plan, or equal plans of several records.
export const untitled = (one: string) => (/^[aeiou]/.test(one) ? `An ${one}` : `A ${one}`);
export const showNames = (records: number) => `Show all ${records}`;
export const plannedBy = (who: string) => `Planned by ${who}`;
export const plannedByGone = (who: string) => `Planned by ${who}, who no longer works here`;
export const runsUntil = (before: string) => `Now; then ${before} again`;
export const runsUntilSeveral = 'Now; then the old prices again';
export const priceSetSince = (now: string) => `Somebody has set ${now} since: that stays`;
export const priceSetSinceSeveral = 'Somebody has set other prices since: those stay';
export const waitsInBin = 'In the bin: nothing happens until you bring it back';
export const change = 'Change';
export const changeEnd = 'Change the end';
export const takeOver = 'Take over';
export const clear = 'Clear';
export const keepPrice = (price: string) => `Keep ${price} for good`;
export const keepPrices = 'Keep these for good';
export const remove = 'Remove';
export const removeAll = (plans: number) => `Remove all ${plans}`;
