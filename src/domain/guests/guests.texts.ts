import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of guests. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'guests';

const counted = pluralsOf('en');

// Celebration.
export const mayMostCharacters = (name: string, most: number) => `${name} may have at most ${most} characters.`;
export const theNames = 'The names';
export const theEvent = 'The event';
export const chooseDay = 'Please choose a day.';
export const chooseTime = 'Please choose a time.';
export const thePlace = 'The place';
export const yourWords = 'Your words';
export const sayWhetherYouCome = 'Please say whether you come.';
export const sayHowManyCome = 'Please say how many come.';
export const mostPeople = (mostPeople: number) => `At most ${mostPeople} people.`;
export const sayWhatYouEat = 'Please say what you eat.';
export const calendarTitle = 'Celebration';
export const eatsJain = 'Jain';
export const eatsVegetarian = 'vegetarian';
export const eatsEverything = 'everything';
export const aGuest = 'A guest';
export const changed = 'Somebody of the family changed this meanwhile. Please look at what is new and save again.';

// Family link.
export const nobodyChosen = 'Nobody is chosen.';
export const mostOnce = (mostNewcomers: number) => `At most ${mostNewcomers} at once.`;
export const mobileNumberRequired = 'Mobile number is required.';
export const nameRequired = 'Name is required.';
export const minCharactersRequired = 'Min 3 characters required.';
export const nameMayMostCharacters = 'Name may have at most 80 characters.';
export const enterValidName = 'Enter valid name.';
export const guestListHoldsMost = (maxGuests: number) => `A guest list holds at most ${maxGuests} guests.`;

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
export const landlineTickNoNumber = (mobileBegins: string) => `${mobileBegins}. For a landline, tick “Has no number”.`;
export const noteMayMostCharacters = (noteLength: number) => `The note may have at most ${noteLength} characters.`;
export const noteSignsCannotPrinted = 'The note has signs that cannot be printed. Please type it anew.';
export const addressMayMostCharacters = 'Address may have at most 500 characters.';
export const invalidAddressMustInclude = 'Invalid address. Must include letters.';
export const onlyDigitsAllowedPincode = 'Only digits allowed in pincode.';
export const pincodeMustDigits = 'Pincode must be 6 digits.';
export const guestNumberMayMost = 'Guest number may have at most 4 digits.';
export const emailNotValid = 'Email not valid.';
export const categoryInvalid = 'Category is invalid.';
export const invalidAddressSelection = 'Invalid address selection.';
export const guestDoesNotExist = 'That guest does not exist.';
export const nameRequiredHere = 'Name is required';
export const minCharacterRequired = 'Min 3 character required';
export const nameTooLong = 'Name may have at most 80 characters';
export const nameNotValid = 'Enter valid name';
export const guestNoRequired = 'Guest No is required';
export const guestnoNumberMustContain = 'GuestNo number must contain digits only';
export const emailWrong = 'Email not valid';
export const addressRequired = 'Address is required';
export const pincodeRequired = 'Pincode is required';
export const addAddress = 'Please add address';
export const onlyAcceptNumber = 'Only accept number.';
export const enterValidPincode = 'Please enter valid pincode.';
export const enterPincode = 'Please enter pinCode.';

// Guest import.
export const yourListAlready = (name: string) => `${name} is on your list already.`;
export const mobileNumberAlready = (name: string) => `${name} has this mobile number already.`;
export const phone = (number: string) => `Phone ${number}`;
export const livesAloneBecauseNobody = (name: string) =>
  `${name} lives alone, because nobody on your list has the number of that home.`;
export const livesAloneBecauseHome = (name: string, mostMembers: number) =>
  `${name} lives alone, because a home has at most ${mostMembers} guests.`;
export const livesAloneBecauseAddresses = (name: string) => `${name} lives alone, because the addresses differ.`;

// Guest page.
/** Message for a number that a courier in India cannot call. */
export const notIndian = 'Please write an Indian mobile number. If you have none, ask the family to add you.';

// Guest row.
export const nameMissing = 'The name is missing.';
export const nameNotValidName = (name: string) => `The name “${name}” is not valid. A name has 3 to 80 letters.`;
export const nameNotValidSigns = (name: string) => `The name “${name}” is not valid. It has signs that no name has.`;
export const mobileNumberNotValid = (mobile: string) => `The mobile number ${mobile} is not valid.`;
export const guestNumberNotValid = (guestNo: string) => `The guest number ${guestNo} is not valid.`;
export const eMailNotValid = (email: string) => `The e-mail ${email} is not valid.`;
export const categoryTooLong = 'The category is too long.';
export const addressNotValid = (address: string) => `The address “${address}” is not valid.`;
export const pincodeNotValid = (pincode: string) => `The pincode ${pincode} is not valid.`;
export const noteTooLong = 'The note is too long.';
export const onTheBox = (name: string) => `On the box: ${name}`;
export const boxNameKept = (guest: string, name: string) =>
  `${guest} shares no box named “${name}”; the name is kept as a note.`;
