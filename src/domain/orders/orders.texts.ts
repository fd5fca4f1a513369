import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of orders. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'orders';

const counted = pluralsOf('en');

// Circles.
export const firstBox = 'Box 1';
export const chooseWhoGetsTake = 'Choose who gets it, or take it out.';
export const boxNumber = (number: number) => `Box ${number}`;

// Corrected.
export const sayWhichHome = 'Please say which home.';
export const addAddress = 'Please add address';
export const addressMayMostCharacters = 'Address may have at most 500 characters.';
export const enterPincode = 'Please enter pinCode.';
export const enterValidPincode = 'Please enter valid pincode.';
export const homeCorrected = (home: number) =>
  `Home ${home}: the address was corrected after the payment, and the family sends the box there. A label printed before is wrong.`;
export const homeCorrectedUnknown = (home: number, pincode: string) =>
  `Home ${home}: the address was corrected after the payment, and the family sends the box there. A label printed before is wrong. Nobody knows the pincode ${pincode}; the family says that it is right.`;

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
export const untickThemOrderAnyway = (count: number, problem: string) =>
  counted(count, { one: `${problem} Untick it, or order anyway.`, other: `${problem} Untick them, or order anyway.` });
export const homesHadBox = (homes: number, orders: string) =>
  counted(homes, {
    one: `One home of this order already has a box from order ${orders}; the family’s order page asks whether it goes back, and nobody has answered.`,
    other: `${homes} homes of this order already have a box from order ${orders}; the family’s order page asks whether they go back, and nobody has answered.`,
  });

// Hand made.
export const paymentProvider = 'Payment provider';
export const sentBackHandPayment = 'Sent back by hand at the payment provider';

// Invoice.
export const boxesDesigns = (designs: number) => `Boxes of ${designs} designs`;
export const partPrice = (text: string) => `Part of the price: ${text}`;
export const delivery = 'Delivery';
export const cancelledWhatMade = (text: string) => `Cancelled, what was made of it: ${text}`;
export const confirmsAdvanceOrderCancelled = (paid: string) =>
  `This confirms an advance of ${paid}. The order was cancelled; nothing more is to be paid.`;
export const confirmsAdvanceNothingMore = (paid: string) => `This confirms an advance of ${paid} and nothing more.`;
export const cameOffOrderWhat = (off: string) => `${off} came off the order for what was cancelled.`;
export const orderComesStillPaid = (total: string, due: string) =>
  `The order comes to ${total}, so ${due} is still to be paid.`;
export const advanceOnOrder = (order: string, goods: string) => `Advance on order ${order}: ${goods}`;
export const advanceWithDelivery = (order: string, goods: string) =>
  `Advance on order ${order}: ${goods}, with delivery`;
export const taxInvoiceFollows = 'The tax invoice over the whole order follows then.';
export const receiptFollows = 'The receipt over the whole order follows then.';
export const rupeesInWords = (rupees: string) => `Rupees ${rupees} only`;
export const rupeesAndPaiseInWords = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`;

// Late home.
export const someTheseBoxesDo =
  'Some of these boxes do not wait any more: an address came, or they are being made. Please look at what is new.';
export const chooseWhatBecomesThem = 'Please choose what becomes of them.';
export const sayWhichHomes = 'Please say which homes.';
export const mostHomesOnce = 'At most 5000 homes at once.';
export const theFamily = 'The family';
/** Stands among the notes of the order, as the next one. */
export const addressNeverCameOwnHome = (home: number) =>
  `Home ${home}: the address never came, and the family has the box sent to its own home.`;
export const addressNeverCameMoney = (home: number) =>
  `Home ${home}: the address never came, and the family asks for its money back.`;

// Money.
export const sendBack = 'To send back';
export const toLookAt = 'To look at';
export const notPaidFull = 'Not paid in full';
export const neverHeard = (count: number) =>
  counted(count, {
    one: `One payment has arrived without the payment provider's notice; and none ever came. Orders are still confirmed, but later. The provider may have switched the webhook off: look under Webhooks in its dashboard, switch it on, and compare address and secret.`,
    other: `${count} payments have arrived without the payment provider's notice; and none ever came. Orders are still confirmed, but later. The provider may have switched the webhook off: look under Webhooks in its dashboard, switch it on, and compare address and secret.`,
  });
export const unheardSince = (count: number, last: string) =>
  counted(count, {
    one: `One payment has arrived without the payment provider's notice; the last one came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off: look under Webhooks in its dashboard, switch it on, and compare address and secret.`,
    other: `${count} payments have arrived without the payment provider's notice; the last one came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off: look under Webhooks in its dashboard, switch it on, and compare address and secret.`,
  });
export const paymentWithoutOrder = 'A payment without an order';
export const somebodyPaidShopKnows =
  'Somebody paid and the shop knows no order for it. Send it back, unless it was meant for something else.';
export const paidButOrderCould = 'Paid, but the order could not be made';
export const callCustomerSendMoney =
  'Call the customer. Send the money back, or make the order by hand and mark this as settled.';
