/** Tabs of the sweets list, each the value of a category. */
export const sweetCategories = ['Indian Sweets', 'Innovative Fusions', 'Savouries', 'Dry Fruits'] as const;
/** Types of sweets, shown on `/sweets`, `/sugar-free` and `/bengali-sweets`. */
export const sweetTypes = ['Sweets', 'SugarFree', 'BengaliSweets'] as const;
/** Price ranges of the sweets list, in rupees for 400 grams. */
export const sweetPriceRanges = ['50-150', '150-300', '300-500', '500 & Above', 'All'] as const;