export const boxNameLost = (guest: string, name: string) =>
  `${guest} shares no box named “${name}”, and the note has no room for the name.`;

// Guest view.
export const closed = 'This link is no longer open. Please ask your host to send a new one.';
export const over = 'The day of the celebration is over. An answer is not needed any more.';
export const notSent = 'The box has not left the shop yet. Please say so when it is there.';

// Guest.
export const mostImported = 'At most 1000 guests at once.';
export const mostDeleted = 'At most 500 guests at once.';
export const changed2 = 'This guest was changed meanwhile. Please look at what is new and save again.';
export const noMobileNumberCannot = (name: string) =>
  `${name} has no mobile number and cannot be asked. Please type the address.`;
export const guestIdNotFound = 'guest id not found';

// Home sharing.
export const householdMostGuests = (mostMembers: number) => `A household has at most ${mostMembers} guests.`;

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
export const eventMayMostLetters = (eventLength: number) => `An event may have at most ${eventLength} letters.`;
export const mostEvents = (mostEvents: number) => `At most ${mostEvents} events.`;
export const writeNameBox = 'Please write the name on the box.';
export const nameBoxNeedsLeast = 'The name on the box needs at least 3 letters.';
export const nameBoxMayMost = (boxNameLength: number) =>
  `The name on the box may have at most ${boxNameLength} letters.`;
export const householdNeedsLeastTwo = 'A household needs at least two guests.';
export const mostInHousehold = (mostAtOnce: number) => `At most ${mostAtOnce} guests at once.`;
export const noGuest = 'One of these guests is no longer in your guest list.';
export const changed3 = 'One of these guests was changed meanwhile. Please look at the addresses and save again.';
export const guestMostEventsWould = (mostEvents: number, name: string | undefined) =>
  `A guest has at most ${mostEvents} events, and ${name} would have more.`;
export const bridesSide = 'Bride’s side';
export const groomsSide = 'Groom’s side';
export const bothSides = 'Both sides';
export const family = (family: string) => `${family} family`;
export const andFamily = (first: string) => `${first} and family`;

// Line counts.

// Line parts.

// Line signs.

// My address.
export const oneAddressOnly = 'Only one address field can be filled.';
export const noAddressGiven = 'Both address fields cannot be empty.';
export const onlyNumberAllowed = 'Only number allowed.';
export const notValidPincode = 'Not a valid pincode.';
export const canNotEmpty = 'Can not be empty.';
export const ownPincodeRequired = 'Pincode required.';
export const addressMustLeastCharacters = 'Address must be at least 3 characters long.';

// Newcomer.
export const closed2 = 'This link is no longer open. Please ask the family to send a new one.';
export const full = 'Very many people wait for this family already. Please send them your address in a message.';

// Own address.
export const dataUpdatedSuccessfully = 'Data updated successfully';
export const abroad = 'Parcels go to addresses in India only, so no address is needed from you.';
export const changed4 = 'The address was changed meanwhile. Please look at it once more.';
export const addressChangedTimesLink = (linkEdits: number) =>
  `The address was changed ${linkEdits} times by this link. Please ask your host to send a new one.`;

// Phone numbers.
export const also = (typed: string) => `Also ${typed}`;
export const phoneNote = (typed: string) => `Phone ${typed}`;
export const landline = (number: string) => `Landline ${number}`;

// Plain form.
export const formEmpty = 'The form is empty.';
export const linkNotComplete = 'The link is not complete.';

// Plain look.
export const closed3 = 'This link is no longer open. Please ask the person who sent it for a new one.';

// Waiting boxes.
/** Stands among the notes of the order. */
export const addressCameAfterPayment = (home: number) =>
  `Home ${home}: the address came after the payment, and the box goes there.`;

// Whatsapp texts.
export const messageAddress = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, ${host} would like to send you an invitation box. Please share your address here, it takes a minute: ${link}`;
export const messageReminder = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, a small reminder from ${host}: your address is still needed for the invitation box. It takes a minute: ${link}`;
export const messageCheck = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, before sending you an invitation box, ${host} would like to be sure of your address. Please see whether it is right, one tap is enough: ${link}`;
export const messagePreparing = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, an invitation box from ${host} is being prepared for you. Here you can see how it is coming along: ${link}`;
export const messageSent = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the invitation box from ${host} is on its way to you. You can follow it here: ${link}`;
export const messageDelivered = (guest: string, host: string, link: string) =>
  `Namaste ${guest}, the courier says that the invitation box from ${host} has arrived. Did it reach you? One tap here is enough to say so: ${link}`;
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
export const personDoesNotExist = 'That person does not exist.';
export const guestNumberDigitsOnly = 'Guest number must contain digits only.';
