/** Texts of the profile. `src/README.md` tells the form. */

// The form.
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const noneGiven = 'None given';
export const mobileHintTwo = 'We send two codes: one to this number, one to your present number.';
export const mobileHintOne = 'We save a new number once you enter the code we send to it.';
export const addressLabel = 'Address';
export const addressHint = 'We send your own boxes here. Change it in your {list}.';
export const addressList = 'guest list';
export const save = 'Update';
export const saved = 'Profile update successfully';
export const mobileRequired = 'Mobile number is required*';
export const mobileTaken = 'Mobile Already Exist';

// The picture.
export const pictureUnread = 'We could not read this file as a picture. Please choose a JPEG or PNG.';
export const pictureHeard = 'Your picture';
export const pictureChoose = 'Choose a picture';
export const pictureHint = 'JPEG or PNG. We use the middle of it.';

// A new number.
export const presentCode = 'Code from your present number';
export const presentCodeSent = (present: string) =>
  `Sent to ${present}. No longer have that number? Leave this empty, and the new one is yours in a day.`;
export const numberInADay = 'The new number is yours a day after you enter its code.';
export const sendNewCodes = 'Send new codes';
/** Also a link at the top of every page. */
export const keepNumber = 'Keep my present number';
export const numberKept = 'You keep your number. Every other device is signed out.';

// The devices.
export const devicesTitle = 'Where you are signed in';
export const devicesNone = 'A device shows here once you sign in on it again.';
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
export const accountNote = 'What we keep about you is yours. Take it with you, or have it deleted.';
export const accountDownload = 'Download my data';
/** Name of the file. */
export const accountFile = 'my-data.json';
export const accountDelete = 'Delete my account';
export const accountSure = 'Delete your account?';
export const accountLost =
  'We delete your guest list, saved boxes, checklists and messages for good. Orders stay in our books without your name. Only invoices of ₹50,000 and more keep name and address, because tax law asks for it.';
export const accountKeep = 'Keep my account';
export const accountDeleted = 'Your account is deleted.';
