/** Texts about codes, of the sign-in and of a new number. `src/README.md` tells the form. */

export const codeLabel = 'Code';
export const codeDigits = (digits: number) => `The code has ${digits} digits.`;
export const codeSent = (mobile: string) => `Sent to ${mobile}; good for five minutes.`;
/** The words around the code of a demonstration; on the profile there may be two. */
export const demoCode = 'This is a demonstration and no SMS is sent, so your code is shown here:';
export const demoCodeHere = 'This is a demonstration and no SMS is sent, so your code is shown here: {code}';
export const demoCodesHere =
  'This is a demonstration and no SMS is sent, so your code is shown here: {code}, and for your present number: {present}';
export const saving = 'Saving…';
/** While the device solves a puzzle. */
export const proving =
  'Many codes were asked for this number, so your device solves a puzzle first. That takes a few seconds.';
