import { pluralsOf } from '#lib/plurals.ts';

/** Texts of orders of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Order filters.
export const leavesToday = 'Leaves today';
export const toBeSent = 'To be sent';

// Order history.
export const everyHome = (homes: number) => `all ${homes} homes`;
export const someHome = 'a home';

// Order view.
export const customerWithoutName = 'A customer without a name';
export const customerGone = 'A customer who left';
export const correctCourierNumber = 'Correct courier and number';

// Refund form.
export const refundByPolicy = (sum: string) => `By the refund policy: ${sum}`;
export const refundOfHomes = 'What the homes cost';
export const refundOfHomesNote = 'Boxes and delivery: what is paid and has not gone back.';
export const refundEverything = (left: string) => `Everything left: ${left}`;
export const refundAnother = 'Another sum';
export const refundNotChosen = 'Please choose how much to send back.';
export const nothingToRefund = 'This order has no money left to send back.';
export const refundHomesMissing = 'Please choose the homes.';
export const refundSumMissing = 'Please type how much to send back.';
export const sumUnclear = (typed: string, meant: string) =>
  `“${typed}” can be read in two ways. Please write ${meant}, with a point.`;
export const sumNotUnderstood = (typed: string) =>
  `We cannot send back “${typed}”. Please type rupees, such as 250 or 250.50.`;
export const tooMuchForOrder = (left: string) => `At most ${left} can go back.`;
export const tooMuchForHomes = (left: string) => `At most ${left} can go back for the homes below.`;
export const wentBack = (sum: string) => `${sum} went back`;
export const cameOffBalance = (sum: string) => `${sum} came off the balance`;
export const notPaidYet = 'Not paid yet';
export const nothingLeft = 'Nothing left';
export const leftOfCost = (left: string, cost: string) => `${left} left of ${cost}`;

// Use refund.
export const refundFailed = (sum: string, problem: string) => `${sum} did not go back: ${problem}`;
export const refundOnItsWay = (sum: string) => `${sum} is on its way back.`;

// Money page.
export const moneyTitle = 'Money';
export const moneyNoneOfKind = 'None of these now.';
export const moneyNothingToDo = 'Every payment is where it belongs';
export const moneyNothingToDoHint =
  'Payments without an order, double payments, wrong sums and failed refunds will show here.';
export const moneyWaiting = (entries: number) => `To look after (${entries})`;
export const moneyOnItsWay = (refunds: number) => `On its way back (${refunds})`;
export const show = 'Show';
export const all = 'All';
export const showOlder = (older: number) => `Show more (${older} older)`;
export const sumNotKnown = 'Sum not known';
export const providerNotAnswered =
  'The payment provider has not answered yet. If it stays silent, somebody has to check its keys.';
export const refundProblem = (problem: string) => `It did not go back: ${problem}`;
export const offTheList = 'It is off the list.';
export const sendBack = 'Send it back';
export const itIsSettled = 'It is settled';
export const why = 'Why';
export const howSettled = 'How it was settled';
export const booksHint = 'For your books.';
export const takeOffList = 'Take it off the list';
export const oneMoment = 'One moment…';

// Order due.
/** What stands in both notices for `{title}`. */
export const dueTitle = 'Not paid in full:';
export const duePackingWaits = (due: string) =>
  `{title} ${due} is still to pay. Pack it once that is paid, or when the owner allows it.`;
export const duePackingAllowed = (due: string, by: string, reason: string) =>
  `{title} ${due} is still to pay. ${by} allows packing already: ${reason}`;
export const askToAllowPacking = 'Allow packing…';
export const whyAllowPacking = 'Why pack it before it is paid';
export const booksOnlyHint = 'For your books. The customer does not see it.';
export const allowPacking = 'Allow packing';
export const saving = 'Saving…';

