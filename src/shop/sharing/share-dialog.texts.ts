/** Texts of the dialog that shares the guest list. `src/README.md` tells the form. */

export const dialogTitle = 'Share with a relative';
export const dialogNote =
  'A brother or an aunt can see your guests, your checklist and where the boxes are, but never your profile or payments. Each link is for one person, who opens it with their own mobile number.';
export const sharedWithMe = (lists: number) => `Lists that others share with you (${lists})`;

// A new link.
export const linkFor = 'Who is the link for?';
export const linkMay = 'They can';
export const linkReads = 'See the list';
export const linkWrites = 'See the list, add guests and fill in addresses';
export const linkMake = 'Make the link';
export const linkMaking = 'One moment…';
export const linkEnded = 'The link has ended. They can no longer open your list.';

// A link that was made; `…Heard` is the accessible name of a button.
export const rowReads = 'Can see';
export const rowWrites = 'Can fill in';
export const rowOpened = (name: string, day: string) => `Opened by ${name} on ${day}`;
export const rowUnopened = 'Not opened yet';
export const rowState = (opened: string, end: string) => `${opened}, ends on ${end}`;
export const rowSend = 'WhatsApp';
export const rowSendHeard = (name: string) => `WhatsApp to ${name}`;
export const rowCopy = 'Copy';
export const rowCopyHeard = (name: string) => `Copy the link for ${name}`;
export const rowEnd = 'End';
export const rowEndHeard = (name: string) => `End the link for ${name}`;
