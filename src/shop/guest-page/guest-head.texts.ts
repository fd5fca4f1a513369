/** What a message shows of the link to a guest's page, before a language is chosen. `src/README.md` tells the form. */

export const guestTitle = 'Your address for an invitation';
export const guestDescription = 'Tell the family where to send your invitation box.';