// Order filters.
export const searchHint = 'Number, name, mobile or address';
export const moreFilters = (filters: number) => `${filters} more`;
export const city = 'City';
export const orderedFrom = 'Ordered from';
export const orderedUntil = 'Ordered until';
export const sorting = 'Order';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const leavingSoonestFirst = 'Leaving soonest first';
export const largestAmountFirst = 'Largest amount first';
export const allCitiesAndDays = 'All cities and days';
export const statesHeard = 'States';

// Order goods.
export const goodsBought = 'What was bought';
export const theBoxes = 'The boxes';
export const theBox = 'The box';
export const cardInEveryBox = 'The card in every box';
export const boxesBought = (boxes: number, grams: number, boxName: string, category: string, invitation: string) =>
  counted(boxes, {
    one: `${boxes} box of ${grams} gm, ${boxName}, ${category}, with the invitation ${invitation}`,
    other: `${boxes} boxes of ${grams} gm, ${boxName}, ${category}, with the invitation ${invitation}`,
  });

// Order home.
export const homeWithoutName = 'A home without a name';
export const chooseHome = (home: string) => `Choose ${home}`;
export const boxesForHome = (boxes: number) => counted(boxes, { one: `${boxes} box`, other: `${boxes} boxes` });
export const note = (note: string) => `Note: ${note}`;
export const addressMissing = 'Paid, waits for its address';
export const addressCorrected = (address: string) => `Guest’s new address: ${address}`;
export const addressChanged = (at: string) => `Address changed ${at}`;
/** Read out for a button of a home: what it does, such as `Refund`, and for whom. */
export const actForHomeHeard = (act: string, home: string) => `${act} for ${home}`;
export const stateSince = (at: string) => `since ${at}`;
export const arrivesOn = (day: string) => `should arrive ${day}`;

// Order homes.
export const chooseAllHomes = (homes: number) =>
  counted(homes, { one: 'Choose this home', other: `Choose all ${homes}` });
export const chosen = (count: number) => `${count} chosen`;
export const homesChosen = (homes: number) =>
  counted(homes, { one: `${homes} home chosen`, other: `${homes} homes chosen` });
export const noHomeMatches = 'No home matches.';
export const showMoreHomes = (left: number) => `Show more (${left} left)`;
export const homesFound = (homes: number) => counted(homes, { one: `${homes} home`, other: `All ${homes} homes` });
export const chooseNone = 'Choose none';
export const searchTheseHomes = 'Search these homes';
export const state = 'State';

// Order list page.
export const ordersTitle = 'Orders';
export const noOrderMatches = 'No order matches';
export const showAllOrders = 'Show all orders';
export const noOrdersYet = 'No orders yet';
export const firstOrderHint = 'The first one shows here as soon as it is paid.';
export const chooseAllOnPage = 'Choose all on this page';
export const chooseAllOrders = (orders: number) => `Choose all ${orders}`;
export const onlyCancelledChosen =
  'Cancelled homes cannot be changed in this list. Open the order to accept them again.';
export const ordersChosen = (orders: number) =>
  counted(orders, { one: `${orders} order chosen`, other: `${orders} orders chosen` });
export const moreCities = (cities: number) => `${cities} more`;
export const chooseOrder = (title: string, customer: string) => `Choose ${title} of ${customer}`;
export const notPaidInFull = 'Not paid in full';

// Order notes.
export const notes = 'Notes';
export const newNote = 'New note';
export const colleaguesOnlyHint = 'For colleagues. Customers never see it.';
export const saveNote = 'Save note';

// Order page.
export const orderTitle = 'Order';
export const orderNumbered = (number: string) => `Order ${number}`;
export const orderNotFound = 'We cannot find this order';
export const toTheList = 'To the list';
export const orderNotFoundHint = 'The link may be cut short, or from another shop.';
export const cancelledNotPaidBack = (homes: number) =>
  counted(homes, {
    one: `${homes} home is cancelled, and its money has not gone back. {link}`,
    other: `${homes} homes are cancelled, and their money has not gone back. {link}`,
  });
