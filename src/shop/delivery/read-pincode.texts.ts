/** Texts beside a pincode. `src/README.md` tells the form. */

export const probably = (place: string) => `Probably ${place}`;
