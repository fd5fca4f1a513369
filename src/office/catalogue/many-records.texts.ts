import { pluralsOf } from '#lib/plurals.ts';

/** Texts of what changes many records at once. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The choice of records.
export const choosePage = 'Choose all on this page';
export const chosenSome = (records: number) => `${records} chosen`;
export const chooseAll = (records: number) => `Choose all ${records}`;
export const chooseNone = 'Choose none';

// The bar; `records` is such as `3 sweets`.
export const chosen = (records: string) => `${records} chosen`;
export const changePrice = 'Price and more…';
export const changeFields = 'Change more…';
export const planVisible = 'Plan when visible…';
export const more = 'More…';
export const putOnSite = 'Put on the site';
export const hide = 'Hide';
export const withdraw = 'Withdraw';
export const bringBack = 'Bring back';
/** What a button is about, heard after it. */
export const chosenHeard = (noun: string) => `the chosen ${noun}`;

// What was done; `what` is a name, or such as `3 sweets`.
export const nowOnSite = (what: string) => `${what}: on the site.`;
export const nowHidden = (what: string) => `${what}: hidden from the site.`;
export const nowInBin = (what: string) => `${what}: in the bin.`;
export const outOfBin = (what: string) => `${what}: back from the bin.`;
export const priceRaised = (what: string, by: string) => `${what}: price raised by ${by}.`;
export const priceLowered = (what: string, by: string) => `${what}: price lowered by ${by}.`;
/** `wish` is what was chosen in the dialog. */
export const wishDone = (what: string, wish: string) => `${what}: ${wish}.`;
export const pricesPlanned = (prices: number, at: string) =>
  counted(prices, {
    one: `${prices} price is planned from ${at}.`,
    other: `${prices} prices are planned from ${at}.`,
  });

// The dialog.
export const dialogTitle = (records: string) => `Change ${records}`;
export const wishes = 'What to change';
export const wishPercent = 'Price, by percent';
export const wishAmount = 'Price, by rupees';
export const wishPut = (label: string) => `Put into “${label}”`;
export const wishOn = (label: string) => `${label}: yes`;
export const wishOff = (label: string) => `${label}: no`;
export const valueYes = 'yes';
export const valueNo = 'no';
export const newPrices = 'New prices';
export const higher = 'Higher';
export const lower = 'Lower';
export const percent = 'Percent';
export const rupees = 'Rupees';
export const stepHint = 'New prices are whole rupees.';
export const when = 'When';
export const whenNow = 'At once';
export const whenLater = 'From a day';
export const from = 'From';
export const until = 'Until';
export const untilHint = 'After it, the old prices are back. Leave it empty to keep the new ones.';
export const willChange = (records: number) => `${records} will change`;
export const willChangeSome = (records: number, same: number) =>
  counted(same, {
    one: `${records} will change, ${same} needs no change`,
    other: `${records} will change, ${same} need no change`,
  });
export const showAll = (records: number) => `Show all ${records}`;
export const leave = 'Not now';
export const changing = 'Changing…';
/** Buttons that change the chosen records, or plan it; none may be ready. */
export const planSome = (records: number) => (records > 0 ? `Plan ${records}` : 'Plan');
export const changeSome = (records: number) => (records > 0 ? `Change ${records}` : 'Change');

// What is wrong with a step of prices.
export const stepNeedsPoint = (percent: string) => `Please write ${percent}, with a point.`;
export const stepNoPercent = 'Please write a percentage, such as 5 or 7.5.';
export const stepOutside = (down: number, up: number) => `Prices can go up by ${up}% or down by ${down}% at most.`;
export const stepNoRupees = 'Please write whole rupees, such as 20.';
export const stepZero = '0 changes nothing.';
/** `names` has the price of each. */
export const priceTooLow = (records: number, names: string) =>
  counted(records, {
    one: `The price would fall to nothing: ${names}. Please choose a smaller step, or leave it out.`,
    other: `The prices would fall to nothing: ${names}. Please choose a smaller step, or leave them out.`,
  });
export const priceTooHigh = (records: number, names: string) =>
  counted(records, {
    one: `The price would rise too high: ${names}. Please choose a smaller step, or leave it out.`,
    other: `The prices would rise too high: ${names}. Please choose a smaller step, or leave them out.`,
  });
export const namesAndMore = (names: string, more: number) => `${names} and ${more} more`;
export const othersChanged = (problem: string, names: string) => `${problem} Below is what they are now: ${names}.`;
