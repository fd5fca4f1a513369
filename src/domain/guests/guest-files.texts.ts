/** Sentences about rows and cells of a file of guests that cannot be accepted as they are. */

export const importCellGuestNo = (text: string) => `The guest number ${text} is not valid and is left out.`;
export const importCellEmail = (text: string) => `The e-mail ${text} is not valid and is left out.`;
export const importCellAddress = (text: string) => `The address ${text} is not valid and is left out.`;
export const importCellPincode = (text: string) => `The pincode ${text} is not valid and is left out.`;
export const importCellCategory = (text: string) => `The category ${text} is not valid and is left out.`;
export const importCellEvent = (text: string) => `The event ${text} is too long and is left out.`;
export const importCellSide = (text: string) => `The side ${text} is neither bride nor groom and is left out.`;
export const importCellNote = (most: number, end: string) =>
  `The note is longer than ${most} letters, and its end is left out: “${end}”.`;

// What a name or a number was made of.
export const importNameWas = (text: string) => `Written as “${text}” in your list.`;
/** Words beside a number. */
export const importWords = (words: string) => `Left out beside the number: ${words}.`;
export const importCellHousehold = (text: string) => `The name on the box ${text} is not valid and is left out.`;
export const importEventMore = (text: string) => `The event ${text} is one too many and is left out.`;
export const importPincodeFound = (pincode: string) => `The pincode ${pincode} is taken from the address.`;
export const importPincodeDiffers = (found: string, pincode: string) =>
  `The address ends with the pincode ${found}, its own column has ${pincode}. Please type the right one.`;
/** `words` stand in the list, such as `same as above`. */
export const importDitto = (words: string, field: 'address' | 'pincode', text: string) =>
  `“${words}” is read as the ${field} of the row above: ${text}.`;
/** Stands in the guest's note. */
export const importNotePlace = (field: 'address' | 'pincode', words: string) =>
  `${field === 'address' ? 'Address' : 'Pincode'}: ${words}`;
export const importMarked = (field: string) =>
  `A quotation mark (") stands in the wrong place, so cells may have run together. Please check the row and put ${field} right.`;
export const importNoPincode = (text: string) =>
  `“${text}” at the end of the address is no pincode: those have 6 digits.`;
export const importAddressDate = (text: string) => `“${text}” in the address looks like a date.`;
export const importPeopleRead = (text: string, people: number) => `“${text}” is read as ${people} guests.`;
export const importNobody = 'The number of guests is 0.';
export const importPeopleAsked = (people: string) =>
  `Are these ${people} guests for one invitation? Please type their number.`;
/** Stands in the guest's note. */
export const importNoteGuests = (text: string) => `Guests: ${text}`;
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
export const importHomeAlone = (name: string) =>
  `Nobody else has “${name}” as the name on the box: it is kept as a note.`;
export const importHomeLost = (name: string) => `“${name}” is left out as the name on the box: nobody else has it.`;
export const importNameAbove = (name: string) =>
  `“${name}” stands over several rows of your list. Is this somebody else? Please type the name.`;
/** A row of a text in columns with more cells than headings. */
export const importCellsAsked = (field: string) =>
  `This row has more cells than your list has columns. Please check the row and put the ${field} right.`;
export const importCellsJoined = (text: string, field: string) =>
  `“${text}” is read as one ${field}, because the row has more cells than your list has columns.`;
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

// Guest check.
export const ofAt = (at: number, sheet: string) => `${at} of ${sheet}`;
