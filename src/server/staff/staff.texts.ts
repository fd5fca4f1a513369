/** Texts of the gates of the back office. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.staff';

// Identify.
export const signBackOffice = 'Please sign in to the back office.';
export const yourRoleShopDoes = 'Your role in the shop does not include this. The owner can change it.';
export const signOnceMoreNeeds = 'Please sign in once more: this needs a sign-in of the last five minutes.';
export const canOnlyDoneFrom = 'This can only be done from the back office itself.';

// Owner.
export const youNotOwnerShop = 'You are not an owner of the shop any more. Nothing was changed.';
