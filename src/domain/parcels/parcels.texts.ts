import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of parcels. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'parcels';

const counted = pluralsOf('en');

// Fulfilment.
export const orderRequired = 'An order is required.';
export const pressNoId = 'The press has no id.';
export const couriersNameMostLetters = 'A courier’s name has at most 40 letters.';
export const numberMostSigns = 'A number has at most 40 signs.';
export const nothingChosen = 'Nothing is chosen.';
export const mostCanChosenOnce = (mostNamed: number) => `At most ${mostNamed} can be chosen at once.`;
export const noSuchState = 'There is no such state.';
export const stateRequired = 'A state is required.';
export const notManyStates = 'There are not so many states.';
export const noteMostLetters = 'A note has at most 300 letters.';
/** Error for making a cancelled home again although it was refunded. */
export const refunded = 'It was cancelled and its money was sent back, so it stays cancelled. It can be ordered again.';
export const broughtItToOn = (by: string, state: string, at: string) => `${by} brought it to “${state}” on ${at}.`;
export const homeNot = 'This home is not there.';
export const somebodyChangedMeanwhile = 'Somebody changed it meanwhile.';
export const pressUsedSomethingElse = 'This press was used for something else. Please load the page again.';
export const nothingTakeBack = 'There is nothing to take back.';
export const isPlaced = 'Placed';
export const isPacked = 'Packed';
export const isSent = 'Sent';
export const isDelivered = 'Delivered';
export const isCancelled = 'Cancelled';
export const place = 'Place';
export const send = 'Send';
export const cancel = 'Cancel';
export const beingMade = 'Being made';
export const startMaking = 'Start making';
export const markPacked = 'Mark packed';
export const markDelivered = 'Mark delivered';
export const cameBack = 'Came back';
export const markCameBack = 'Mark came back';
export const orderPlaced = 'Order placed';
export const itsWay = 'On its way';
export const cameBackUs = 'Came back to us';
export const sayWhoCarriesCourier = 'Please say who carries it: a courier, or “Own delivery”.';
export const cancelledAcceptAgainFirst = 'It was cancelled. Accept it again first.';
export const alreadyOnlyWhatCame = (state: string) => `It was ${state} already. Only what came back can be cancelled.`;
export const nothingGoesBackPlaced = 'Nothing goes back to placed by a step; take the last step back instead.';
export const cannotBecome = (was: string | undefined, wanted: string | undefined) =>
  `It is ${was} and cannot become ${wanted}.`;
export const homeWithoutName = 'a home without a name';
export const sharedByPlaces = (number: string, reference: string, name: string, pincode: string) =>
  `${number} is given to ${reference}, ${name}, ${pincode}, as well. Parcels to different places cannot share a number.`;
export const sharedByConsignments = (number: string, reference: string, name: string, pincode: string) =>
  `${number} is given to ${reference}, ${name}, ${pincode}, as well. Only parcels of one consignment can share a number.`;
export const stepCanTakenBack =
  'A step can be taken back for ten minutes. Please choose the state that is right now instead.';

// Late home.
export const itsAddressStillMissing =
  'Its address is still missing. It is packed once the guest or the family has given it.';
export const paidHomesWaitTheir = (waiting: number) =>
  counted(waiting, {
    one: '1 paid home waits for its address and is not listed.',
    other: `${waiting} paid homes wait for their address and are not listed.`,
  });

// Ids.
export const noSuchOrder = 'There is no such order.';
export const numberSigns = 'A number has letters and digits only.';
