/** A dry fruit of the demonstration shop; `rate` in whole rupees for one kilogram. */
export interface DemoDryFruit {
  slug: string;
  name: string;
  rate: number;
  description: string;
  ingredients: string;
  allergens: string[];
  shelfLifeDays: number;
  storage: string;
  otherNames: string[];
  isBestSeller: boolean;
}

const storage = 'Keep closed, cool and dry; in the fridge in summer.';
const dryFruit = (slug: string, name: string, rate: number, description: string, otherNames: string[], more: Partial<DemoDryFruit> = {}): DemoDryFruit => ({
  slug,
  name,
  rate,
  description,
  ingredients: name,
  allergens: ['Tree nuts'],
  shelfLifeDays: 180,
  storage,
  otherNames,
  isBestSeller: false,
  ...more,
});

/** Dry fruits sold by the kilogram. */
export const demoDryFruits: DemoDryFruit[] = [
  dryFruit('almonds', 'Almonds', 980, 'California nonpareil almonds, large and even, sorted by hand for broken ones. Sweet, crisp and thin-skinned, so they peel easily after a night in water. The base of every shagun tray and of most of our own sweets.', ['बादाम', 'ਬਦਾਮ', 'badam', 'badaam'], { isBestSeller: true }),
  dryFruit('cashews', 'Cashews', 1050, 'Whole W-240 kernels from Mangaluru, ivory-coloured and sweet, never scorched. Good raw, better roasted in ghee with pepper. We grind the same grade for our katli.', ['काजू', 'ਕਾਜੂ', 'kaju', 'kaaju'], { isBestSeller: true }),
  dryFruit('pistachios', 'Pistachios', 1450, 'Iranian pistachios, naturally split, roasted in the shell with a little salt. Green, full and easy to open, because we pick the shut ones out.', ['पिस्ता', 'ਪਿਸਤਾ', 'pista', 'pistachio'], { ingredients: 'Pistachios, salt' }),
  dryFruit('raisins', 'Raisins', 520, 'Long green Kandahari raisins dried in the shade, soft and honey-sweet. Wash them once, and they plump up again in kheer, pulao and panjiri.', ['किशमिश', 'ਕਿਸ਼ਮਿਸ਼', 'kishmish', 'kismis'], { allergens: [] }),
  dryFruit('black-raisins', 'Black raisins', 600, 'Seeded Afghan munakka, large, dark and winey. Traditionally soaked overnight and eaten before breakfast; children like them warm from the pan.', ['मुनक्का', 'ਮੁਨੱਕਾ', 'munakka', 'manuka'], { allergens: [] }),
  dryFruit('figs', 'Figs', 1350, 'Afghan figs on a string, pressed flat and still soft inside, full of crackling seeds. Soak two in milk, or chop them into a box of nuts for sweetness.', ['अंजीर', 'ਅੰਜੀਰ', 'anjeer', 'anjir'], { allergens: [] }),
  dryFruit('walnuts', 'Walnuts', 1150, 'Light halves from Kashmir, cracked this season, oily and sweet without bitterness. Keep them cold and they stay so through summer.', ['अखरोट', 'ਅਖਰੋਟ', 'akhrot', 'akhroat']),
  dryFruit('dates', 'Dates', 480, 'Soft Ajwa-style dates with thin skin and a caramel heart. Fill them with an almond for the box, or leave them as they are for the fast.', ['खजूर', 'ਖਜੂਰ', 'khajoor', 'khajur'], { allergens: [] }),
  dryFruit('apricots', 'Apricots', 780, 'Whole dried apricots from Ladakh with the stone inside, tart and tough at first, then sweet. Crack the stone: the kernel is edible and tastes of almond.', ['खुबानी', 'ਖੁਰਮਾਨੀ', 'khubani', 'jardalu'], { allergens: [] }),
  dryFruit('makhana', 'Makhana', 1100, 'Puffed lotus seeds from Darbhanga, large, white and light; a kilo fills a bucket. Roast them in ghee with salt and turmeric for the guests who are fasting.', ['मखाना', 'ਮਖਾਣੇ', 'phool makhana', 'fox nuts'], { allergens: [] }),
  dryFruit('pine-nuts', 'Pine nuts', 3600, 'Chilgoza from Kinnaur, roasted in the shell over wood. Peel one and the afternoon is gone. The dearest nut of the north, given in small bags.', ['चिलगोज़ा', 'ਚਿਲਗੋਜ਼ਾ', 'chilgoza', 'pinenut']),
  dryFruit('hazelnuts', 'Hazelnuts', 1500, 'Round Turkish kernels with the skin on, roasted lightly so that it rubs off. Sweet and woody; they go well with chocolate and with raisins.', ['हेज़लनट', 'ਹੇਜ਼ਲਨਟ', 'hazelnut', 'pahadi badam']),
  dryFruit('mixed-dry-fruits', 'Mixed dry fruits', 1080, 'Almonds, cashews, pistachios, raisins and figs in the proportion we use for our own boxes: nothing cheap to fill the bag. Ready for trays, for travelling and for the tin on the table.', ['मेवा', 'ਮੇਵਾ', 'mewa', 'panchmeva'], { ingredients: 'Almonds, cashew nuts, pistachios, raisins, figs' }),
  dryFruit('saffron', 'Kesar mishri elaichi mix', 900, 'Threads of sugar candy, green cardamom and a little Kashmiri saffron, handed round after dinner with the fennel. Cool, fragrant and festive in a silver bowl.', ['केसर मिश्री', 'ਕੇਸਰ ਮਿਸ਼ਰੀ', 'kesar', 'saffron mishri', 'mukhwas'], { ingredients: 'Sugar candy, green cardamom, fennel, saffron', allergens: [], shelfLifeDays: 365 }),
];
