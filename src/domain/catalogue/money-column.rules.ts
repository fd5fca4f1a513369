/** Tells whether a sheet's column contains amounts in rupees. */
export const isMoneyColumn = (column: string): boolean => column === 'rate' || column === 'price';
