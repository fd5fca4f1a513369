/** Texts of the dialog that shares the guest list. `src/README.md` tells the form. */

export const dialogTitle = 'Share with a relative';
export const dialogNote =
  'A brother or an aunt sees your guests, your checklist and how far the boxes are, and never your profile or your payments. Each link is for one person, who opens it with their own mobile number.';
export const sharedWithMe = (lists: number) => `Lists that others share with you (${lists})`;

// A new link.
export const linkFor = 'For whom is the link?';
export const linkMay = 'They may';
export const linkReads = 'Read';
export const linkWrites = 'Read, add guests and write addresses';
export const linkMake = 'Make the link';
export const linkMaking = 'One moment…';
export const linkEnded = 'Taken back. The list is closed to them from now on.';

// A link that was made; what is only heard follows its word.
export const rowReads = 'Reads';
export const rowWrites = 'Reads and writes';
export const rowOpened = (name: string, day: string) => `Opened by ${name} on ${day}`;
export const rowUnopened = 'Not opened yet';
export const rowState = (opened: string, end: string) => `${opened}, ends on ${end}`;
export const rowSend = 'WhatsApp';
export const rowSendTo = (name: string) => ` to ${name}`;
export const rowCopy = 'Copy';
export const rowCopyFor = (name: string) => ` the link for ${name}`;
export const rowEnd = 'Take back';
export const rowEndFrom = (name: string) => ` from ${name}`;
