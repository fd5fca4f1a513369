/** Texts of the rules, contracts and answers of guests. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'guests';

// Celebration.
export const aGuest = 'A guest';
export const celebrationChanged = 'Somebody in your family changed this just now. Please look at it and save again.';

// Family link.
export const nobodyChosen = 'Please choose somebody.';
export const tooManyNewcomers = (mostNewcomers: number) => `You can choose at most ${mostNewcomers} at once.`;
export const mobileNumberRequired = 'Mobile number is required.';
export const nameRequired = 'Name is required.';
export const nameTooShort = 'Min 3 characters required.';
export const newcomerNameTooLong = 'Name may have at most 80 characters.';
export const enterValidName = 'Enter valid name.';
export const listFull = (maxGuests: number) => `A guest list has space for ${maxGuests} guests.`;

// Guest form.
export const addressTooLong = 'Address may have at most 500 characters.';
export const noGuestOfId = 'That guest does not exist.';
export const addAddress = 'Please add address';
export const pincodeAcceptsDigits = 'Only accept number.';
export const pincodeEnterValid = 'Please enter valid pincode.';
export const pincodeEnter = 'Please enter pinCode.';

// Guest import.
export const onListAlready = (name: string) => `${name} is already on your list.`;
export const mobileTakenBy = (name: string) => `${name} already has this mobile number.`;
export const notePhoneOf = (number: string) => `Phone ${number}`;
export const aloneNobodyElse = (name: string) =>
  `${name} has a home of their own, because nobody on your list has the number of that home.`;
export const aloneHomeFull = (name: string, mostMembers: number) =>
  `${name} has a home of their own, because a home has at most ${mostMembers} guests.`;
export const aloneOtherAddress = (name: string) => `${name} has a home of their own, because the addresses differ.`;

// Guest page.
/** Message for a number that a courier in India cannot call. */
export const notIndian = 'Please write an Indian mobile number. If you have none, ask the family to add you.';

// Guest view.
export const guestLinkClosed = 'This link is no longer open. Please ask your host for a new one.';
export const celebrationOver = 'The celebration is over. There is no need to answer any more.';
export const boxNotSentYet = 'The box has not left our shop yet. Please tell us once it has arrived.';

// Guest.
export const tooManyImported = 'You can add at most 1000 guests at once.';
export const tooManyDeleted = 'You can delete at most 500 guests at once.';
export const guestChanged = 'This guest was changed just now. Please look at what is new and save again.';
export const guestWithoutNumber = (name: string) =>
  `${name} has no mobile number, so you cannot ask. Please type the address.`;
export const guestIdNotFound = 'guest id not found';

// Home sharing.
export const homeFull = (mostMembers: number) => `A home can have at most ${mostMembers} guests.`;

// Household.
export const homeNeedsTwo = 'Please choose at least two guests for a home.';
export const guestGone = 'One of these guests is no longer in your guest list.';
export const homeChanged = 'One of these guests was changed just now. Please look at the addresses and save again.';
export const guestHasTooManyEvents = (mostEvents: number, name: string | undefined) =>
  `A guest can have at most ${mostEvents} events; ${name} would have more.`;

// My address.
export const oneAddressOnly = 'Only one address field can be filled.';
export const noAddressGiven = 'Both address fields cannot be empty.';
export const ownPincodeDigitsOnly = 'Only number allowed.';
export const ownPincodeNotValid = 'Not a valid pincode.';
export const ownFieldEmpty = 'Can not be empty.';
export const ownPincodeRequired = 'Pincode required.';
export const ownAddressTooShort = 'Address must be at least 3 characters long.';

// Newcomer.
export const familyLinkClosed = 'This link is no longer open. Please ask the family for a new one.';
export const newcomersFull =
  'Many people are already waiting for this family. Please send them your address in a message.';

// Own address.
export const ownAddressSaved = 'Data updated successfully';
export const livesAbroad = 'We send boxes within India only, so we need no address from you.';
export const addressChanged = 'The address was changed just now. Please check it.';
export const linkEditsUsedUp = (linkEdits: number) =>
  `This link has changed the address ${linkEdits} times. Please ask your host for a new one.`;

// Plain form.
export const formEmpty = 'The form is empty.';
export const linkNotComplete = 'The link is not complete.';

// Plain look.
export const pageClosed = 'This link is no longer open. Please ask the person who sent it for a new one.';

// Waiting boxes.
/** Stands among the notes of the order. */
export const noteAddressCame = (home: number) =>
  `Home ${home}: the address came after the payment. The box goes there.`;

// Ids.
export const noPerson = 'That person does not exist.';
