import { pluralsOf } from '#lib/plurals.ts';

/** Texts of orders of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Order filters.
export const leavesToday = 'Leaves today';
export const toBeSent = 'To be sent';

// Order history.
export const allHomes = (homes: string) => `all ${homes}`;
export const aHome = 'a home';

// Order view.
export const customerWithoutName = 'A customer without a name';
export const customerWhoLeft = 'A customer who left';
export const correctCourierNumber = 'Correct courier and number';

// Refund form.
export const refundPolicySays = (policy: string) => `As the refund policy says: ${policy}`;
export const allHomesCost = 'All that homes cost';
export const boxesDeliveryWhatPaid = 'Boxes and delivery, what was paid and has not gone back.';
export const everythingLeft = (left: string) => `Everything that is left: ${left}`;
export const anotherSum = 'Another sum';
export const chooseHowMuchGoes = 'Please choose how much goes back.';
export const nothingLeftOrderCould = 'Nothing is left of this order that could go back.';
export const chooseHomes = 'Please choose the homes.';
export const typeHowMuchGoes = 'Please type how much goes back.';
export const canReadTwoWays = (trim: string, meant: string) =>
  `“${trim}” can be read in two ways. Please write ${meant}, with a point.`;
export const noSumTypeRupees = (trim: string) =>
  `“${trim}” is no sum. Type rupees, such as 250 or 250.50, and more than nothing.`;
export const mostCanGoBack = (left: string) => `At most ${left} can go back.`;
export const mostCanGoBack2 = (leftOfHomes: string) => `At most ${leftOfHomes} can go back for the homes below.`;
export const wentBack = (back: string) => `${back} went back`;
export const cameOffRest = (off: string) => `${off} came off the rest`;
export const notPaidYet = 'Not paid yet';
export const nothingLeft = (join: string) => `${join}. Nothing is left.`;
export const isLeftOf = (left: string, cost: string) => `${left} is left of ${cost}`;

// Use refund.
export const didNotGoBack = (failed: string, problem: string) => `${failed} did not go back: ${problem}`;
export const itsWayBack = (refunds: string) => `${refunds} is on its way back.`;

// Money page.
export const money = 'Money';
export const noneThese = 'None of these.';
export const everyPaymentWhereBelongs = 'Every payment is where it belongs';
export const paymentsWithoutOrderSecond =
  'Payments without an order, second ones, wrong sums and refunds that failed would stand here.';
export const lookedAfter = (waiting: number) => `To be looked after (${waiting})`;
export const itsWayBack2 = (running: number) => `On its way back (${running})`;
export const show = 'Show';
export const all = 'All';
export const showMoreOlder = (older: number) => `Show more (${older} older)`;
export const sumNotKnown = 'Sum not known';
export const paymentProviderNotAnswered =
  'The payment provider has not answered yet. If that stays, somebody has to look at its keys.';
export const didNotGoBack2 = (problem: string) => `It did not go back: ${problem}`;
export const itsWayBack3 = (goods: string) => `${goods} is on its way back.`;
export const takenOffList = 'Taken off the list.';
export const sendBack = 'Send it back';
export const itIsSettled = 'It is settled';
export const why = 'Why';
export const howSettled = 'How it was settled';
export const yourBooksHint = 'For your books.';
export const takeOffList = 'Take it off the list';
export const oneMoment = 'One moment…';

// Order due.
export const notPaidFull = 'Not paid in full:';
export const letPacked = 'Let it be packed…';
export const whyPackedBeforePaid = 'Why it is packed before it is paid';
export const yourBooksCustomerDoesHint = 'For your books; the customer does not see it.';
export const letPacked2 = 'Let it be packed';
export const keeping = 'Keeping…';

// Order filters.
export const numberNameMobileAddressHint = 'Number, name, mobile or address';
export const more = (more: number) => `${more} more`;
export const city = 'City';
export const orderedFrom = 'Ordered from';
export const orderedUntil = 'Ordered until';
export const order = 'Order';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const leavingSoonestFirst = 'Leaving soonest first';
export const largestAmountFirst = 'Largest amount first';
export const allCitiesDays = 'All cities and days';
export const statesHeard = 'States';

// Order goods.
export const whatBought = 'What was bought';
export const theBoxes = 'The boxes';
export const theBox = 'The box';
export const cardEveryBox = 'The card in every box';
export const boxesGmInvitation = (boxes: number, weight: number, boxName: string, category: string, name: string) =>
  counted(boxes, {
    one: `${boxes} box of ${weight} gm, ${boxName}, ${category} with the invitation ${name}`,
    other: `${boxes} boxes of ${weight} gm, ${boxName}, ${category} with the invitation ${name}`,
  });

// Order home.
export const homeWithoutName = 'A home without a name';
export const choose = (title: string) => `Choose ${title}`;
export const boxes = (quantity: number) => `${quantity} boxes`;
export const note = (note: string) => `Note: ${note}`;
export const paidWaitsItsAddress = 'Paid, waits for its address';
export const anotherAddressSince = (corrected: string) => `Another address since: ${corrected}`;
export const addressChanged = (at: string) => `Address changed ${at}`;
export const forTitle = (title: string) => ` for ${title}`;
export const since = (changedAt: string) => `since ${changedAt}`;
export const shouldArrive = (arrives: string) => `should arrive ${arrives}`;

// Order homes.
export const chooseAll = (found: number) => `Choose all ${found}`;
export const chosen = (selected: string | number) => `${selected} chosen`;
export const noHomeFits = 'No home fits.';
export const showMoreLeft = (more: number) => `Show more (${more} left)`;
export const allFound = (found: string) => `All ${found}`;
export const chooseNone = 'Choose none';
export const searchTheseHomes = 'Search these homes';
export const state = 'State';

// Order list page.
export const orders = 'Orders';
export const noOrderFits = 'No order fits';
export const showAllOrders = 'Show all orders';
export const noOrdersYet = 'No orders yet';
export const firstOneStandsMoment = 'The first one stands here the moment it is paid.';
export const chooseAllPage = 'Choose all on this page';
export const chooseAll2 = (orders: number) => `Choose all ${orders}`;
export const whatCancelledMakesNo =
  'What was cancelled makes no step together with others. Open the order to accept it again.';
export const ordersChosen = (ids: number) =>
  counted(ids, { one: `${ids} order chosen`, other: `${ids} orders chosen` });
export const more2 = (value: number) => `${value} more`;
export const chooseOf = (title: string, who: string) => `Choose ${title} of ${who}`;
export const notPaidFull2 = 'Not paid in full';

// Order notes.
export const notes = 'Notes';
export const newNote = 'New note';
export const colleaguesCustomersNeverSeeHint = 'For colleagues; customers never see it.';
export const keepNote = 'Keep the note';

// Order page.
export const order2 = (number: string) => `Order ${number}`;
export const orderNot = 'This order is not there';
export const toTheList = 'To the list';
export const linkMayFromAnother = 'The link may be from another shop, or not complete.';
export const cancelledMoneyNotGone = (positions: string) => `${positions} cancelled, and the money has not gone back. `;
export const seeBelow = 'See below';
export const allOrders = 'All orders';
export const numberLost = 'Number lost?';
export const sentWaves = 'Sent in waves:';
export const theCelebrationIsOn = (event: string) => `The celebration is on ${event}`;
export const customerToldMayNot = (name: string, join: string) =>
  `The customer was told that ${name} may not arrive fresh at ${join}, and said yes.`;

// Order payment.
export const worth = 'Worth';
export const deliveryWhatCourierAsks = (amount: string, goods: string) =>
  `${amount} with delivery, for what a courier asks: ${goods} of it are goods.`;
export const offSample = 'Off for a sample';
export const orderPaymentProvider = 'Order at the payment provider';
export const payment = 'Payment';
export const inAll = 'In all';
export const offCancelledHomes = 'Off for cancelled homes';
export const stillPaid = 'Still to be paid';

// Order refunds.
export const moneyBack = 'Money back';
export const refundWhatCancelled = 'Refund what was cancelled';
export const ownerSendsBack = 'The owner sends it back.';
export const nothingOrderWentBack = 'Nothing of this order went back.';
export const refund = 'Refund…';
export const asked = 'Asked';
export const leftUs = 'Left us';
export const failed = 'Failed';
export const paymentProviderAskedBank = 'The payment provider is asked; the bank takes 5 to 7 working days.';
export const creditNote = (creditNote: string) => `Credit note ${creditNote}`;
export const failedAgain = (problem: string) => `It failed again: ${problem}`;
export const forRefund = (refund: string) => ` for ${refund}`;

// Order sample.
export const sample = 'Sample';
export const orderNotRefunded = (invoiceNumber: string) => `order ${invoiceNumber}, so it is not refunded`;

// Order steps.
export const whatHappened = 'What happened';
export const byStep = (step: string, value: string, by: string) => `: ${step}${value}, by ${by}`;
export const takenBack = (undoneAt: string) => ` (taken back ${undoneAt})`;
export const takeBack = 'Take back';
export const placedAdvance = 'Placed, with an advance';
export const placedPaid = 'Placed and paid';
export const stillPaid2 = (due: string) => `${due} still to be paid`;
export const mayPackedBeforePaid = 'May be packed before it is paid';
export const byBy = (by: string) => `, by ${by}`;
export const restPaid = 'The rest was paid';
export const addressChanged2 = 'Address changed';

// Order story.
export const asksDecoration = 'Asks for a decoration';
export const asksDesigner = 'Asks for a designer';
export const wantsInvitationChanged = 'Wants an invitation changed';
export const sendsDesign = 'Sends a design';
export const wantsHelpPlanning = 'Wants help with planning';
export const messagesCustomer = 'Messages of this customer';

// Orders panel.
export const nextSevenDaysHeard = 'The next seven days';
export const ordersToday = (orders: number) =>
  counted(orders, { one: '{count} order today', other: '{count} orders today' });
export const whatLeavesNextSeven = 'What leaves in the next seven days';
export const day = 'Day';
export const boxes2 = 'Boxes';
export const homes = 'Homes';
export const today = 'Today';
export const tomorrow = 'Tomorrow';

// Refund dialog.
export const refund2 = 'Refund';
export const howMuch = 'How much';
export const rupees = 'Rupees';
export const atMostHint = (left: string) => `At most ${left}.`;
export const refund3 = (amount: string) => `Refund ${amount}`;
export const asking = 'Asking…';

// Step bar.
export const more3 = 'More…';

// Step dialog.
export const anotherStep = 'Another step';
export const customerSeesOnceTheir =
  'The customer sees it at once. Their money does not go back by this alone: the order then says how much the refund policy gives back, and the owner sends it.';
export const note2 = 'Note';
export const chooseWhatHappened = 'Choose what happened';
export const whoCarries = 'Who carries it';
export const number = 'Number';
export const customerSeesCanAddedHint = 'The customer sees it. It can be added later, home by home.';
export const theyTravelOneConsignment = 'They travel as one consignment, under one number';

// Use steps.
export const wentSince = (message: string) => `It went on since. ${message}`;
export const nothingLeftDo = 'Nothing was left to do.';
export const sendAgain = 'Send it again';

// Money page.
export const openOrder = 'Open the order';
export const settled = 'Settled';
export const allGoesBackWhere = 'All of it goes back to where it came from.';
export const askedAbout = (title: string) => `${title}.`;
export const askedAboutSum = (title: string, sum: string) => `${title}: ${sum}.`;

// Order due.
export const letsPackedAllSame = (by: string, reason: string) => `${by} lets it be packed all the same: ${reason}`;
export const packedOnceWhenOwner = 'It is packed once that is there, or when the owner lets it go.';
export const restIsDue = (due: string) => `${due} is still to be paid.`;

// Order filters.
export const cityDaysOrder = 'City, days and order';
export const cityDaysOrderChosen = (more: number) => `City, days and order (${more} chosen)`;

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
export const wantedByFor = (event: string) => `Wanted by {day}; the celebration is on ${event}`;

// Order refunds.
export const wholeOrder = 'the whole order';
export const cancelledNotRefunded = 'Cancelled and not refunded: {homes}. By the refund policy {sum} goes back.';
export const nothing = 'nothing';
export const refundedBy = (by: string) => `, by ${by}`;
export const refundedForBy = (homes: string, by: string) => ` for ${homes}, by ${by}`;
export const askAgain = 'Ask again';

// Order steps.
export const restBeforePacked = '{rest} before it is packed';
export const byTheFamily = (name: string) => `: ${name}, by the family`;
export const byTheFamilyOf = (name: string, customer: string) => `: ${name}, by the family (${customer})`;
export const addressNoLongerKept = 'an address that is no longer kept';
export const fromTo = (from: string, address: string, pincode: string) => `From ${from} to ${address}, ${pincode}`;

// Orders panel.
export const paidToday = '{sum} paid today';

// Refund dialog.
export const whichHomes = 'For which homes';
export const whichHomesIfAny = 'For which homes (if for any)';

// Use steps.
export const homesAlready = (homes: number) =>
  counted(homes, { one: `${homes} home already.`, other: `${homes} homes already.` });
export const homesLeft = (homes: number, message: string) =>
  counted(homes, {
    one: `1 home was left as before: ${message}`,
    other: `${homes} homes were left as before: ${message}`,
  });

// Order payment.
/** The button that prints an order's papers, its credit notes among them. */
export const printPaper = (what: 'advance' | 'receipt' | 'invoice', withNotes: boolean) => {
  if (what === 'advance')
    return withNotes ? 'Print receipt of the advance and credit notes' : 'Print receipt of the advance';
  if (what === 'receipt') return withNotes ? 'Print receipt and credit notes' : 'Print receipt';
  return withNotes ? 'Print invoice and credit notes' : 'Print invoice';
};