export const secondPaymentOneOrder = 'A second payment for one order';
export const orderPaidBeforeSend =
  'The order was paid before. Send this payment back; the order and its own payment stay.';
export const paymentAnotherSum = 'A payment of another sum';
export const sumNotOrderNo =
  'The sum is not that of the order, so no order was made. Send it back and ask the customer to pay again.';
export const paymentAnotherCurrency = 'A payment in another currency';
export const notCurrencyOrderNo =
  'It is not in the currency of the order, so no order was made. Send it back at the payment provider, where its sum stands, and mark this as settled.';
export const paymentWhoseMoneyNot = 'A payment whose money is not here';
export const bankOnlyHoldsUntil =
  'The bank only holds it until it is taken, or it was sent back already: no order was made of it, and nothing can be sent back. Look at it at the payment provider, then mark this as settled.';
export const noticeCouldNotRead = 'A notice that could not be read';
export const comparePaymentsHourPayment =
  'Compare the payments of this hour at the payment provider with the orders here, then mark it as settled.';
export const moneyWentBackNobody = 'Money went back that nobody asked for here';
export const belongsNoPaymentShop =
  'It belongs to no payment of this shop, or is more than was left of one. Look at it at the payment provider, then mark it as settled.';
export const refundWhichPaymentProvider = 'A refund of which the payment provider says otherwise';
export const countedGonePaymentProvider =
  'It is counted here as gone. The payment provider now says that it failed, or names this other sum. Look at it there, pay the customer what did not arrive another way, then mark this as settled.';
export const countedCreditNoteWhere =
  'It is counted here, with a credit note where it was of an order. Mark it as settled if one of you did this. If not, change the password at the payment provider now.';
export const refundItsWay = 'A refund on its way';
export const nothingDoPaymentProvider =
  'Nothing to do. The payment provider is asked again by itself until it says what became of it.';
export const refundFailed = 'A refund that failed';
export const askAgainIfKeeps = 'Ask again. If it keeps failing pay the customer another way and mark it as settled.';
export const cancelledNotRefunded = 'Cancelled, and not refunded';
export const openOrderSendBack = 'Open the order and send back what the refund policy gives, or mark it as settled.';
export const boxesPaidTwice = 'Boxes paid for twice';
export const waitPackingAskFamily =
  'Wait with packing, and ask the family. It gives them back by one press on its order page; mark this as settled if it wants both.';
export const nothingPackedBeforeFamily =
  'Nothing of it is packed before. The family is reminded by message some days before it leaves, and by you in WhatsApp on the order’s page. It leaves this list once the rest is there.';

// Order days.
export const daySpan = (from: string, to: string) => `${from} to ${to}`;
export const wishedFor = 'Wished for';
export const wasToLeaveBy = 'Was to leave by';
export const leavesUs = 'Leaves us by';
export const leftUs = 'Left us';
export const shouldArrive = 'Should arrive';
export const packedAboutAddressCall = (phone: string) => `It is packed: about an address, call ${phone} at once.`;
export const changeUntilPacking = (phone: string) =>
  `To change the address or cancel, call ${phone}: free until packing begins, usually the afternoon of the order.`;
export const changeUntilCourier = (phone: string) =>
  `To change the address or cancel, call ${phone}: free until the courier has the parcel.`;
export const freeUntilEnd = (day: string) => `free until the end of ${day}`;
export const printedBuiltPartCharged = 'the printed and built part is charged, sweets not yet made come back';
export const changeInGuestList = (phone: string, free: string) =>
  `To change an address, edit it in your guest list and send the box there. To cancel a home, call ${phone}: ${free}.`;
export const dayOfCelebration = 'Celebration';

// Order.
export const noOrder = 'That order does not exist.';
export const beingMade = 'These boxes are being made already. Please call us, and we see what we can still do.';
export const noOwnHome = 'Please add your own address in your profile first.';
export const nameCircleMostLetters = (circleLength: number) =>
  `The name of a circle has at most ${circleLength} letters.`;
export const designAndBox = (name: string, box: string, grams: string | number) => `${name}, ${box}, ${grams} gm`;
export const circleAndBox = (circle: string, name: string, box: string, grams: string | number) =>
  `${circle}: ${name}, ${box}, ${grams} gm`;

// Part paid.
export const theRest = 'The rest';
export const theAdvance = 'Advance';

// Refund.
export const sayWhyMoneyGoes = 'Please say why the money goes back.';
export const loadPageAgain = 'Please load the page again.';
export const reasonMostLetters = 'A reason has at most 300 letters.';
export const paiseWhole = 'Paise are whole.';
export const leastCanSentBack = 'The least that can be sent back is one rupee.';
export const sayHowMuchGoes = 'Please say how much goes back.';
export const mostHomesRefunded = 'At most 1000 homes at once.';
export const refundNoteTooLong = 'A note has at most 300 letters.';
export const sayHowSettledWhoever = 'Please say how it was settled, for whoever asks later.';
export const away = 'The payment provider does not answer. Nothing was sent back; please try again in a minute.';
export const homeNotPartOrder = 'This home is not part of the order. Please load the page again.';
export const refundDoesNotExist = 'That refund does not exist.';
export const paymentPaidOrderRefund = (order: string) =>
  `This payment paid order ${order}. Please refund it on the page of the order.`;
