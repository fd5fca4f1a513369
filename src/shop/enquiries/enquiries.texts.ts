/** Texts of what people write to the shop. `src/README.md` tells the form. */

// The fields of the person.
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const message = 'Message';
export const submitting = 'Submitting...';
/** `why` is a sentence. */
export const messageNotSent = (why: string) => `Your message was not sent. ${why}`;
export const requestNotSent = (why: string) => `Your request was not sent. ${why}`;

// A message to the shop.
export const contactSend = 'Send message';
export const contactSent = ' Your message has been sent successfully !';

// A quote.
export const quoteTitle = 'Get Quote';
export const quoteTitleDesigner = 'Get Quote with Designer';
export const quoteSend = 'Send';
export const quoteSent = 'Message sent successfully!';
export const quoteSentDesigner = 'Message sent successfully!!';

// A wish about an invitation.
export const wish = 'Customize';
export const wishTitle = 'Customize this invitation';
export const wishNote =
  'Tell us what should be different: names, colours, language, size. We call you about the details.';
export const wishSubmit = 'Submit';
export const wishThanks = 'Thank you';
export const wishSent = 'We will call you soon. You can keep adding sweets to your box until then.';
export const wishContinue = 'Keep adding sweets';
