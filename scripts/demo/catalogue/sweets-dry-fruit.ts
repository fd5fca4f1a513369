import { sweetsOf } from './sweet-types.ts';

const nuts = ['Tree nuts', 'Milk'];

/** Sweets of nuts and dried fruit. */
export const dryFruitSweets = sweetsOf('Dry Fruits', 'Sweets', [
  {
    slug: 'kaju-anjeer-roll', name: 'Kaju anjeer roll', rate: 700, keeps: 'week', flags: ['wedding', 'best'],
    description: 'Figs and almonds are minced, cooked until they leave the pan, spread on a sheet of cashew dough and rolled, so that every slice shows a dark spiral in a pale one. The outside is smooth, the middle chewy with seeds that crackle. It is sweet by the fruit more than by the sugar. Lay the slices in the lid section, where they are seen first.',
    ingredients: 'Cashew nuts, figs, sugar, almonds, ghee, edible silver leaf', allergens: nuts,
    otherNames: ['काजू अंजीर रोल', 'ਕਾਜੂ ਅੰਜੀਰ ਰੋਲ', 'kaju anjir roll', 'fig roll', 'kaju anjeer role', 'cashew fig roll'],
  },
  {
    slug: 'kaju-pista-roll', name: 'Kaju pista roll', rate: 720, keeps: 'week', flags: ['wedding'],
    description: 'Ground pistachio is cooked with a little sugar and rolled inside a thin sheet of cashew, finger-thick and finished with silver leaf. No colour is used; the green is the nut. The bite is soft, then grainy, and tastes clean. It is cut long for plates and short for boxes. Families take it for the shagun of the groom, next to the coconut.',
    ingredients: 'Cashew nuts, sugar, pistachios, ghee, cardamom, edible silver leaf', allergens: nuts,
    otherNames: ['काजू पिस्ता रोल', 'ਕਾਜੂ ਪਿਸਤਾ ਰੋਲ', 'kaju roll', 'pista roll', 'kaju pista role', 'cashew pistachio roll'],
  },
  {
    slug: 'badam-katli', name: 'Badam katli', rate: 620, keeps: 'week',
    description: 'Almonds are scalded, slipped from their skins, dried overnight and ground, then cooked with sugar only until they come together. Rolled thin and cut into diamonds, the katli is coarser than one of cashew and smells of marzipan. It is firm, not sticky, and holds well in warm weather. It is given to students before examinations, and to brides for their own tray.',
    ingredients: 'Almonds, sugar, ghee, cardamom, edible silver leaf', allergens: nuts,
    otherNames: ['बादाम कतली', 'ਬਦਾਮ ਕਤਲੀ', 'badam barfi', 'almond katli', 'badaam katri', 'badam burfi'],
  },
  {
    slug: 'anjeer-barfi', name: 'Anjeer barfi', rate: 480, keeps: 'cool',
    description: 'Figs soaked overnight are minced and cooked with khoya, a little sugar and ghee, and set under a crust of chopped almonds and cashews. It is brown, seedy and chewy, with a fruit taste that the milk rounds off. Less sweet than most barfi, it pleases those who take half a piece of everything. In winter it is eaten warm, after dinner.',
    ingredients: 'Figs, milk solids, sugar, almonds, cashew nuts, ghee', allergens: nuts,
    otherNames: ['अंजीर बर्फी', 'ਅੰਜੀਰ ਬਰਫ਼ੀ', 'anjir burfi', 'fig barfi', 'anjeer burfi', 'anjeer ki barfi'],
  },
  {
    slug: 'khajoor-barfi', name: 'Khajoor barfi', rate: 290, keeps: 'week',
    description: 'Stoned dates are softened in ghee, mashed and mixed with cashews and almonds roasted the same morning, then pressed under poppy seeds and cut into squares. It is sticky and dense, dark as molasses, with a crunch all through. A small square is filling. It suits the Karva Chauth thali, the parcel for a son in the hostel, and long journeys.',
    ingredients: 'Dates, cashew nuts, almonds, sugar, ghee, poppy seeds', allergens: nuts,
    otherNames: ['खजूर बर्फी', 'ਖਜੂਰ ਬਰਫ਼ੀ', 'date barfi', 'khajur burfi', 'dates burfi', 'khajoor pak'],
  },
  {
    slug: 'dry-fruit-laddu', name: 'Dry fruit laddu', rate: 540, keeps: 'week',
    description: 'Almonds, cashews, pistachios, raisins and fried edible gum are chopped by knife, never ground, and bound with just enough jaggery and ghee to hold. You see every piece. The laddu is crunchy, dense and dark with gur, and two of them with milk make a breakfast. New mothers are given one a day for forty days, and it is sent to wrestlers too.',
    ingredients: 'Almonds, cashew nuts, jaggery, pistachios, raisins, ghee, edible gum (gond), dry ginger, cardamom', allergens: nuts,
    otherNames: ['ड्राई फ्रूट लड्डू', 'ਮੇਵੇ ਵਾਲਾ ਲੱਡੂ', 'mewa laddu', 'dryfruit ladoo', 'dry fruits laddoo', 'panchmewa laddu'],
  },
  {
    slug: 'badam-pak', name: 'Badam pak', rate: 460, keeps: 'week',
    description: 'Blanched almonds are ground wet with milk, stirred into saffron syrup with ghee added by the spoon, and set soft in a tray. The knife has to be wet to cut it. It stands between halwa and barfi: grainy, moist and yellow, with ghee that shines on the fingers. It is made when the first cold comes, and a piece is taken with hot milk at night.',
    ingredients: 'Almonds, sugar, milk, ghee, saffron, cardamom', allergens: nuts,
    otherNames: ['बादाम पाक', 'ਬਦਾਮ ਪਾਕ', 'badampak', 'badam halwa barfi', 'badaam paak', 'almond pak'],
  },
  {
    slug: 'pista-launj', name: 'Pista launj', rate: 880, leastGrams: 250, keeps: 'week', flags: ['wedding'],
    description: 'Peeled pistachios are pounded in a stone mortar with as little sugar as will hold them and cut into diamonds three millimetres thin. There is no khoya and no colour. The launj is deep green, soft and oily from the nut, almost savoury at the end. It is the dearest thing we make, given by the quarter kilo to the in-laws, and never piled.',
    ingredients: 'Pistachios, sugar, ghee, cardamom, edible silver leaf', allergens: nuts,
    otherNames: ['पिस्ता लौंज', 'ਪਿਸਤਾ ਲੌਂਜ', 'pista lauj', 'pista katli', 'pista long', 'pista lonj'],
  },
]);
