/** A sweet of the demonstration shop; `rate` in whole rupees for 400 grams. */
export interface DemoSweet {
  slug: string;
  name: string;
  category: 'Indian Sweets' | 'Innovative Fusions' | 'Savouries' | 'Dry Fruits';
  type: 'Sweets' | 'SugarFree' | 'BengaliSweets';
  rate: number;
  isWedding: boolean;
  isBestSeller: boolean;
  isDeliveryCharge: boolean;
  description: string;
  ingredients: string;
  allergens: string[];
  shelfLifeDays: number;
  storage: string;
  /** Names in Hindi and Punjabi and the spellings people type. */
  otherNames: string[];
}

/** How a sweet keeps: its days and the sentence on the label. */
export const keeping = {
  day: { shelfLifeDays: 1, storage: 'Eat on the day it is made; keep it in the fridge until then.' },
  cold: { shelfLifeDays: 2, storage: 'Keep in the fridge at 2 to 6 °C and eat within two days.' },
  cool: { shelfLifeDays: 4, storage: 'Keep in a cool place, in the fridge in summer, and eat within four days.' },
  week: { shelfLifeDays: 7, storage: 'Keep closed at room temperature and eat within seven days.' },
  month: { shelfLifeDays: 30, storage: 'Keep closed and dry at room temperature; good for thirty days.' },
} as const;

type Details = Omit<DemoSweet, 'category' | 'type' | 'shelfLifeDays' | 'storage' | 'isWedding' | 'isBestSeller' | 'isDeliveryCharge'> & {
  keeps: keyof typeof keeping;
  flags?: ('wedding' | 'best' | 'no-delivery-charge')[];
};

/** Completes the sweets of one category and type. */
export function sweetsOf(category: DemoSweet['category'], type: DemoSweet['type'], details: Details[]): DemoSweet[] {
  return details.map(({ keeps, flags = [], ...rest }) => ({
    ...rest,
    category,
    type,
    ...keeping[keeps],
    isWedding: flags.includes('wedding'),
    isBestSeller: flags.includes('best'),
    isDeliveryCharge: !flags.includes('no-delivery-charge'),
  }));
}
