import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of orders. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'orders';

const counted = pluralsOf('en');

// Circles.
export const boxOne = 'Box 1';
export const boxWithoutHomes = 'Choose who gets it, or take it out.';
export const boxNumber = (number: number) => `Box ${number}`;

// Corrected.
export const homeMissing = 'Please say which home.';
export const addressMissing = 'Please add address';
export const addressTooLong = 'Address may have at most 500 characters.';
export const pincodeMissing = 'Please enter pinCode.';
export const pincodeNotValid = 'Please enter valid pincode.';
export const noteHomeCorrected = (home: number) =>
  `Home ${home}: the family corrected the address after paying, and the box goes there. Labels printed before are wrong.`;
export const noteHomeCorrectedUnknown = (home: number, pincode: string) =>
  `Home ${home}: the family corrected the address after paying, and the box goes there. Labels printed before are wrong. Nobody knows the pincode ${pincode}, but the family says it is right.`;

// Had box.
/** Note beside a cancelled box. */
export const paidTwiceTogether = (orders: string) => `paid for twice, together with ${orders}`;
/** What a home has, with the design, the order and the state of the box. */
export const hasBox = (box: string) => `Has a box: ${box}`;
export const hasBoxAndMore = (box: string, more: number) => `Has a box: ${box} and ${more} more`;
export const hasSample = (box: string) => `Has a sample: ${box}`;
export const hasSampleAndMore = (box: string, more: number) => `Has a sample: ${box} and ${more} more`;
export const theseHomes = (some: number, homes: number) => `${some} of these ${homes} homes`;
export const thisHome = 'This home';
export const bothHomes = 'Both homes';
export const allHomes = (homes: number) => `All ${homes} homes`;
export const secondBox = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} already has a box; ${amount} of the total is for it.`,
    other: `${homes} already have a box; ${amount} of the total is for them.`,
  });
export const secondBoxOrBegun = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} already has a box, or one that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${homes} already have a box, or one that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const secondBoxBegun = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `${homes} has a box that is being paid for in another window; ${amount} of the total is for it.`,
    other: `${homes} have a box that is being paid for in another window; ${amount} of the total is for them.`,
  });
export const addressesWaitCheck = (count: number, homes: string, amount: string) =>
  counted(count, {
    one: `The address of ${homes} waits for “please check”; ${amount} of the total is for it.`,
    other: `The addresses of ${homes} wait for “please check”; ${amount} of the total is for them.`,
  });
/** `problem` is a whole sentence. */
export const untickOrOrderAnyway = (count: number, problem: string) =>
  counted(count, { one: `${problem} Untick it, or order anyway.`, other: `${problem} Untick them, or order anyway.` });
export const homesHadBox = (homes: number, orders: string) =>
  counted(homes, {
    one: `One home of this order already has a box from order ${orders}. The family’s order page asks whether to send it back, and nobody has answered.`,
    other: `${homes} homes of this order already have a box from order ${orders}. The family’s order page asks whether to send them back, and nobody has answered.`,
  });

// Hand made.
export const paymentProvider = 'Payment provider';
export const sentBackByHand = 'Sent back by hand at the payment provider';

// Invoice.
export const lineBoxesOfDesigns = (designs: number) => `Boxes of ${designs} designs`;
export const linePartPrice = (text: string) => `Part of the price: ${text}`;
export const lineDelivery = 'Delivery';
export const lineCancelled = (text: string) => `Cancelled, charged for what was made: ${text}`;
export const noteAdvanceCancelled = (paid: string) =>
  `This confirms an advance of ${paid}. The order was cancelled, so there is nothing more to pay.`;
export const noteAdvanceOnly = (paid: string) => `This confirms an advance of ${paid} and nothing more.`;
export const noteCameOff = (off: string) => `${off} came off the order for what was cancelled.`;
export const noteStillToPay = (total: string, due: string) => `The order comes to ${total}, so ${due} is still to pay.`;
export const lineAdvance = (order: string, goods: string) => `Advance on order ${order}: ${goods}`;
export const lineAdvanceWithDelivery = (order: string, goods: string) =>
  `Advance on order ${order}: ${goods}, with delivery`;
export const noteTaxInvoiceLater = 'You get the tax invoice for the whole order then.';
export const noteReceiptLater = 'You get the receipt for the whole order then.';
export const rupeesInWords = (rupees: string) => `Rupees ${rupees} only`;
export const rupeesAndPaiseInWords = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`;

