/** Texts of the button that deletes. `src/README.md` tells the form. */

export const deleteHeard = (name: string) => `Delete ${name}`;
