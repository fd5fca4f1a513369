/** Notes about rows and cells of a file of guests that cannot be accepted as they are. */

export const importCellGuestNo = (text: string) => `The guest number ${text} is not valid and is left out.`;
export const importCellEmail = (text: string) => `The e-mail ${text} is not valid and is left out.`;
export const importCellAddress = (text: string) => `The address ${text} is not valid and is left out.`;
export const importCellPincode = (text: string) => `The pincode ${text} is not valid and is left out.`;
export const importCellCategory = (text: string) => `The category ${text} is not valid and is left out.`;
export const importCellEvent = (text: string) => `The event ${text} is too long and is left out.`;
export const importCellSide = (text: string) => `The side ${text} is neither bride nor groom and is left out.`;
export const importRowTwice = (row: number) => `The same mobile number as in row ${row}.`;
export const importRowShortened = (mobile: string) =>
  `Your spreadsheet has shortened this number to ${mobile}. Show the column as whole numbers there, then save again.`;
