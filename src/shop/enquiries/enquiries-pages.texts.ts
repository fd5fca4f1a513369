/** Texts of the pages on which somebody writes to the shop. `src/README.md` tells the form. */

// Contact.
export const contactTitle = 'Contact us';
export const contactDescription = (shop: string, city: string) => `Write to ${shop}, call, or visit us in ${city}.`;
export const contactNeedsScript = 'The form needs JavaScript. A call, an email or WhatsApp reaches us just as well.';
export const questionsTitle = 'Often asked';

// A design of one's own.
export const designTitle = 'Upload your design';
export const designWay = 'Invitations';
export const designHere = 'Your design';
export const designNote =
  'Show us the invitation you have in mind. We tell you what it costs and when it can be ready.';
