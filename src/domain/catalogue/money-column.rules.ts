/** True for a column of a sheet whose cells are rupees. */
export const isMoneyColumn = (column: string): boolean => column === 'rate' || column === 'price';
