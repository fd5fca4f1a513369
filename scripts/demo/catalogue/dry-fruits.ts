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
  /** Names in Hindi and Punjabi and the spellings people type. */
  otherNames: string[];
  isBestSeller: boolean;
}

const nuts = { allergens: ['Tree nuts'], shelfLifeDays: 180, storage: 'Keep in an airtight jar, cool and dry, best within six months; refrigerate in summer.', isBestSeller: false };
const fruit = { allergens: [], shelfLifeDays: 180, storage: 'Keep closed in a cool, dry place, best within six months.', isBestSeller: false };

/** Dry fruits sold by the kilogram. */
export const demoDryFruits: DemoDryFruit[] = [
  {
    ...nuts, slug: 'almonds', name: 'Almonds', rate: 980, isBestSeller: true,
    description: 'California nonpareil almonds, large and even, sorted by hand for broken and shrivelled ones. Sweet, crisp and thin-skinned, so they peel easily after a night in water. They fill half of every shagun tray, and they are what we grind for our own badam katli.',
    ingredients: 'Almonds', otherNames: ['बादाम', 'ਬਦਾਮ', 'badam', 'badaam', 'almond', 'giri badam'],
  },
  {
    ...nuts, slug: 'cashews', name: 'Cashews', rate: 1050, isBestSeller: true,
    description: 'Whole W-240 kernels from Mangaluru, ivory-coloured and never scorched, about five hundred to the kilo. They are sweet and milky raw, and better still roasted in a spoon of ghee with salt and crushed pepper. The same grade goes into our kaju katli.',
    ingredients: 'Cashew nuts', otherNames: ['काजू', 'ਕਾਜੂ', 'kaju', 'kaaju', 'cashew nuts', 'kaju giri'],
  },
  {
    ...nuts, slug: 'pistachios', name: 'Pistachios', rate: 1450,
    description: 'Iranian pistachios that split on the tree, roasted in the shell with a little salt. We pick out the closed ones before weighing. Green, full and slightly sweet, they are for the table where the elders sit and talk, with a second bowl for the shells.',
    ingredients: 'Pistachios, salt', otherNames: ['पिस्ता', 'ਪਿਸਤਾ', 'pista', 'pistachio', 'namkeen pista', 'pistah'],
  },
  {
    ...fruit, slug: 'raisins', name: 'Raisins', rate: 520,
    description: 'Long green Kandahari raisins, dried in the shade of mud houses and not in the sun, which keeps them soft and light. They taste of honey with a little acid. Rinse them once and they plump up in kheer, zarda and panjiri; left dry, they go by the fistful into school tiffins.',
    ingredients: 'Raisins', otherNames: ['किशमिश', 'ਕਿਸ਼ਮਿਸ਼', 'kishmish', 'kismis', 'green raisins', 'saugi', 'ਸੌਗੀ'],
  },
  {
    ...fruit, slug: 'black-raisins', name: 'Black raisins', rate: 600,
    description: 'Afghan munakka with the seed inside, large, dark and tasting a little of wine. Grandmothers soak six of them at night and give them before breakfast with the water. Children like them warmed on the tawa with a grain of salt. Remove the seeds before cooking.',
    ingredients: 'Black raisins', otherNames: ['मुनक्का', 'ਮੁਨੱਕਾ', 'munakka', 'manuka', 'kali kishmish', 'munaka'],
  },
  {
    ...fruit, slug: 'figs', name: 'Figs', rate: 1350,
    description: 'Afghan figs on a string, pressed flat, thin-skinned and still soft inside, full of seeds that crackle. Soak two in milk overnight, or chop them into a tray of nuts to sweeten it without sugar. We open a few from every sack to look inside before we sell it.',
    ingredients: 'Figs', otherNames: ['अंजीर', 'ਅੰਜੀਰ', 'anjeer', 'anjir', 'dried figs', 'injeer'],
  },
  {
    ...nuts, slug: 'walnuts', name: 'Walnuts', rate: 1150,
    description: 'Light halves from Kashmir, cracked this season and packed without dust. They are oily, sweet and free of the bitterness that comes with age. Keep them in the fridge and they stay so through the summer. Offered at Shivratri, and good with dates after a meal.',
    ingredients: 'Walnuts', otherNames: ['अखरोट', 'ਅਖਰੋਟ', 'akhrot', 'akhroat', 'akhrot giri', 'walnut kernels'],
  },
  {
    ...fruit, slug: 'dates', name: 'Dates', rate: 480,
    description: 'Soft dates from the Kutch harvest, washed and graded, with thin skin, a small stone and a taste of caramel. Fill them with an almond for the box, stew them in milk on a winter night, or leave them as they are for the fast. The groom’s kurmai tray begins with them.',
    ingredients: 'Dates', otherNames: ['खजूर', 'ਖਜੂਰ', 'khajoor', 'khajur', 'date', 'chhuara', 'ਛੁਹਾਰਾ'],
  },
  {
    ...fruit, slug: 'apricots', name: 'Apricots', rate: 780,
    description: 'Whole apricots from Ladakh, dried on rooftops with the stone inside and without sulphur, so they are brown and not orange. They are tart and tough at first, then sweet. Soak them overnight for khubani ka meetha, then crack the stones: the kernel tastes of almond.',
    ingredients: 'Apricots', otherNames: ['खुबानी', 'ਖੁਰਮਾਨੀ', 'khubani', 'jardalu', 'khurmani', 'dried apricot'],
  },
  {
    ...fruit, slug: 'makhana', name: 'Makhana', rate: 1100,
    description: 'Popped lotus seeds from the ponds of Darbhanga, the large grade, white and light; one kilo fills a bucket. Roast them in ghee with salt and turmeric until they crunch, and they feed everybody who is fasting. They also thicken kheer and go into panjiri.',
    ingredients: 'Lotus seeds (makhana)', otherNames: ['मखाना', 'ਮਖਾਣੇ', 'phool makhana', 'fox nuts', 'makhane', 'lotus seeds'],
  },
  {
    ...nuts, slug: 'pine-nuts', name: 'Pine nuts', rate: 3600,
    description: 'Chilgoza from the forests of Kinnaur, roasted in the shell over wood. Press a nut between the nails and the skin slides off; the kernel is soft, resinous and sweet. Peel one and the afternoon is gone. It is the dearest nut of the north, given in small bags.',
    ingredients: 'Pine nuts', otherNames: ['चिलगोज़ा', 'ਚਿਲਗੋਜ਼ਾ', 'chilgoza', 'pinenut', 'neja', 'chilgoze'],
  },
  {
    ...nuts, slug: 'hazelnuts', name: 'Hazelnuts', rate: 1500,
    description: 'Round kernels from the Black Sea coast of Turkey, roasted lightly so that the skin rubs off between the palms. They taste woody and sweet and go best with chocolate, coffee and raisins. Bakers in the family ask for these, and so do guests from abroad.',
    ingredients: 'Hazelnuts', otherNames: ['हेज़लनट', 'ਹੇਜ਼ਲਨਟ', 'hazelnut', 'pahadi badam', 'findak', 'hazel nuts'],
  },
  {
    ...nuts, slug: 'mixed-dry-fruits', name: 'Mixed dry fruits', rate: 1080,
    description: 'Almonds, cashews, pistachio kernels, raisins and figs in the proportions we use for our own boxes, without peanuts or coconut to fill the bag. Ready for the milni trays, for the glove box of the car, and for the tin on the table that visitors open by themselves.',
    ingredients: 'Almonds, cashew nuts, raisins, pistachios, figs', otherNames: ['मेवा', 'ਮੇਵਾ', 'mewa', 'panchmeva', 'mix dry fruit', 'panchmewa', 'trail mix'],
  },
  {
    ...fruit, slug: 'saffron', name: 'Kesar mishri elaichi mix', rate: 900, shelfLifeDays: 365, storage: 'Keep in an airtight jar away from light, best within twelve months.',
    description: 'Small crystals of thread mishri rolled with Kashmiri saffron, green cardamom and fennel, to be handed round in a silver bowl after dinner. Cool, sweet and fragrant. A spoonful in hot milk colours it yellow. Put a pouch in the box for guests who do not take paan.',
    ingredients: 'Sugar candy (mishri), fennel, green cardamom, saffron', otherNames: ['केसर मिश्री इलायची', 'ਕੇਸਰ ਮਿਸ਼ਰੀ ਇਲਾਇਚੀ', 'kesar', 'saffron mishri', 'mukhwas', 'zafran', 'elaichi mishri'],
  },
];
