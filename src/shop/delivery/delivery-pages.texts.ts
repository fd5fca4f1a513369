/** Texts of the pincode in the header and of the day of arrival on a page. `src/README.md` tells the form. */

// The button of the header; until a pincode is known, a narrow window shows the last of its three words alone.
export const openTo = 'Deliver to';
export const openYour = 'your';
export const openPincode = 'pincode';

// The form.
/** Accessible name of the form. */
export const pincodeForm = 'Where it goes';
export const pincodeLabel = 'Deliver to (six digits)';
export const pincodeSave = 'Save';
export const pincodeHint = 'Then we show when things reach you. Your pincode stays on this device.';

// A product's page.
export const reachesAsk = 'When does it reach me?';
