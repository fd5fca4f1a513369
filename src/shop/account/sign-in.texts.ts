/** Texts of the sign-in. `src/README.md` tells the form. */

// The heads of the steps.
export const signInTitle = 'Sign in';
export const signInLead = 'Your boxes, guest list and orders stay with your number.';
export const codeTitle = 'Enter the code';
export const codeLead = 'It proves that the number is yours.';
export const nameTitle = 'One last thing';
export const nameLead = 'Your guests see this name when you ask for their address.';
/** Accessible name of the way out. */
export const closeHeard = 'Close';
export const keepsNothing =
  'This browser keeps nothing for our shop, so the next page would sign you out again. Please allow cookies for this site, or free some space on this device, and load the page again. Another browser works too.';

// The number.
export const mobileLabel = 'Mobile number';
export const mobileHint = 'We send you a six-digit code.';
export const mobileMayNow = 'We can send a code now.';
export const sendCode = 'Send code';
export const sendingCode = 'Sending the code…';
export const acceptance = 'By signing in you accept our {terms}.';
export const acceptedTerms = 'terms and privacy policy';

// The code.
export const sentTo = (mobile: string) => `Sent to ${mobile}.`;
export const verify = 'Verify';
export const verifying = 'Checking…';
export const newCode = 'Send a new code';
export const newCodeInSeconds = (seconds: number) => `New code in ${seconds} s`;
export const newCodeInMinutes = (minutes: number) => `New code in ${minutes} min`;
export const changeNumber = 'Change number';

// A code that does not come.
export const noCodeYet =
  '{question} An SMS can be slow. Check the number, ask for a new code, or reach us: {call} or {write}.';
export const noCodeQuestion = 'No code yet?';
export const callUs = (phone: string) => `call ${phone}`;
export const writeUs = 'write on WhatsApp';

// The name.
export const nameLabel = 'Your name';
export const nameSave = 'Continue';

// Google.
export const googleOr = 'or';
export const googleContinue = 'Continue with Google';
export const googleRefused =
  'Google needs your permission to give us your name. Please allow it, or use your mobile number.';
export const googleBlocked =
  'Your browser blocked Google’s window. Please allow pop-ups for this page, or use your mobile number.';
export const googleNotYet = 'Google has not told us who you are yet. Please finish there, or press again.';
export const googleClosed =
  'Google’s window closed before you signed in. Please open it again, or use your mobile number.';
export const googleUnreached = 'We could not reach Google. Please use your mobile number.';
