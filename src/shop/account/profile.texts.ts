/** Texts of the profile. `src/README.md` tells the form. */

// The form.
export const nameLabel = 'Name';
export const emailLabel = 'E-mail';
export const noneGiven = 'None given';
export const mobileHintTwo = 'A new number needs two codes: one sent to it, and one sent to this number.';
export const mobileHintOne = 'A new number is saved once the code sent to it is entered.';
export const addressLabel = 'Address';
export const addressHint = 'Your own address for boxes to yourself. Change it in your {list}.';
export const addressList = 'guest list';
export const save = 'Update';
export const saved = 'Profile update successfully';
export const mobileRequired = 'Mobile number is required*';
export const mobileTaken = 'Mobile Already Exist';

// The picture.
export const pictureUnread = 'This file could not be read as a picture. Please choose a JPEG or PNG.';
export const pictureHeard = 'Your picture';
export const pictureChoose = 'Choose a picture';
export const pictureHint = 'JPEG or PNG; the middle of it becomes your picture.';

// A new number.
export const presentCode = 'Code of your present number';
export const presentCodeSent = (present: string) =>
  `Sent to ${present}. If you no longer have it, leave this empty: the new number is then yours in a day.`;
export const numberInADay = 'The new number is yours a day after you enter its code.';
export const sendNewCodes = 'Send new codes';
/** Also a link at the top of every page. */
export const keepNumber = 'Keep my present number';
export const numberKept = 'Your number stays, and every other device is signed out.';

// The devices.
export const devicesTitle = 'Where you are signed in';
export const devicesNone = 'Each device is listed here from its next sign-in on.';
/** Accessible name of the list. */
export const devicesHeard = 'Devices';
export const deviceThis = 'This device';
export const deviceUsed = (moment: string) => `Last used ${moment}`;
export const deviceSignOut = 'Sign out';
export const deviceSignOutHeard = (device: string) => `Sign out ${device}`;
export const deviceSignedOut = (device: string) => `${device} is signed out.`;
export const devicesMore = (left: number) => `Show ${left} more`;
export const everywhere = 'Sign out everywhere';
export const everywhereSure = 'Sign out everywhere?';
export const everywhereNote = 'You will need your mobile number and a code to sign in again, on this device too.';
export const everywhereStay = 'Stay signed in';
export const everywhereDone = 'You are signed out on every device.';

// The account.
export const accountTitle = 'Your account';
export const accountNote = 'What the shop keeps about you is yours: take it with you, or have it deleted.';
export const accountDownload = 'Download my data';
/** Name of the file. */
export const accountFile = 'my-data.json';
export const accountDelete = 'Delete my account';
export const accountSure = 'Delete your account?';
export const accountLost =
  'Your guest list, saved boxes, checklists and messages are deleted for good. Orders stay in our books without you; only invoices of ₹50,000 and more keep name and address, because tax law asks for it.';
export const accountKeep = 'Keep my account';
export const accountDeleted = 'Your account is deleted.';
