/** Texts of the rules, contracts and answers of sharing. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'sharing';

// Share.
export const sayWhomLink = 'Please say for whom the link is.';
export const nameMayMostLetters = 'The name may have at most 40 letters.';
export const enterValidName = 'Enter valid name.';
export const writeAddress = 'Please write the address.';
export const addressMayMostCharacters = 'Address may have at most 500 characters.';
export const onlyDigitsAllowedPincode = 'Only digits allowed in pincode.';
export const pincodeMustDigits = 'Pincode must be 6 digits.';
export const writeAddressToo = 'Please write the address, too.';
export const writePincode = 'Please write the pincode.';
export const closed =
  'This link is no longer open, or another person has opened it. Please ask the family for a new one.';
export const own = 'This is your own list. Send the link to the relative it is for.';
export const notShared = 'This list is not shared with you any more.';
export const readOnly = 'You may read this list. Ask the family for a link with which you may write, too.';
export const changed = 'Somebody changed this guest meanwhile. Please look at what is there now.';
export const taken = 'This mobile number is on the list already.';
export const listSharedMostRelatives = (mostShares: number) =>
  `A list is shared with at most ${mostShares} relatives at the same time. Take one link back first.`;
export const linkDoesNotExist = 'That link does not exist.';
export const guestListHoldsMost = (maxGuests: number) => `A guest list holds at most ${maxGuests} guests.`;
export const guestNoLongerList = 'That guest is no longer on the list.';
/** Message by which a family sends the link. */
export const sharesGuestList = (name: string, host: string, page: string) =>
  `Namaste ${name}, ${host} shares the guest list of the wedding with you. Open it with your own mobile number; the link works for you alone: ${page}`;
/** Stands for a host without a name. */
export const sharesFamily = 'your family';
export const addedGuest = 'added';
export const wroteAddress = 'wrote the address of';

// Ids.
export const guestDoesNotExist = 'That guest does not exist.';
