/** Texts of planned changes. `src/README.md` tells the form. */

export const priceNotAboveZero = 'Price must be above zero.';
export const tooManyPlansNamed = (mostPlans: number) => `You can name at most ${mostPlans} changes at once.`;
export const notPlannable = 'You cannot plan that.';
export const nothingToPlan = 'There is nothing to plan.';
export const tooManyPlans = (mostPlans: number) => `You can plan at most ${mostPlans} changes at once.`;
export const openPlanAgain = 'Please open the plan again.';
export const nothingToTakeOver = 'There is nothing to take over.';
export const nothingToRemove = 'There is nothing to remove.';
/** Several records, each with a price of its own. */
export const newPrices = (from: string) => `New prices from ${from}`;
export const newPricesUntil = (from: string, until: string) => `New prices from ${from} until ${until}`;
export const newPrice = (price: string, from: string) => `${price} from ${from}`;
export const newPriceUntil = (price: string, from: string, until: string) => `${price} from ${from} until ${until}`;
export const planRecordGone = 'It is no longer there.';
export const planRecordInBin = 'It is in the bin. Bring it back first.';
export const kindHasNoPrice = 'Nothing of this kind has a price.';
export const priceRequired = 'Price is required.';
export const onlyPriceEnds = 'Only a price goes back by itself. Please plan the end as a change of its own.';
export const momentPast = 'That moment has passed. Please choose a later one.';
export const momentTooFar = 'Please choose a moment within the next three years.';
export const endBeforeStart = 'Please choose an end after the start.';
export const anotherPricePlanned = (from: string) =>
  `Another price is planned from ${from}. Change or remove that first.`;
export const anotherPricePlannedUntil = (from: string, until: string) =>
  `Another price is planned from ${from} until ${until}. Change or remove that first.`;
export const momentTaken = 'Another change is planned for the same moment. Change or remove that first.';
export const shownThenAlready = 'It will already be on the site then. Hide it first, or leave this empty.';
export const hiddenThenAlready = 'It will already be hidden then. Say when it goes on the site, or put it there first.';
export const planShows = (from: string) => `On the site from ${from}`;
export const planHides = (from: string) => `On the site until ${from}`;
export const hiddenBetween = (from: string, until: string) =>
  `Hidden from ${from} until ${until}, then on the site again`;
export const notDoneInBin = 'Not done: it was in the bin.';
export const notDoneGone = 'Not done: it was no longer there.';
export const priceKept = 'The price did not go back: somebody had set another one, and it stays.';
export const notDone = (reason: string) => `Not done: ${reason}`;
export const alreadyDone = 'It was like that already.';
export const done = 'Done.';
export const noPlan = 'There is no such planned change.';
