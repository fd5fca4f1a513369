/** Texts of the payment of a sample. `src/README.md` tells the form. */

export const sampleTitle = 'One box for yourself';
export const sampleUnfilled = 'Please choose a sweet for every section of the box first.';
/** Notice after the payment. */
export const samplePaid = 'You have ordered your sample. We keep your box until you order more.';
