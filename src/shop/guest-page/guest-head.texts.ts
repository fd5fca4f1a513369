/** What a message shows of the link to a guest's page, before a language is chosen. `src/README.md` tells the form. */

export const guestTitle = 'Your address for an invitation';
export const guestDescription = 'Tell the family that invites you where their invitation box shall go.';
