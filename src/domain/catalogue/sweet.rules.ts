/** The four tabs of the sweets list; the label is the category value. */
export const sweetCategories = ['Indian Sweets', 'Innovative Fusions', 'Savouries', 'Dry Fruits'] as const;
/** The kinds behind the sub-pages `/sweets`, `/bengali-sweets` and `/sugar-free`. */
export const sweetTypes = ['Sweets', 'SugarFree', 'BengaliSweets'] as const;
/** The price ranges of the sweets list, in rupees for 400 grams. */
export const sweetPriceRanges = ['50-150', '150-300', '300-500', '500 & Above', 'All'] as const;
