/** Texts of the rules, contracts and answers of sharing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'sharing';

// Share.
export const nameMissing = 'Please say who the link is for.';
export const nameTooLong = 'The name may have at most 40 letters.';
export const nameNotValid = 'Enter valid name.';
export const addressMissing = 'Please write the address.';
export const addressTooLong = 'Address may have at most 500 characters.';
export const pincodeDigitsOnly = 'Only digits allowed in pincode.';
export const pincodeNotValid = 'Pincode must be 6 digits.';
export const addressMissingBesidePincode = 'Please write the address, too.';
export const pincodeMissing = 'Please write the pincode.';
export const linkClosed =
  'This link is no longer open, or another person has opened it. Please ask the family for a new one.';
export const ownList = 'This is your own list. Send the link to the relative it is for.';
export const notShared = 'This list is no longer shared with you.';
export const readOnly = 'You can only read this list. To write, ask the family for another link.';
export const guestChanged = 'Somebody changed this guest just now. Please look at what is there now.';
export const mobileTaken = 'This mobile number is already on the list.';
export const tooManyShares = (mostShares: number) =>
  `You can share a list with at most ${mostShares} relatives at a time. Take one link back first.`;
export const noLink = 'That link does not exist.';
export const listFull = (maxGuests: number) => `A guest list has space for ${maxGuests} guests.`;
export const guestGone = 'That guest is no longer on the list.';
/** Message by which a family sends the link. */
export const linkMessage = (name: string, host: string, page: string) =>
  `Namaste ${name}, ${host} would like to share the wedding’s guest list with you. Open it with your own mobile number; the link works for you alone: ${page}`;
/** Stands for a host without a name. */
export const unnamedFamily = 'your family';
export const didAdd = 'added';
export const didWriteAddress = 'wrote the address of';

// Ids.
export const noGuest = 'That guest does not exist.';
