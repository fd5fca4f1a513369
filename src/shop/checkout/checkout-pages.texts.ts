/** Texts of the pages on which something is paid. `src/README.md` tells the form. */

export const recipientsHead = 'Who gets the box';
export const payNeedsScript = 'Paying needs JavaScript. You can also order by phone or WhatsApp.';
