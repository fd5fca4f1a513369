import { pluralsOf } from '#lib/plurals.ts';

/** Sentences about rows and cells of a file of guests that cannot be accepted as they are. */

const counted = pluralsOf('en');

export const importCellGuestNo = (text: string) => `We left out the guest number ${text}: it is not valid.`;
export const importCellEmail = (text: string) => `We left out the email ${text}: it is not valid.`;
export const importCellAddress = (text: string) => `We left out the address ${text}: it is not valid.`;
export const importCellPincode = (text: string) => `We left out the pincode ${text}: it is not valid.`;
export const importCellCategory = (text: string) => `We left out the category ${text}: it is not valid.`;
export const importCellEvent = (text: string) => `We left out the event ${text}: it is too long.`;
export const importCellSide = (text: string) => `We left out the side ${text}: it is neither bride nor groom.`;
export const importCellNote = (most: number, end: string) =>
  `The note is longer than ${most} letters. We left out its end: “${end}”.`;

// What a name or a number was made of.
export const importNameWas = (text: string) => `It says “${text}” in your list.`;
/** Words beside a number. */
export const importWords = (words: string) => `We left out the words beside the number: ${words}.`;
export const importCellHousehold = (text: string) => `We left out the name on the box ${text}: it is not valid.`;
export const importEventMore = (text: string) => `We left out the event ${text}: it is one too many.`;
export const importPincodeFound = (pincode: string) => `We took the pincode ${pincode} from the address.`;
export const importPincodeDiffers = (found: string, pincode: string) =>
  `The address ends with the pincode ${found}, but its column says ${pincode}. Please type the right one.`;
/** `words` stand in the list, such as `same as above`. */
export const importDitto = (words: string, field: 'address' | 'pincode', text: string) =>
  `We read “${words}” as the ${field} of the row above: ${text}.`;
/** Stands in the guest's note. */
export const importNotePlace = (field: 'address' | 'pincode', words: string) =>
  `${field === 'address' ? 'Address' : 'Pincode'}: ${words}`;
export const importMarked = (field: string) =>
  `A quotation mark (") is in the wrong place, so cells may have run together. Please check the row and correct ${field}.`;
export const importNoPincode = (text: string) =>
  `“${text}” at the end of the address is not a pincode: those have 6 digits.`;
export const importAddressDate = (text: string) => `“${text}” in the address looks like a date.`;
export const importPeopleRead = (text: string, people: number) =>
  counted(people, { one: `We read “${text}” as 1 guest.`, other: `We read “${text}” as ${people} guests.` });
export const importNobody = 'The number of guests is 0.';
export const importPeopleAsked = (people: string) =>
  `Is this one invitation for ${people} guests? Please type how many.`;
/** Stands in the guest's note. */
export const importNoteGuests = (text: string) => `Guests: ${text}`;
/** Stands in the guest's note. */
export const importNoteAddress = (address: string) => `Other address: ${address}`;
export const importNoteFull = (text: string) => `The note had no space for: ${text}.`;
export const importNotes = (notes: string) => `We kept this as a note: ${notes}.`;
export const importPeople = (people: number) =>
  counted(people, {
    one: 'We read the name as 1 guest.',
    other: `We read +${people - 1} in the name as ${people} guests.`,
  });
/** Stands in the guest's note. */
export const importNotePeople = (people: number) => `${people} people`;
export const importNoNumber = 'No mobile number: you cannot ask this guest on WhatsApp.';
export const importAbroad = 'Lives abroad: stays on your list, but we send boxes within India only.';
export const importRowTwoAddresses = 'Two addresses: we made two homes, and put this number in the note.';
export const importHomeAlone = (name: string) =>
  `Nobody else has “${name}” as the name on the box, so we kept it as a note.`;
export const importHomeLost = (name: string) => `Nobody else has “${name}” as the name on the box, so we left it out.`;
export const importNameAbove = (name: string) =>
  `“${name}” covers several rows of your list. Is this somebody else? Please type the name.`;
/** A row of a text in columns with more cells than headings. */
export const importCellsAsked = (field: string) =>
  `This row has more cells than your list has columns. Please check the row and correct the ${field}.`;
export const importCellsJoined = (text: string, field: string) =>
  `We read “${text}” as one ${field}, because the row has more cells than your list has columns.`;
export const importRowSide = (text: string) => `The side ${text} is neither bride nor groom.`;
export const importRowEvent = (text: string) => `The event ${text} is too long.`;
export const importRowEvents = (most: number) => `A guest can have at most ${most} events.`;

// Rows that mean a guest who is there already.
export const importRowTwice = (row: string) => `The same mobile number as in row ${row}.`;
export const importRowAgain = (row: string) => `The same guest as in row ${row}.`;
export const importRowShares = (name: string, row: string) => `The same number as ${name} in row ${row}.`;
export const importRowSharesListed = (name: string) => `The same number as ${name} on your list.`;
export const importRowShortened = (mobile: string) =>
  `Your spreadsheet shortened this number to ${mobile}. Show the column as whole numbers there, then save again.`;

// Guest check.
export const rowOfSheet = (at: number, sheet: string) => `${at} of ${sheet}`;
