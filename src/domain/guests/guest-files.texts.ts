/** Sentences about rows and cells of a file of guests that cannot be accepted as they are. */

export const importCellGuestNo = (text: string) => `The guest number ${text} is not valid and is left out.`;
export const importCellEmail = (text: string) => `The e-mail ${text} is not valid and is left out.`;
export const importCellAddress = (text: string) => `The address ${text} is not valid and is left out.`;
export const importCellPincode = (text: string) => `The pincode ${text} is not valid and is left out.`;
export const importCellCategory = (text: string) => `The category ${text} is not valid and is left out.`;
export const importCellEvent = (text: string) => `The event ${text} is too long and is left out.`;
export const importCellSide = (text: string) => `The side ${text} is neither bride nor groom and is left out.`;
export const importCellNote = (text: string) => `The note ${text} is too long and is left out.`;

// What a name or a number was made of.
export const importNameWas = (text: string) => `Written as “${text}” in your list.`;
/** Words beside a number. */
export const importWords = (words: string) => `Left out beside the number: ${words}.`;
export const importCellHousehold = (text: string) => `The name on the box ${text} is not valid and is left out.`;
export const importEventMore = (text: string) => `The event ${text} is one too many and is left out.`;
export const importPincodeFound = (pincode: string) => `The pincode ${pincode} is taken from the address.`;
export const importPincodeDiffers = (found: string, pincode: string) =>
  `The address ends with the pincode ${found}, its own column has ${pincode}.`;
export const importAddressDate = (text: string) => `“${text}” in the address looks like a date.`;
export const importPeopleRead = (text: string, people: number) => `“${text}” is read as ${people} guests.`;
/** Stands in the guest's note. */
export const importNoteAddress = (address: string) => `Other address: ${address}`;
export const importNoteFull = (text: string) => `No room in the note for: ${text}.`;
export const importNotes = (notes: string) => `Kept as a note: ${notes}.`;
export const importPeople = (people: number) =>
  `${people > 1 ? `+${people - 1} in the name is` : 'The name is'} taken as ${people} ${people === 1 ? 'guest' : 'guests'}.`;
/** Stands in the guest's note. */
export const importNotePeople = (people: number) => `${people} people`;
export const importNoNumber = 'No mobile number: cannot be asked by WhatsApp.';
export const importAbroad = 'Abroad: kept on the list, boxes go to homes in India only.';
export const importRowTwoAddresses = 'Two addresses: kept as two homes, this number goes into the note.';
export const importHomeAlone = (name: string) => `“${name}” is left out as the name on the box: nobody else has it.`;
export const importRowSide = (text: string) => `The side ${text} is neither bride nor groom.`;
export const importRowEvent = (text: string) => `The event ${text} is too long.`;
export const importRowEvents = (most: number) => `A guest has at most ${most} events.`;

// Rows that mean a guest who is there already.
export const importRowTwice = (row: string) => `The same mobile number as in row ${row}.`;
export const importRowAgain = (row: string) => `The same guest as in row ${row}.`;
export const importRowShares = (name: string, row: string) => `The same number as ${name} in row ${row}.`;
export const importRowSharesListed = (name: string) => `The same number as ${name} on your list.`;
export const importRowShortened = (mobile: string) =>
  `Your spreadsheet has shortened this number to ${mobile}. Show the column as whole numbers there, then save again.`;
