import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of parcels. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'parcels';

const counted = pluralsOf('en');

// Fulfilment.
export const orderMissing = 'Please say which order.';
export const pressWithoutId = 'Please load the page again.';
export const courierTooLong = 'A courier’s name has at most 40 letters.';
export const numberTooLong = 'A number has at most 40 characters.';
export const nothingChosen = 'Please choose something.';
export const tooManyChosen = (mostNamed: number) => `You can choose at most ${mostNamed} at once.`;
export const noState = 'There is no such state.';
export const stateMissing = 'Please choose a state.';
export const tooManyStates = 'There are not that many states.';
export const noteTooLong = 'A note has at most 300 letters.';
/** Error for making a cancelled home again although it was refunded. */
export const refunded = 'It was cancelled and its money went back, so it stays cancelled. You can order it again.';
export const broughtTo = (by: string, state: string, at: string) => `${by} set it to “${state}” on ${at}.`;
export const noHome = 'There is no such home.';
export const changedJustNow = 'Somebody changed it just now.';
export const pressUsed = 'That button press was already used. Please load the page again.';
export const nothingToTakeBack = 'There is nothing to undo.';
export const statePlaced = 'Placed';
export const statePacked = 'Packed';
export const stateSent = 'Sent';
export const stateDelivered = 'Delivered';
export const stateCancelled = 'Cancelled';
export const actPlace = 'Place';
export const actSend = 'Send';
export const actCancel = 'Cancel';
export const stateMaking = 'Being made';
export const actStartMaking = 'Start making';
export const actMarkPacked = 'Mark packed';
export const actMarkDelivered = 'Mark delivered';
export const stateCameBack = 'Came back';
export const actMarkCameBack = 'Mark as come back';
export const customerPlaced = 'Order placed';
export const customerOnItsWay = 'On its way';
export const customerCameBack = 'Came back to us';
export const courierMissing = 'Please choose a courier, or “Own delivery”.';
export const acceptAgainFirst = 'It is cancelled. Accept it again first.';
export const cancelOnlyReturned = (state: string) => `It is already ${state}. You can cancel only what came back.`;
export const noStepToPlaced = 'You cannot set anything back to placed. Undo the last step instead.';
export const cannotBecome = (was: string | undefined, wanted: string | undefined) =>
  `It is ${was} and cannot become ${wanted}.`;
export const homeWithoutName = 'a home without a name';
export const sharedByPlaces = (number: string, reference: string, name: string, pincode: string) =>
  `${number} is also the number of ${reference}, ${name}, ${pincode}. Boxes to different places cannot share a number.`;
export const sharedByConsignments = (number: string, reference: string, name: string, pincode: string) =>
  `${number} is also the number of ${reference}, ${name}, ${pincode}. Only boxes of one consignment can share a number.`;
export const tooLateToTakeBack = 'You can undo a step for ten minutes. Please choose the right state instead.';

// Late home.
export const addressStillMissing =
  'Its address is still missing. We pack it once the guest or the family has given it.';
export const homesWaitForAddress = (waiting: number) =>
  counted(waiting, {
    one: '1 paid home waits for its address, so it is not listed.',
    other: `${waiting} paid homes wait for their address, so they are not listed.`,
  });

// Ids.
export const noOrder = 'There is no such order.';
export const numberNotValid = 'A number has only letters and digits.';