export const seeBelow = 'See below';
export const allOrders = 'All orders';
export const numberLost = 'Number lost?';
export const sentInParts = 'Sent in parts:';
export const celebrationOn = (day: string) => `The celebration is on ${day}`;
export const toldNotFresh = (sweet: string, pincodes: string) =>
  `We told the customer that ${sweet} may not arrive fresh at ${pincodes}, and they said yes.`;

// Order payment.
export const worthTitle = 'Worth';
export const worthForCourier = (total: string, goods: string) =>
  `${total} with delivery. If a courier asks: the goods are worth ${goods}.`;
export const lessSample = 'Less a sample';
export const providerOrder = 'Order at the payment provider';
export const payment = 'Payment';
export const total = 'Total';
export const lessCancelledHomes = 'Less cancelled homes';
export const stillToPay = 'Still to pay';

// Order refunds.
export const refundsTitle = 'Money back';
export const refundCancelled = 'Refund what was cancelled';
export const ownerRefunds = 'The owner sends it back.';
export const noRefunds = 'No money of this order went back.';
export const askRefund = 'Refund…';
export const refundAsked = 'Asked';
export const refundSent = 'Left us';
export const refundNotDone = 'Failed';
export const refundAskedHint = 'We have asked the payment provider. The bank takes 5 to 7 working days.';
export const creditNote = (number: string) => `Credit note ${number}`;
export const refundFailedAgain = (problem: string) => `It failed again: ${problem}`;
export const askAgain = 'Ask again';
export const askAgainHeard = (sum: string) => `Ask again for ${sum}`;

// Order sample.
export const sample = 'Sample';
export const sampleUsedBy = (number: string) => `order ${number}`;
export const sampleNotRefunded = 'It is not refunded as well.';

// Order steps.
export const whatHappened = 'What happened';
export const stepBy = (homes: string, by: string) => `{step}: ${homes}, by ${by}`;
export const stepWithCourier = (homes: string, courier: string, by: string) =>
  `{step}: ${homes}, with ${courier}, by ${by}`;
export const stepTakenBack = (at: string) => `(taken back ${at})`;
export const takeBack = 'Take back';
export const takeBackHeard = (step: string, homes: string) => `Take back ${step}, ${homes}`;
export const placedWithAdvance = 'Placed, with an advance';
export const placedPaid = 'Placed and paid';
export const dueBeforePacking = '{due} is still to pay before it is packed';
export const packingAllowedBy = (by: string) => `${by} allowed packing before it is paid`;
export const balancePaid = (sum: string) => `Balance paid: ${sum}`;
export const familyChangedAddress = (home: string) => `The family changed the address of ${home}`;
export const customerChangedAddress = (customer: string, home: string) => `${customer} changed the address of ${home}`;

// Order story.
export const asksForDecoration = 'Asks for a decoration';
export const asksForDesigner = 'Asks for a designer';
export const wantsInvitationChanged = 'Wants an invitation changed';
export const sendsDesign = 'Sends a design';
export const wantsPlanningHelp = 'Wants help with planning';
export const messagesTitle = 'Messages of this customer';

// Orders panel.
export const nextDaysHeard = 'The next seven days';
export const ordersToday = (orders: number) =>
  counted(orders, { one: '{count} order today', other: '{count} orders today' });
export const leavingNextDays = 'What leaves in the next seven days';
export const columnDay = 'Day';
export const columnBoxes = 'Boxes';
export const columnHomes = 'Homes';
export const today = 'Today';
export const tomorrow = 'Tomorrow';

// Refund dialog.
export const refund = 'Refund';
export const howMuch = 'How much';
export const rupees = 'Rupees';
export const atMostHint = (left: string) => `At most ${left}.`;
export const refundAmount = (sum: string) => `Refund ${sum}`;
export const asking = 'Asking…';

// Step bar.
export const moreSteps = 'More…';

