/** Texts of the rules, contracts and answers of outbox. `src/README.md` tells the form. */

// Customer messages.
export const kindPlaced = 'Order placed';
export const kindRest = 'Balance still to pay';
export const kindSent = 'On its way';
export const kindRefunded = 'Money sent back';
export const kindNumber = 'Mobile number about to change';
export const kindDelivered = 'Delivered';
export const stateQueued = 'Queued';
export const stateSent = 'Sent';
export const stateSending = 'Being sent';
export const stateFailed = 'Failed';
export const statePerhapsSent = 'Perhaps sent';
export const stateTakenBack = 'Taken back';
export const stateOpened = 'Opened in WhatsApp';
export const meansName = 'the customer’s name';
export const meansOrder = 'the order’s number';
export const meansHomes = 'the home, or how many homes';
export const meansCourier = 'who carries it';
export const meansTracking = 'the courier’s number';
export const meansAmount = 'how much went back';
export const meansDue = 'how much is still to pay';
export const meansDay = 'the day by which it leaves';
export const meansArrival = 'when it should arrive';
export const meansEnding = 'the last digits of the new number';
export const meansMoment = 'when the number changes';
export const meansProfile = 'the customer’s profile';
export const meansLink = 'the order’s page';
export const meansShop = 'the shop’s name';
export const exampleName = 'Harpreet Kaur';
export const exampleHomes = '12 homes';
export const exampleAmount = 'Rs 1,285';
export const exampleDue = 'Rs 64,250';
export const exampleDay = 'Friday 4 December';
export const exampleArrival = 'by Sunday 6 December';
export const defaultPlaced =
  '{shop}: Namaste {name}, thank you for your order {order}. It leaves us by {day} and should be there {arrival}: {link}';
export const defaultRest =
  '{shop}: Namaste {name}, {due} of your order {order} is still to pay. It leaves by {day}, and we pack it once you have paid: {link}';
export const defaultSent =
  '{shop}: Namaste {name}, order {order} is on its way to {homes}. It travels with {courier} {tracking} and should be there {arrival}. See your order: {link}';
export const defaultDelivered =
  '{shop}: Namaste {name}, order {order} has reached {homes}. Thank you for celebrating with us. {link}';
export const defaultRefunded =
  '{shop}: Namaste {name}, we sent {amount} of your order {order} back to where you paid from. Banks take 5 to 7 working days to show it. {link}';
export const defaultNumber =
  '{shop}: Namaste {name}, your mobile number with us changes to the one ending {ending} on {moment}. If this was not you, sign in with this number and stop it: {profile}';
export const templateEmpty = 'The message is empty.';
export const templateTooLong = (templateLength: number) => `A message has at most ${templateLength} characters.`;
export const placeholderNotKnownYet = (whole: string, list: string) =>
  `We do not know ${whole} yet when we send this message. It can name ${list}.`;
export const placeholderUnknown = (whole: string, list: string) =>
  `${whole} is not a placeholder. A message can name ${list}.`;
export const loneBrace = 'A { or } is missing. Write placeholders like {name}.';
export const ourOwnDelivery = 'our own delivery';
export const oneHome = '1 home';
export const allHomes = (homes: number) => `all ${homes} homes`;
export const someHomes = (told: number, homes: number) => `${told} of ${homes} homes`;
export const arrivesBy = (day: string) => `by ${day}`;
/** Instead of `by Friday 4 December` in a message that has named the day already. */
export const arrivesSameDay = 'the same day';
export const onceWeKnowAddress = 'once we know the address';

// Outbox.
export const triedForADay = (why: string) => `We tried for a day. ${why}`;
export const stoppedWhileSending = 'The shop’s server stopped while sending it.';
export const perhapsSentBeforeRestore =
  'The shop was restored from a backup. We may have sent this after the backup was made.';

// Queue.
export const stepTakenBack = 'The step was undone.';
