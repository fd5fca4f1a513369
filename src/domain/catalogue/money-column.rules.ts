/** Tells whether the cells of a sheet's column are rupees. */
export const isMoneyColumn = (column: string): boolean => column === 'rate' || column === 'price';
