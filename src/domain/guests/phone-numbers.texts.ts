/** Numbers that stand in a guest’s note. `src/README.md` tells the form. */

export const noteAlso = (typed: string) => `Also ${typed}`;
export const notePhone = (typed: string) => `Phone ${typed}`;
export const noteLandline = (number: string) => `Landline ${number}`;
