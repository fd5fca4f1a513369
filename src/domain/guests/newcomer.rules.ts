interface Written {
  address: string;
  pincode: string;
}

/** Address and pincode, of which neither letter case nor punctuation makes another address. */
const written = ({ address, pincode }: Written): string =>
  `${address} ${pincode}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Tells whether a newcomer is a guest of the list already and wrote another address than the list has. `same` says that
 * the shop, which knows the pincode's places, takes both for one home.
 */
export const isMoved = (one: Written & { known: (Written & { same?: boolean }) | null }): boolean =>
  one.known !== null && one.known.address !== '' && !one.known.same && written(one.known) !== written(one);
