/** The mark of what is planned next. `src/README.md` tells the form. */

export const siteFrom = (at: string) => `on the site from ${at}`;
export const hiddenFrom = (at: string) => `hidden from ${at}`;
export const newPriceFrom = (at: string) => `new price from ${at}`;
export const priceEnds = (at: string) => `price ends ${at}`;
