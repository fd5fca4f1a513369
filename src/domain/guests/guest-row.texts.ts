/** Sentences about a guest’s row that cannot be taken. `src/README.md` tells the form. */

export const rowNameMissing = 'The name is missing.';
export const rowNameNotValid = (name: string) => `The name “${name}” is not valid. A name has 3 to 80 letters.`;
export const rowNameSigns = (name: string) =>
  `The name “${name}” is not valid. It has characters that we do not use in names.`;
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
