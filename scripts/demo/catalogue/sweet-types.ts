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
  /** The least that is sold by weight, grams. */
  leastGrams: number;
  description: string;
  ingredients: string;
  allergens: string[];
  shelfLifeDays: number;
  storage: string;
  /** Names in Hindi and Punjabi and the spellings people type. */
  otherNames: string[];
}

/** How a sweet keeps, by the food regulator's classes: its days and the sentence on the label. */
const keeping = {
  fresh: { shelfLifeDays: 1, storage: 'Keep at room temperature in its open box, best eaten on the day it is made.' },
  day: { shelfLifeDays: 1, storage: 'Keep refrigerated, best eaten on the day it is made.' },
  cold: { shelfLifeDays: 2, storage: 'Keep refrigerated at 2 to 6 °C, best within two days.' },
  cool: { shelfLifeDays: 4, storage: 'Keep refrigerated, best within four days; bring to room temperature before serving.' },
  week: { shelfLifeDays: 7, storage: 'Keep closed in a cool, dry place, best within seven days.' },
  month: { shelfLifeDays: 30, storage: 'Keep in an airtight tin at room temperature, best within thirty days.' },
} as const;

type Details = Omit<DemoSweet, 'category' | 'type' | 'shelfLifeDays' | 'storage' | 'isWedding' | 'isBestSeller' | 'isDeliveryCharge' | 'leastGrams'> & {
  keeps: keyof typeof keeping;
  leastGrams?: number;
  flags?: ('wedding' | 'best' | 'no-delivery-charge')[];
};

/** Returns sweets of one category and type, completed with storage, shelf life, least weight in grams and flags. */
export function sweetsOf(category: DemoSweet['category'], type: DemoSweet['type'], details: Details[]): DemoSweet[] {
  return details.map(({ keeps, flags = [], leastGrams = category === 'Savouries' ? 200 : 100, ...rest }) => ({
    ...rest,
    leastGrams,
    category,
    type,
    ...keeping[keeps],
    isWedding: flags.includes('wedding'),
    isBestSeller: flags.includes('best'),
    isDeliveryCharge: !flags.includes('no-delivery-charge'),
  }));
}
