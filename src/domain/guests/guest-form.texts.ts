/** What is wrong in the form of a guest. `src/README.md` tells the form. */

/** Error for removing the number, e-mail or category of a guest who has one. */
export const mobileRequired = 'Mobile number is required*';
export const emailRequired = 'Email is required';
export const categoryRequired = 'Category is required';
export const landlineOrWrong = (mobileBegins: string) => `${mobileBegins}. For a landline, tick “Has no number”.`;
export const noteTooLongTyped = (noteLength: number) => `The note may have at most ${noteLength} characters.`;
export const noteUnprintable = 'We cannot print some of the characters in the note. Please type it again.';
export const addressWithoutLetters = 'Invalid address. Must include letters.';
export const pincodeDigitsOnly = 'Only digits allowed in pincode.';
export const pincodeSixDigits = 'Pincode must be 6 digits.';
export const guestNumberTooLong = 'Guest number may have at most 4 digits.';
export const emailNotValid = 'Email not valid.';
export const categoryInvalid = 'Category is invalid.';
export const invalidAddressSelection = 'Invalid address selection.';
export const guestNameRequired = 'Name is required';
export const guestNameTooShort = 'Min 3 character required';
export const nameTooLong = 'Name may have at most 80 characters';
export const nameNotValid = 'Enter valid name';
export const guestNoRequired = 'Guest No is required';
export const guestNoDigitsOnly = 'GuestNo number must contain digits only';
export const emailWrong = 'Email not valid';
export const addressRequired = 'Address is required';
export const pincodeRequired = 'Pincode is required';
export const guestNumberDigitsOnly = 'Guest number must contain digits only.';