// Step dialog.
export const anotherStep = 'Another step';
export const cancelHint =
  'The customer sees this at once. No money goes back yet: the order then says how much the refund policy gives back, and the owner sends it.';
export const stepNote = 'Note';
export const chooseWhatHappened = 'Choose what happened';
export const whoCarries = 'Who carries it';
export const trackingNumber = 'Number';
export const trackingHint = 'The customer sees it. You can add it later, home by home.';
export const oneConsignment = 'They travel together, under one number';

// Use steps.
export const notTakenBack = (message: string) => `We could not take it back. ${message}`;
export const nothingToDo = 'There was nothing left to do.';
export const sendStepAgain = 'Send it again';

// Money page.
export const openOrder = 'Open the order';
export const settled = 'Settled';
export const allGoesBack = 'All of it goes back to where it came from.';
export const entryTitle = (title: string) => `${title}.`;
export const entryTitleSum = (title: string, sum: string) => `${title}: ${sum}.`;

// Order filters.
export const cityDaysSorting = 'City, days and order';
export const cityDaysSortingChosen = (filters: number) => `City, days and order (${filters} chosen)`;

// Order list page.
export const totalOrders = (orders: number) => counted(orders, { one: '{count} order', other: '{count} orders' });
export const totalHomes = (homes: number) => counted(homes, { one: '{count} home', other: '{count} homes' });
export const totalBoxes = (boxes: number) => counted(boxes, { one: '{count} box', other: '{count} boxes' });
export const totalPaid = '{sum} paid';
export const lateSince = (day: string) => `late since ${day}`;
export const leavesBy = (day: string) => `leaves by ${day}`;

// Order page.
export const ordered = (at: string) => `Ordered ${at}`;
export const orderedLeaves = (at: string, day: string) => `Ordered ${at}, leaves by ${day}`;
export const orderedArrives = (at: string, days: string) => `Ordered ${at}, should arrive ${days}`;
export const orderedLeavesArrives = (at: string, day: string, days: string) =>
  `Ordered ${at}, leaves by ${day}, should arrive ${days}`;
export const wantedBy = 'Wanted by {day}';
export const wantedByFor = (celebration: string) => `Wanted by {day}. The celebration is on ${celebration}`;

// Order refunds.
export const wholeOrder = 'the whole order';
export const cancelledGoesBack = 'Cancelled and not refunded: {homes}. By the refund policy {sum} goes back.';
export const cancelledNothingBack = 'Cancelled and not refunded: {homes}. By the refund policy nothing goes back.';
export const refundLine = (by: string) => `{time} {sum} {state} by ${by}`;
export const refundLineHomes = (homes: string, by: string) => `{time} {sum} {state} for ${homes}, by ${by}`;

// Order steps.
export const addressFromTo = (from: string, to: string, pincode: string) => `From ${from} to ${to}, ${pincode}`;
export const addressTo = (to: string, pincode: string) =>
  `To ${to}, ${pincode}. We no longer keep the earlier address.`;

// Orders panel.
export const paidToday = '{sum} paid today';

// Refund dialog.
export const whichHomes = 'For which homes';
export const whichHomesIfAny = 'For which homes (optional)';

// Use steps.
export const homesAlready = (homes: number) =>
  counted(homes, { one: `${homes} home was done already.`, other: `${homes} homes were done already.` });
export const homesNotChanged = (homes: number, message: string) =>
  counted(homes, {
    one: `1 home did not change: ${message}`,
    other: `${homes} homes did not change: ${message}`,
  });

// Order payment.
/** The button that prints an order's papers, its credit notes among them. */
export const printPaper = (what: 'advance' | 'receipt' | 'invoice', withNotes: boolean) => {
  if (what === 'advance')
    return withNotes ? 'Print receipt of the advance and credit notes' : 'Print receipt of the advance';
  if (what === 'receipt') return withNotes ? 'Print receipt and credit notes' : 'Print receipt';
  return withNotes ? 'Print invoice and credit notes' : 'Print invoice';
};
