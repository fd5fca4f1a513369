/** Texts of the rules, contracts and answers of site. `src/README.md` tells the form. */

// Navigation.
export const invitations = 'Invitations';
export const sweets = 'Sweets';
export const decorations = 'Decorations';
export const birthday = 'BirthDay';
export const designer = 'Designer';
export const bridge = 'Bridge';
export const planningTools = 'Planning Tools';
export const contact = 'Contact';
