/** Headings of the list as a table. `src/README.md` tells the form. */

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