export const entryNotListAny = 'This entry is not in the list any more. Please load the page again.';
export const paymentProviderHoldsNo =
  'The payment provider holds no money of this payment: it failed, or went back already. Mark it as settled.';
export const pressUsedAnotherRefund = 'This press was used for another refund. Please load the page again.';
export const pressUsedAnotherRefund2 = (asked: string) =>
  `This press was used for another refund: ${asked} was asked back with it. Please look at what went back before you send more.`;
export const onlyWhatPaidThese = (left: string) =>
  `Only ${left} of what was paid for these homes is left to send back.`;
export const nothingTheseHomesLeft =
  'Nothing of these homes is left to send back: it went back already, came off the rest, or was not paid yet.';
export const onlyPaymentLeftSend = (sum: string) => `Only ${sum} of this payment is left to send back.`;
export const nothingPaymentLeftSend = 'Nothing of this payment is left to send back: all of it was asked back already.';
export const sweetsPackedAlreadyPolicy = 'Sweets were packed already: by the policy nothing goes back.';
export const sweetsCancelledBeforePacking = 'Sweets cancelled before packing began: all of it goes back.';
export const courierHadParcelAlready = 'The courier had the parcel already: by the policy nothing goes back.';
export const dryFruitsCancelledBefore = 'Dry fruits cancelled before they left: all of it goes back.';
export const cancelledEndWorkingDay = 'Cancelled by the end of the working day after the order: all of it goes back.';
export const itsAddressNeverCame = 'Its address never came, and it was not made: all of it goes back.';
export const boxMadeAlreadyIts = 'The box was made already: its delivery goes back.';
export const boxMadeSentAlready = 'The box was made and sent already.';
export const cancelledLaterNotYet =
  'Cancelled later, and not yet made: the sweets and the delivery go back; the printed and built part is charged.';
export const weSendBackWhere = (amount: string) => `We send ${amount} back to where you paid from.`;
export const bankRefused = 'The bank did not take the money back.';

// Sample.
export const yourOrder = 'your order';
export const sampleItsCameOff = (price: string, order: string) => `This is a sample. Its ${price} came off ${order}.`;
export const sampleCancelledRefundedNothing =
  'This is a sample. It was cancelled or refunded, so nothing of it comes off an order.';
export const sampleItsPriceCame = (until: string) => `This is a sample. Its price came off orders until ${until}.`;
export const sampleItsComesOff = (price: string, largeOrder: number, until: string) =>
  `This is a sample. Its ${price} comes off an order of ${largeOrder} or more boxes of this design until ${until}.`;
export const sampleCameOffOrder = (amount: string, by: string) =>
  `${amount} of this sample came off order ${by} and stays there.`;
export const oneBoxYourOwn = (largeOrder: number, sampleDays: number) =>
  `One box to your own address. Its price comes off when you order ${largeOrder} or more of this design within ${sampleDays} days.`;
export const samplesComeOff = (count: number, amount: string) =>
  counted(count, { one: `${amount} of your sample comes off.`, other: `${amount} of your samples comes off.` });
export const yourSampleComesOff = (price: string, largeOrder: number, until: string) =>
  `${price} of your sample comes off when you order ${largeOrder} or more boxes of this design until ${until}.`;
export const yourSampleHadCome = (lost: string) =>
  `Your sample had come off another order of yours already, so ${lost} of this one is still to be paid before it is packed.`;

// Staff order list.
export const boxDesigns = (designs: number) => `${designs} box designs`;

// Staff order.
export const dayWrittenLike = 'A day is written like 2026-12-31.';
export const searchMostLetters = 'A search has at most 100 letters.';
export const noSuchState = 'There is no such state.';
export const noSuchCity = 'There is no such city.';
export const listCannotSorted = 'The list cannot be sorted by that.';
export const staffNoteTooLong = 'A note has at most 1000 letters.';
export const writeNoteFirst = 'Please write the note first.';
export const sayWhyPackedBefore = 'Please say why it is packed before it is paid.';
export const orderPaidFull = 'This order is paid in full.';

// Waves.
export const firstOrder = 'First order';
export const wave = (number: number) => `Wave ${number}`;
export const lateHomes = (count: number, names: string) =>
  counted(count, {
    one: `${names} has an address now, and no box yet.`,
    other: `${names} have an address now, and no box yet.`,
  });
export const addressesGuestsStillMissing = (missing: number) =>
  counted(missing, {
    one: 'The address of 1 guest is still missing.',
    other: `The addresses of ${missing} guests are still missing.`,
  });

// Ids.
export const personDoesNotExist = 'That person does not exist.';
