import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of guests. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'guests';

const counted = pluralsOf('en');

// Celebration.
export const fieldTooLong = (name: string, most: number) => `${name} may have at most ${most} characters.`;
export const fieldNames = 'The names';
export const fieldEvent = 'The event';
export const chooseDay = 'Please choose a day.';
export const chooseTime = 'Please choose a time.';
export const fieldPlace = 'The place';
export const fieldWords = 'Your words';
export const answerMissing = 'Please say whether you are coming.';
export const peopleMissing = 'Please say how many of you are coming.';
export const tooManyPeople = (mostPeople: number) => `At most ${mostPeople} people can come.`;
export const foodMissing = 'Please say what you eat.';
export const calendarTitle = 'Celebration';
export const eatsJain = 'Jain';
export const eatsVegetarian = 'vegetarian';
export const eatsEverything = 'everything';
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

// Guest files.
export const columnNameOnBox = 'Name on the box';
export const columnGuestNumber = 'Guest number';
export const columnSide = 'Side';
export const columnEvents = 'Events';
export const columnNote = 'Note';
export const columnName = 'Name';
export const columnMobile = 'Mobile';
export const columnEmail = 'Email';
export const columnCategory = 'Category';
export const columnAddress = 'Address';
export const columnPincode = 'Pincode';

// Guest form.
/** Error for removing the number, e-mail or category of a guest who has one. */
export const mobileRequired = 'Mobile number is required*';
export const emailRequired = 'Email is required';
export const categoryRequired = 'Category is required';
export const landlineOrWrong = (mobileBegins: string) => `${mobileBegins}. For a landline, tick “Has no number”.`;
export const noteTooLongTyped = (noteLength: number) => `The note may have at most ${noteLength} characters.`;
export const noteUnprintable = 'We cannot print some of the signs in the note. Please type it again.';
export const addressTooLong = 'Address may have at most 500 characters.';
export const addressWithoutLetters = 'Invalid address. Must include letters.';
export const pincodeDigitsOnly = 'Only digits allowed in pincode.';
export const pincodeSixDigits = 'Pincode must be 6 digits.';
export const guestNumberTooLong = 'Guest number may have at most 4 digits.';
export const emailNotValid = 'Email not valid.';
export const categoryInvalid = 'Category is invalid.';
export const invalidAddressSelection = 'Invalid address selection.';
export const noGuestOfId = 'That guest does not exist.';
export const guestNameRequired = 'Name is required';
export const guestNameTooShort = 'Min 3 character required';
export const nameTooLong = 'Name may have at most 80 characters';
export const nameNotValid = 'Enter valid name';
export const guestNoRequired = 'Guest No is required';
export const guestNoDigitsOnly = 'GuestNo number must contain digits only';
export const emailWrong = 'Email not valid';
export const addressRequired = 'Address is required';
export const pincodeRequired = 'Pincode is required';
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

// Guest row.
export const rowNameMissing = 'The name is missing.';
export const rowNameNotValid = (name: string) => `The name “${name}” is not valid. A name has 3 to 80 letters.`;
export const rowNameSigns = (name: string) =>
  `The name “${name}” is not valid. It has signs that we do not use in names.`;
export const rowMobileNotValid = (mobile: string) => `The mobile number ${mobile} is not valid.`;
export const rowGuestNumberNotValid = (guestNo: string) => `The guest number ${guestNo} is not valid.`;
export const rowEmailNotValid = (email: string) => `The email ${email} is not valid.`;
export const rowCategoryTooLong = 'The category is too long.';
export const rowAddressNotValid = (address: string) => `The address “${address}” is not valid.`;
export const rowPincodeNotValid = (pincode: string) => `The pincode ${pincode} is not valid.`;
export const rowNoteTooLong = 'The note is too long.';
export const noteNameOnBox = (name: string) => `On the box: ${name}`;
export const boxNameKept = (guest: string, name: string) =>
  `${guest} does not share a box named “${name}”. We kept the name as a note.`;
