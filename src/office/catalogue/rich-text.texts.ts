/** Texts of the editor of policies. `src/README.md` tells the form. */

// Two ways to write.
export const views = (label: string) => `How to write “${label}”`;
export const viewLook = 'As it will look';
export const viewHtml = 'HTML';
export const htmlHeard = (label: string) => `${label} as HTML`;
export const lookNote =
  'When you paste a text, its headings, lists, tables and links stay. Pictures and colours do not.';
export const htmlNote = 'When you save, we take out what a policy may not hold, such as scripts.';

// Tools.
export const toolsHeard = (label: string) => `Format “${label}”`;
export const paragraphKindHeard = 'Kind of paragraph';
export const paragraph = 'Paragraph';
export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const bold = 'Bold';
export const italic = 'Italic';
export const list = 'List';
export const numberedList = 'Numbered list';
export const link = 'Link';
export const undo = 'Undo';
export const redo = 'Redo';

// A link.
export const linkTarget = 'Where the link leads';
export const linkTargetWrong =
  'Please write an address such as shagun.in/sweets, /sweets, an email address or a telephone number.';
export const putLink = 'Add the link';
export const removeLink = 'Remove the link';
export const closeLink = 'Close';
