import { pluralsOf } from '#lib/plurals.ts';

/** Texts of what changes many records: tables, plans, steps of prices. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const raiseLowerPricePercent = 'Raise or lower the price by percent';
export const raiseLowerPriceAmount = 'Raise or lower the price by an amount';
export const putInto = (label: string) => `Put into “${label}”`;
export const choose = 'Please choose a day and a time.';
export const visibleUntilComesBefore = (ends: string, begins: string) =>
  `“Visible until” comes before “Visible from”: what is on the site is hidden from ${ends} until ${begins}.`;
export const sayFromWhenVisible = 'Say from when it is visible, or until when.';
export const thenPriceAgain = (priceBefore: string) => `Then the price is ${priceBefore} again.`;
export const today = (priceNow: string) => ` (today ${priceNow})`;
export const thenPriceWhatBefore = (today: string) =>
  `Then the price is what it was before${today}. Without a day it stays.`;
export const changePlan = 'Change the plan';
export const planIt = 'Plan it';
export const plan = (price: string) => `Plan ${price}`;
export const planned = (join: string) => `Planned: ${join}.`;
export const yourPlanNowHappens = 'It is your plan now, and happens in your name.';
export const plansRemoved = (group: number, first: string) =>
  counted(group, { one: `Not planned any more: ${first}.`, other: `${group} plans were removed.` });
export const writePoint = (replace: string) => `Please write ${replace}, with a point.`;
export const writePercentageSuch = 'Please write a percentage, such as 5 or -7.5.';
export const takeSomethingBetweenPercent = (leastPercent: number, mostPercent: number) =>
  `Please take something between ${leastPercent} and ${mostPercent} percent.`;
export const nothingChanges = 'Nothing changes by 0.';
export const writeWholeRupeesSuch = 'Please write whole rupees, such as 20 or -15.';
export const rowRow = (row: number | undefined) => `row ${row}`;
export const chooseAllPage = 'Choose all on this page';
export const chosen = (selected: number) => `${selected} chosen`;
export const chooseAll = (count: number) => `Choose all ${count}`;
export const chooseNone = 'Choose none';
export const change = (kind: string) => `Change ${kind}`;
export const whatShallHappen = 'What shall happen';
export const leaveThem = 'Leave them';
export const changing = 'Changing…';
export const percent = 'Percent';
export const rupees = 'Rupees';
export const minusFrontLowerPricesHint = 'With a minus in front to lower the prices. New prices are whole rupees.';
export const when = 'When';
export const atOnce = 'At once';
export const fromDay = 'From a day';
export const from = 'From';
export const until = 'Until';
export const thenPricesWhatTheyHint = 'Then the prices are what they were before. Without a day they stay.';
export const theChosen = (value: string) => ` the chosen ${value}`;
export const chosen2 = (kind: string) => `${kind} chosen`;
export const priceMore = 'Price and more…';
export const changeMore = 'Change more…';
export const more = 'More…';
export const planWhenVisible = 'Plan when visible…';
export const showAll = (changes: number) => `Show all ${changes}`;
export const seeBothVersions = 'See both versions';
export const changedMeanwhile = (who: string) => `${who} changed this meanwhile`;
export const aloneChangedTaken = (who: string, others: string) => `${who} alone changed: ${others}. That is taken in.`;
export const youAloneChangedStays = (yours: string) => `You alone changed: ${yours}. That stays.`;
export const bothYouWroteSame = 'Both of you wrote the same.';
export const putIntoForm = 'Put this into the form';
export const takeWhatWrote = (who: string) => `Take what ${who} wrote`;
export const keepMine = 'Keep mine';
export const visibleFrom = 'Visible from';
export const visibleUntil = 'Visible until';
export const planning = 'Planning…';
export const aPriceOf = (title: string) => `A price of ${title}`;
export const whenVisible2 = (title: string) => `When ${title} is visible`;
export const siteNowHint = 'It is on the site now.';
export const hiddenNowUntilThenHint = 'It is hidden now, and until then.';
export const leaveIt = 'Leave it';
export const inRupeesHint = 'In rupees.';
export const changeEnd = 'Change the end';
export const change2 = 'Change';
export const takeOver = 'Take over';
export const clearThemAway = 'Clear them away';
export const clearAway = 'Clear away';
export const keepTheseGood = 'Keep these for good';
export const keepGood = (price: string) => `Keep ${price} for good`;
export const removeAll = (value: number) => `Remove all ${value}`;
export const nowThenWhatThey = 'Now; then what they cost before';
export const somebodySetOthersMeanwhile = 'Somebody set others meanwhile: those stay';
export const nowThenAgain = (before: string | undefined) => `Now; then ${before} again`;
export const somebodySetMeanwhileStays = (now: string | undefined) => `Somebody set ${now} meanwhile: that stays`;
export const binNothingHappensBefore = 'In the bin: nothing happens before it is brought back';
export const showAll3 = (group: number) => `Show all ${group}`;
export const plannedNotDone = 'Planned and not done';
export const plannedChanges = 'Planned changes';
export const showAllPlanned = 'Show all that is planned';
export const plannedChangesDoneLast = (done: number) =>
  counted(done, {
    one: `${done} planned change was done in the last week`,
    other: `${done} planned changes were done in the last week`,
  });
export const planned4 = 'Planned';
export const planWhenVisible2 = 'Plan when it is visible';
export const planPrice = 'Plan a price';
export const takeThemOut = 'Take them out';
export const everyNotBinTable = (one: string) =>
  `Every ${one} that is not in the bin as a table (CSV) for your spreadsheet program. Keep the columns “id” and “revision” as they are: by them the shop knows which ${one} a row is, and whether somebody changed it since.`;
export const writingTable = 'Writing the table…';
export const saveTable = 'Save as a table';
export const bringThem = 'Bring them in';
export const rowWithoutIdNew = (one: string) =>
  `A row without an id is new; a column that is left out stays as it is; “visible” with “no” hides the row’s ${one}. Prices are in rupees. You see every change before it is made.`;
export const reading = 'Reading…';
export const chooseTable = 'Choose a table';
export const csvExcelXlsxCan = 'CSV or Excel (.xlsx); it can be dropped here too.';
export const undoAll = 'Undo all of it';
export const cellsWrongNothingChanged = (problems: number) =>
  counted(problems, {
    one: `${problems} cell is wrong. Nothing is changed until all are right: mend them in the table and choose it again.`,
    other: `${problems} cells are wrong. Nothing is changed until all are right: mend them in the table and choose it again.`,
  });
export const rowRow2 = (row: number, kind: string) => `Row ${row}, ${kind}:`;
export const showAllRows = (problems: number) => `Show all ${problems} rows`;
export const writing = 'Writing…';
export const putAside = 'Put it aside';
export const nothingChange = 'Nothing to change';
export const addKind = (kind: string) => `Add ${kind}`;
export const changeAdd = (known: number, kind: string) => `Change ${known} and add ${kind}`;
export const rowRow3 = (row: number) => `Row ${row}`;
export const new2 = 'new';
export const somebodyChangedSinceTable = (one: string) =>
  `Somebody changed this ${one} since the table was written. Left out, so that their change stays.`;
export const takeTablesRowAll = (row: number) => `Take the table’s row ${row} all the same`;
export const tables = 'Tables';
export const ofWhat = 'Of what';
export const fallNothing = 'fall to nothing';
export const riseAboveEveryPrice = 'rise above every price';
export const priceWouldChooseSmaller = (beyond: number, value: string, names: string) =>
  counted(beyond, {
    one: `The price would ${value}: ${names}. Please choose a smaller step, or leave it out.`,
    other: `The price would ${value}: ${names}. Please choose a smaller step, or leave them out.`,
  });
export const areSoAlready = (same: number) => `, ${same} are so already`;
export const willChange2 = (changes: number, value: string) => `${changes} will change${value}`;
export const chooseEachFieldBoth = ': choose for each field that both of you changed';
export const savedNothingYoursLost = (at: string, value: string) =>
  `Saved ${at}. Nothing of yours is lost${value}. Then press Save once more.`;
export const whoDoesNotWork = ', who does not work here any more';
export const plannedBy = (by: string, value: string) => `Planned by ${by}${value}`;
export const costSomethingElse = ', or cost something else,';
export const nothingYetCanCome = (one: string, value: string) =>
  `Nothing yet. This ${one} can come on the site and go${value} by itself on a day you choose.`;
export const leftOut = (size: number) => `, ${size} left out`;
export const changedNewThey = (value: number, fresh: number, unchanged: number, value2: string) =>
  `${value} changed, ${fresh} new, ${unchanged} as they are${value2}.`;
export const oneRowChangesWhat = 'One row that changes what is there has';
export const rowsChangeWhat = (blind: number) => `${blind} rows that change what is there have`;
export const noRevisionWhatSomebody = (value: string) =>
  `${value} no revision. What somebody else changed since the table was written is not noticed there, and is written over.`;
/** Buttons that change the chosen records, or plan it; none may be ready. */
export const planSome = (records: number) => (records > 0 ? `Plan ${records}` : 'Plan');
export const changeSome = (records: number) => (records > 0 ? `Change ${records}` : 'Change');