// Late home.
export const boxesNoLongerWait =
  'Some of these boxes are no longer waiting: an address came, or we are making them. Please look at what is new.';
export const choiceMissing = 'Please choose what to do with them.';
export const homesMissing = 'Please say which homes.';
export const tooManyHomes = 'You can choose at most 5000 homes at once.';
export const theFamily = 'The family';
/** Stands among the notes of the order, as the next one. */
export const noteLateToFamily = (home: number) =>
  `Home ${home}: the address never came. The family wants the box sent to its own home.`;
export const noteLateMoneyBack = (home: number) =>
  `Home ${home}: the address never came. The family wants its money back.`;

// Money.
export const deedSendBack = 'To send back';
export const deedLook = 'To look at';
export const deedBalance = 'Not paid in full';
export const neverHeard = (payments: number) =>
  counted(payments, {
    one: 'One payment arrived without the payment provider’s notice, and no notice ever came. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.',
    other: `${payments} payments arrived without the payment provider’s notice, and no notice ever came. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
  });
export const unheardSince = (payments: number, last: string) =>
  counted(payments, {
    one: `One payment arrived without the payment provider’s notice. The last notice came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
    other: `${payments} payments arrived without the payment provider’s notice. The last notice came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
  });
export const moneyUnclaimed = 'A payment without an order';
export const moneyUnclaimedTodo =
  'Somebody paid, but we know no order for it. Send it back, unless it was meant for something else.';
export const moneyUnfinished = 'Paid, but without an order';
export const moneyUnfinishedTodo =
  'Call the customer. Send the money back, or make the order by hand and mark this as settled.';
export const moneySecond = 'A second payment for one order';
export const moneySecondTodo =
  'The order was already paid. Send this payment back. The order and its own payment stay.';
export const moneyOtherSum = 'A payment of the wrong sum';
export const moneyOtherSumTodo =
  'The sum does not match the order, so no order was made. Send it back and ask the customer to pay again.';
export const moneyOtherCurrency = 'A payment in another currency';
export const moneyOtherCurrencyTodo =
  'The currency does not match the order, so no order was made. Send it back at the payment provider, where you see its sum, and mark this as settled.';
export const moneyNotHere = 'A payment without its money';
export const moneyNotHereTodo =
  'The bank only holds the money, or it already went back. No order was made, and you can send nothing back. Look at it at the payment provider, then mark this as settled.';
export const moneyUnreadable = 'A notice we could not read';
export const moneyUnreadableTodo =
  'Compare this hour’s payments at the payment provider with the orders here, then mark it as settled.';
export const moneyWentBackUnknown = 'Money back that nobody here asked for';
export const moneyWentBackUnknownTodo =
  'It belongs to no payment of this shop, or is more than was left of one. Look at it at the payment provider, then mark it as settled.';
export const moneyContradicted = 'A refund the provider reports differently';
export const moneyContradictedTodo =
  'We counted it as gone. The payment provider now says it failed, or names this other sum. Look at it there, pay the customer what did not arrive, then mark this as settled.';
export const moneyHandMadeTodo =
  'We counted it, with a credit note if it was for an order. If one of you did this, mark it as settled. If not, change the password at the payment provider now.';
export const moneyRefundAsked = 'A refund on its way';
export const moneyRefundAskedTodo = 'Nothing to do. We keep asking the payment provider what became of it.';
export const moneyRefundFailed = 'A refund that failed';
export const moneyRefundFailedTodo =
  'Ask again. If it keeps failing, pay the customer another way and mark it as settled.';
export const moneyCancelled = 'Cancelled, not refunded';
export const moneyCancelledTodo = 'Open the order and send back what the refund policy allows, or mark it as settled.';
export const moneyTwice = 'Boxes paid twice';
export const moneyTwiceTodo =
  'Wait with packing and ask the family. One press on its order page gives them back. If the family wants both, mark this as settled.';
export const moneyBalanceTodo =
  'Do not pack it yet. We remind the family by message some days before it leaves; you can remind them on WhatsApp from the order’s page. It leaves this list once the balance is paid.';

// Order days.
export const daySpan = (from: string, to: string) => `${from} to ${to}`;
export const wishedFor = 'Wished for';
export const wasToLeaveBy = 'Was to leave by';
export const leavesUs = 'Leaves us by';
export const leftUs = 'Left us';
export const shouldArrive = 'Should arrive';
export const changePacked = (phone: string) => `We have packed it. To change the address, call ${phone} at once.`;
export const changeUntilPacking = (phone: string) =>
  `To change the address or cancel, call ${phone}. It is free until we start packing, usually in the afternoon of the order.`;
export const changeUntilCourier = (phone: string) =>
  `To change the address or cancel, call ${phone}. It is free until the courier has the box.`;
export const changeInGuestListFree = (phone: string, day: string) =>
  `To change an address, edit it in your guest list and send the box there. To cancel a home, call ${phone}. It is free until the end of ${day}.`;
export const changeInGuestListCharged = (phone: string) =>
  `To change an address, edit it in your guest list and send the box there. To cancel a home, call ${phone}. We charge the printed and built part; the money for sweets not made yet comes back.`;
export const dayOfCelebration = 'Celebration';

// Order.
export const noOrder = 'That order does not exist.';
export const alreadyMaking = 'We are already making these boxes. Please call us, and we will see what we can still do.';
export const noOwnHome = 'Please add your own address to your profile first.';
export const groupNameTooLong = (circleLength: number) => `Please keep the name of a group to ${circleLength} letters.`;
export const designAndBox = (name: string, box: string, grams: string | number) => `${name}, ${box}, ${grams} gm`;
export const circleAndBox = (circle: string, name: string, box: string, grams: string | number) =>
  `${circle}: ${name}, ${box}, ${grams} gm`;

// Part paid.
export const partBalance = 'Balance';
export const partAdvance = 'Advance';

// Refund.
export const reasonMissing = 'Please say why you send the money back.';
export const loadPageAgain = 'Please load the page again.';
export const reasonTooLong = 'A reason has at most 300 letters.';
export const paiseWhole = 'Paise must be whole.';
export const refundTooSmall = 'Please send back at least one rupee.';
export const amountMissing = 'Please say how much to send back.';
export const tooManyHomesRefunded = 'You can choose at most 1000 homes at once.';
export const refundNoteTooLong = 'A note has at most 300 letters.';
export const settledHowMissing = 'Please say how it was settled, for anyone who asks later.';
export const providerAway =
  'The payment provider does not answer. Nothing was sent back. Please try again in a minute.';
export const homeNotInOrder = 'This home is not part of the order. Please load the page again.';
export const noRefund = 'That refund does not exist.';
export const refundOnOrderPage = (order: string) =>
  `This payment paid order ${order}. Please refund it on the page of the order.`;
export const entryGone = 'This entry is no longer in the list. Please load the page again.';
export const providerHasNothing =
  'The payment provider has no money of this payment: it failed, or already went back. Mark it as settled.';
export const pressUsed = 'That button press was used for another refund. Please load the page again.';
export const pressUsedFor = (asked: string) =>
  `That button press was used for another refund of ${asked}. Please check what went back before you send more.`;
export const leftOfHomes = (left: string) => `Only ${left} of what was paid for these homes is left to send back.`;
export const nothingLeftOfHomes =
  'Nothing is left to send back for these homes: it already went back, came off the balance, or is not paid yet.';
export const leftOfPayment = (sum: string) => `Only ${sum} of this payment is left to send back.`;
export const nothingLeftOfPayment =
  'Nothing of this payment is left to send back: you have already asked for all of it.';
export const policySweetsPacked = 'The sweets were packed: by the policy, nothing goes back.';
export const policySweetsBeforePacking = 'The sweets were cancelled before packing: all of it goes back.';
export const policyDryFruitsSent = 'The courier had the box: by the policy, nothing goes back.';
export const policyDryFruitsHere = 'The dry fruits were cancelled before they left: all of it goes back.';
export const policyWithinDay = 'Cancelled by the end of the working day after the order: all of it goes back.';
export const policyNoAddress = 'The address never came, and it was not made: all of it goes back.';
export const policyMade = 'The box was made: the delivery goes back.';
export const policySent = 'The box was made and sent.';
export const policyLater =
  'Cancelled later, but not made yet: the sweets and the delivery go back, and the printed and built part is charged.';
export const customerRefund = (amount: string) => `We send ${amount} back to where you paid from.`;
export const bankRefused = 'The bank did not take the money back.';

// Sample.
export const unnamedOrder = 'your order';
export const sampleUsed = (price: string, order: string) => `This is a sample. Its ${price} came off ${order}.`;
export const sampleCancelled = 'This is a sample. It was cancelled or refunded, so it takes nothing off an order.';
export const sampleExpired = (until: string) => `This is a sample. Its price came off orders until ${until}.`;
export const sampleOpen = (price: string, largeOrder: number, until: string) =>
  `This is a sample. Its ${price} comes off an order of ${largeOrder} or more boxes of this design until ${until}.`;
export const sampleStaysOff = (amount: string, by: string) =>
  `${amount} of this sample came off order ${by}, and stays off.`;
export const sampleOffer = (largeOrder: number, sampleDays: number) =>
  `One box to your own address. Its price comes off when you order ${largeOrder} or more of this design within ${sampleDays} days.`;
export const samplesComeOff = (count: number, amount: string) =>
  counted(count, { one: `${amount} of your sample comes off.`, other: `${amount} of your samples comes off.` });
export const sampleToUse = (price: string, largeOrder: number, until: string) =>
  `${price} of your sample comes off when you order ${largeOrder} or more boxes of this design until ${until}.`;
export const sampleLost = (lost: string) =>
  `Your sample had already come off another order, so you still have ${lost} to pay before we pack this one.`;

// Staff order list.
export const designCount = (designs: number) => `${designs} box designs`;

// Staff order.
export const dayNotValid = 'Please write a day as 2026-12-31.';
export const searchTooLong = 'Please keep the search to 100 letters.';
export const noState = 'There is no such state.';
export const noCity = 'There is no such city.';
export const notSortable = 'We cannot sort the list by that.';
export const staffNoteTooLong = 'A note has at most 1000 letters.';
export const noteMissing = 'Please write the note first.';
export const earlyPackingReasonMissing = 'Please say why you pack it before it is paid.';
export const alreadyPaidInFull = 'This order is paid in full.';

// Waves.
export const firstPart = 'First order';
export const partNumber = (number: number) => `Part ${number}`;
export const lateHomes = (count: number, names: string) =>
  counted(count, {
    one: `${names} has an address now, and no box yet.`,
    other: `${names} have an address now, and no box yet.`,
  });
export const addressesMissing = (missing: number) =>
  counted(missing, {
    one: '1 guest’s address is still missing.',
    other: `${missing} guests’ addresses are still missing.`,
  });

// Ids.
export const noPerson = 'That person does not exist.';
