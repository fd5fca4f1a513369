/** Texts of the rules, contracts and answers of delivery. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'delivery';

// Address suggestion.
export const searchTooShort = 'Please type at least three letters.';

// Arrival.
export const pincodeDigitsOnly = 'A pincode has digits only.';
export const pincodeDigits = 'The pincode has 6 digits.';

// Delivery plan.
export const dayMissing = 'Please choose a day from the calendar.';
export const tooManyPincodes = 'At most 5000 pincodes at once.';

// Pincode.
export const pincodeWrong = 'Pincode must be 6 digits.';
export const pincodeUnknown = 'We do not know this pincode.';
export const pincodeUnknownCheck = 'We do not know this pincode. Please check it.';
export const pincodeUnknownProbably = (text: string) =>
  `We do not know this pincode. It is probably in ${text}. Please check it.`;

// Ids.
export const noSession = 'This session is not valid.';
