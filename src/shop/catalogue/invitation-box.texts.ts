/** Texts of the box of an invitation. `src/README.md` tells the form. */

export const saveLater = 'Save for Later';
export const addToCart = 'Add to cart';
/** The price above the box. */
export const price = (rupees: string) => `Rs. ${rupees}/-`;
export const fillForBudget = 'Fill it for my budget';
export const withdrawn = 'We no longer offer this design, so you cannot order this box.';
export const withdrawnAll = 'See all invitations';
/** Behind the notice that another box was put aside. */
export const bringBack = 'Bring it back';
