/** Texts of the days that a family wishes. `src/README.md` tells the form. */

export const eventLabel = 'Day of the celebration';
export const byLabel = 'Boxes should be there by';
export const afterEvent = (day: string) =>
  `If you order today, the last box arrives on ${day}, after your celebration.`;
export const freeDays = 'Days we can still take:';
export const plan =
  'We fill the boxes fresh and send them on {leaves}. The farthest home gets its box on {arrives}. The last safe day to order is {orderBy}.';
export const planToday = 'If you order today, the farthest home gets its box on {earliest}.';
