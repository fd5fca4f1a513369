/** Texts of the rules, contracts and answers of outbox. `src/README.md` tells the form. */

// Customer messages.
export const orderPlaced = 'Order placed';
export const restPaid = 'The rest is to be paid';
export const itsWay = 'On its way';
export const moneySentBack = 'Money sent back';
export const mobileNumberAboutChange = 'Mobile number about to change';
export const arrived = 'Delivered';
export const queued = 'Queued';
export const wasSent = 'Sent';
export const beingSent = 'Being sent';
export const failed = 'Failed';
export const perhapsSent = 'Perhaps sent';
export const takenBack = 'Taken back';
export const openedWhatsapp = 'Opened in WhatsApp';
export const customersName = 'the customer’s name';
export const ordersNumber = 'the order’s number';
export const homeHowManyHomes = 'the home, or how many homes';
export const whoCarries = 'who carries it';
export const couriersNumber = 'the courier’s number';
export const howMuchWentBack = 'how much went back';
export const howMuchStillPaid = 'how much is still to be paid';
export const dayWhichLeaves = 'the day by which it leaves';
export const whenShould = 'when it should be there';
export const lastDigitsNewNumber = 'the last digits of the new number';
export const whenNumberChanges = 'when the number changes';
export const customersProfile = 'the customer’s profile';
export const ordersPage = 'the order’s page';
export const shopsName = 'the shop’s name';
export const exampleName = 'Harpreet Kaur';
export const exampleHomes = '12 homes';
export const exampleAmount = 'Rs 1,285';
export const exampleDue = 'Rs 64,250';
export const exampleDay = 'Friday 4 December';
export const exampleArrival = 'by Sunday 6 December';
export const defaultPlaced =
  'Namaste {name}, thank you for your order {order}. It leaves us by {day} and should be there {arrival}: {link} - {shop}';
export const defaultRest =
  'Namaste {name}, {due} of your order {order} is still to be paid. It leaves by {day}, and we pack it once the rest is there: {link} - {shop}';
export const defaultSent =
  'Namaste {name}, order {order} is on its way to {homes}. It travels with {courier} {tracking} and should be there {arrival}. See every home: {link} - {shop}';
export const defaultDelivered =
  'Namaste {name}, order {order} has arrived: {homes}. Thank you for celebrating with us. {link} - {shop}';
export const defaultRefunded =
  'Namaste {name}, {amount} of your order {order} went back to where you paid from. Banks take 5 to 7 working days to show it. {link} - {shop}';
export const defaultNumber =
  'Namaste {name}, your mobile number with us changes to the one ending {ending} on {moment}. If this was not you, sign in with this number and stop it: {profile} - {shop}';
export const messageEmpty = 'The message is empty.';
export const messageMostCharacters = (templateLength: number) => `A message has at most ${templateLength} characters.`;
export const notKnownYetWhen = (whole: string, list: string) =>
  `${whole} is not known yet when this message is sent. It can name ${list}.`;
export const noPlaceholderMessageCan = (whole: string, list: string) =>
  `${whole} is no placeholder. A message can name ${list}.`;
export const loneBracket = 'A curly bracket is open or alone; placeholders are written like {name}.';
export const ourOwnDelivery = 'our own delivery';
export const oneHome = '1 home';
export const allHomes = (homes: number) => `all ${homes} homes`;
export const someHomes = (told: number, homes: number) => `${told} of ${homes} homes`;
export const arrivesBy = (day: string) => `by ${day}`;
export const onceWeKnowAddress = 'once we know the address';

// Outbox.
export const triedDay = (why: string) => `It was tried for a day. ${why}`;
export const shopsServerStoppedWhile = 'The shop’s server stopped while it was being sent.';
export const shopRestoredFromBackup =
  'The shop was restored from a backup; this may have been sent since that was taken.';

// Queue.
export const stepTakenBack = 'The step was taken back.';
