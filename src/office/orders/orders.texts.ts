import { pluralsOf } from '#lib/plurals.ts';

/** Texts of orders of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Order history.
export const everyHome = (homes: number) => `all ${homes} homes`;
export const someHome = 'a home';

// Order view.
export const customerWithoutName = 'A customer without a name';
export const customerGone = 'A customer who left';
export const correctCourierNumber = 'Correct courier and number';

// Use refund.
export const refundOnItsWay = (sum: string) => `${sum} is on its way back.`;

// Money page.
export const all = 'All';
export const why = 'Why';

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

// Order notes.
export const notes = 'Notes';
export const newNote = 'New note';
export const colleaguesOnlyHint = 'For colleagues. A customer who asks what the shop keeps about them gets this too.';
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
export const theirOrders = 'Their orders';
export const numberLost = 'Number lost?';
export const sentInParts = 'Sent in parts:';
export const celebrationOn = (day: string) => `The celebration is on ${day}`;
export const toldNotFresh = (sweet: string, pincodes: string) =>
  `We told the customer that ${sweet} may not arrive fresh at ${pincodes}, and they said yes.`;
export const ordered = (at: string) => `Ordered ${at}`;
export const orderedLeaves = (at: string, day: string) => `Ordered ${at}, leaves by ${day}`;
export const orderedArrives = (at: string, days: string) => `Ordered ${at}, should arrive ${days}`;
export const orderedLeavesArrives = (at: string, day: string, days: string) =>
  `Ordered ${at}, leaves by ${day}, should arrive ${days}`;
export const wantedBy = 'Wanted by {day}';
export const wantedByFor = (celebration: string) => `Wanted by {day}. The celebration is on ${celebration}`;

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
/** The button that prints an order's papers, its credit notes among them. */
export const printPaper = (what: 'advance' | 'receipt' | 'invoice', withNotes: boolean) => {
  if (what === 'advance')
    return withNotes ? 'Print receipt of the advance and credit notes' : 'Print receipt of the advance';
  if (what === 'receipt') return withNotes ? 'Print receipt and credit notes' : 'Print receipt';
  return withNotes ? 'Print invoice and credit notes' : 'Print invoice';
};

// Order sample.
export const sample = 'Sample';
export const sampleUsedBy = (number: string) => `order ${number}`;
export const sampleNotRefunded = 'It is not refunded as well.';

// Order steps.
export const whatHappened = 'What happened';
export const stepBy = (homes: string, by: string) => `{step}: ${homes}, by ${by}`;
export const stepWithCourier = (homes: string, courier: string, by: string) =>
  `{step}: ${homes}, with ${courier}, by ${by}`;
export const ourOwnDelivery = 'our own delivery';
export const stepUndone = (at: string) => `(undone ${at})`;
export const undo = 'Undo';
export const undoHeard = (step: string, homes: string) => `Undo ${step}, ${homes}`;
export const placedWithAdvance = 'Placed, with an advance';
export const placedPaid = 'Placed and paid';
export const dueBeforePacking = '{due} is still to pay before it is packed';
export const packingAllowedBy = (by: string) => `${by} allowed packing before it is paid`;
export const balancePaid = (sum: string) => `Balance paid: ${sum}`;
export const familyChangedAddress = (home: string) => `The family changed the address of ${home}`;
export const customerChangedAddress = (customer: string, home: string) => `${customer} changed the address of ${home}`;
export const addressFromTo = (from: string, to: string, pincode: string) => `From ${from} to ${to}, ${pincode}`;
export const addressTo = (to: string, pincode: string) =>
  `To ${to}, ${pincode}. We no longer keep the earlier address.`;

// Order story.
export const asksForDecoration = 'Asks for a decoration';
export const asksForDesigner = 'Asks for a designer';
export const wantsInvitationChanged = 'Wants an invitation changed';
export const sendsDesign = 'Sends a design';
export const wantsPlanningHelp = 'Wants help with planning';
export const messagesTitle = 'Messages of this customer';

// Refund dialog.
export const refund = 'Refund';
