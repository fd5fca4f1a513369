/** Texts of the search page. `src/README.md` tells the form. */

export const searchTitle = 'Search';
export const searchDescription = 'Find sweets, invitations, dry fruits, decorations and designers.';
export const searchNeedsScript = 'Search needs JavaScript. You can browse every list without it.';