export const boxNameLost = (guest: string, name: string) =>
  `${guest} does not share a box named “${name}”, and the note has no space for the name.`;

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

// Homes.
export const guestCount = (guests: number) => counted(guests, { one: `${guests} guest`, other: `${guests} guests` });
export const guestsInHomes = (guests: number, homes: number) =>
  counted(homes, {
    one: `${guestCount(guests)} in ${homes} home`,
    other: `${guestCount(guests)} in ${homes} homes`,
  });

// Household.
export const chooseSide = 'Please choose a side.';
export const nameEvent = 'Please name the event.';
export const eventTooLong = (eventLength: number) => `An event may have at most ${eventLength} letters.`;
export const tooManyEvents = (mostEvents: number) => `Please name at most ${mostEvents} events.`;
export const boxNameMissing = 'Please write the name on the box.';
export const boxNameTooShort = 'The name on the box needs at least 3 letters.';
export const boxNameTooLong = (boxNameLength: number) =>
  `The name on the box may have at most ${boxNameLength} letters.`;
export const homeNeedsTwo = 'Please choose at least two guests for a home.';
export const tooManyAtOnce = (mostAtOnce: number) => `You can choose at most ${mostAtOnce} guests at once.`;
export const guestGone = 'One of these guests is no longer in your guest list.';
export const homeChanged = 'One of these guests was changed just now. Please look at the addresses and save again.';
export const guestHasTooManyEvents = (mostEvents: number, name: string | undefined) =>
  `A guest can have at most ${mostEvents} events; ${name} would have more.`;
export const bridesSide = 'Bride’s side';
export const groomsSide = 'Groom’s side';
export const bothSides = 'Both sides';
export const boxNameOfFamily = (family: string) => `${family} family`;
export const boxNameAndFamily = (first: string) => `${first} and family`;

// Line counts.

// Line parts.

// Line signs.

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
export const addressChanged = 'The address was changed just now. Please check it once more.';
export const linkEditsUsedUp = (linkEdits: number) =>
  `This link has changed the address ${linkEdits} times. Please ask your host for a new one.`;

// Phone numbers.
export const noteAlso = (typed: string) => `Also ${typed}`;
export const notePhone = (typed: string) => `Phone ${typed}`;
export const noteLandline = (number: string) => `Landline ${number}`;

// Plain form.
export const formEmpty = 'The form is empty.';
export const linkNotComplete = 'The link is not complete.';

// Plain look.
export const pageClosed = 'This link is no longer open. Please ask the person who sent it for a new one.';

// Waiting boxes.
/** Stands among the notes of the order. */
export const noteAddressCame = (home: number) =>
  `Home ${home}: the address came after the payment. The box goes there.`;

// Whatsapp texts.
export const messageAddress = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, ${host} would like to send you an invitation box. Please share your address here, it takes a minute: ${link}`;
export const messageReminder = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, a small reminder from ${host}: we still need your address for the invitation box. It takes a minute: ${link}`;
export const messageCheck = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, ${host} would like to send you an invitation box. Is your address still right? One tap is enough: ${link}`;
export const messagePreparing = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, an invitation box from ${host} is being made for you. See how it is coming along: ${link}`;
export const messageSent = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the invitation box from ${host} is on its way to you. Follow it here: ${link}`;
export const messageDelivered = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the courier says the invitation box from ${host} has arrived. Did it reach you? One tap here tells us: ${link}`;
export const messageThanks = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, thank you from ${host} for letting us know that the box arrived. Your page is still here: ${link}`;
export const messageInvited = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, this is an invitation from ${host}. Please open it here: ${link}`;
export const yourFriends = 'your friends';
export const groupAsks = (host: string, page: string) =>
  `Namaste! ${host} would like to send everybody an invitation box. Please write your name and address here, it takes a minute: ${page}`;
/** Stands for a host without a name in the message to a group. */
export const groupFamily = 'Your family';

// Ids.
export const noPerson = 'That person does not exist.';
export const guestNumberDigitsOnly = 'Guest number must contain digits only.';
