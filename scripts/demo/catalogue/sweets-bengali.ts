import { sweetsOf } from './sweet-types.ts';

const milk = ['Milk'];
const milkNuts = ['Milk', 'Tree nuts'];

/** Sweets of fresh chhena, from Bengal. */
export const bengaliSweets = sweetsOf('Indian Sweets', 'BengaliSweets', [
  {
    slug: 'rasgulla', name: 'Rasgulla', rate: 200, keeps: 'cold',
    description: 'Cow’s milk is split with lemon, and the chhena is hung, kneaded until smooth and rolled without a crease. The balls boil in light syrup until they have doubled in size. They are white, springy and squeak between the teeth, with no fat but the milk’s own. Serve them cold after a heavy meal. They hold two days in the fridge and do not like long roads.',
    ingredients: 'Sugar, water, chhena (milk), semolina (wheat), rose water', allergens: ['Milk', 'Wheat'],
    otherNames: ['रसगुल्ला', 'ਰਸਗੁੱਲਾ', 'rasagulla', 'rosogolla', 'roshogolla', 'rasgula', 'rasogolla'],
  },
  {
    slug: 'rasmalai', name: 'Rasmalai', rate: 320, keeps: 'cold', flags: ['wedding'],
    description: 'Flat discs of chhena are poached in syrup, pressed between the palms and laid in milk that has been reduced by half with saffron and cardamom. Overnight they draw the milk in. Each piece is soft and porous, cold and lightly sweet, with slivers of pistachio on top. Two make a portion. It is served in clay bowls at engagements, after kulcha and chole or after kebabs.',
    ingredients: 'Milk, sugar, chhena (milk), pistachios, almonds, saffron, cardamom', allergens: milkNuts,
    otherNames: ['रसमलाई', 'ਰਸਮਲਾਈ', 'ras malai', 'roshmalai', 'rasmalayi', 'rosomalai'],
  },
  {
    slug: 'sandesh', name: 'Sandesh', rate: 360, keeps: 'cold',
    description: 'Chhena is kneaded with the heel of the hand until no grain is left, warmed gently with date-palm jaggery and pressed in carved wooden moulds: shells, fish, flowers. It tastes of fresh milk with a trace of smoke, and is gone in two soft bites. The word means message, and in Bengal it is carried to the house where one has something to say.',
    ingredients: 'Chhena (milk), date-palm jaggery, sugar, pistachios, cardamom', allergens: milkNuts,
    otherNames: ['संदेश', 'ਸੰਦੇਸ਼', 'sondesh', 'nolen gur sandesh', 'shondesh', 'sandes'],
  },
  {
    slug: 'chamcham', name: 'Chamcham', rate: 280, keeps: 'cold',
    description: 'Oval chhena is cooked in a heavier syrup than rasgulla, which gives it a little bite, then split, filled with sweetened khoya and rolled in dry coconut. We make it in pink, tinted with beetroot, and in saffron yellow, and the two look well side by side in a box. It is juicy, milky and sweet. Good for a name-giving or a birthday at home.',
    ingredients: 'Sugar, chhena (milk), water, milk solids, coconut, saffron, beetroot extract, cardamom', allergens: milk,
    otherNames: ['चमचम', 'ਚਮਚਮ', 'cham cham', 'chom chom', 'chumchum', 'chomchom'],
  },
  {
    slug: 'rajbhog', name: 'Rajbhog', rate: 300, keeps: 'cold',
    description: 'A ball of chhena twice the weight of a rasgulla, tinted with saffron and closed around ground almonds, pistachios and cardamom before it is boiled. It comes to the plate yellow, springy and heavy with syrup, and the nuts appear when it is cut. One in a bowl with a spoon of its own syrup is a whole dessert. Chosen for thaals at the kurmai.',
    ingredients: 'Sugar, water, chhena (milk), almonds, pistachios, semolina (wheat), saffron, cardamom', allergens: ['Milk', 'Tree nuts', 'Wheat'],
    otherNames: ['राजभोग', 'ਰਾਜਭੋਗ', 'raj bhog', 'rajbhog rasgulla', 'kesar rasgulla', 'rajbhoga'],
  },
  {
    slug: 'mishti-doi', name: 'Mishti doi', rate: 150, keeps: 'cold', flags: ['no-delivery-charge'],
    description: 'Milk is boiled down by a third, sweetened with sugar that has been browned in the pan and set overnight in earthen cups. The clay drinks the whey and leaves a curd so firm that it stands on the spoon. It is caramel above and faintly sour below, and should be eaten straight from the fridge. Four cups to a tray; the lids are sealed for the road.',
    ingredients: 'Milk, sugar, curd culture', allergens: milk,
    otherNames: ['मिष्टी दोई', 'ਮਿਸ਼ਟੀ ਦੋਈ', 'mishti dahi', 'sweet curd', 'misti doi', 'mitha dahi', 'mishti dohi'],
  },
  {
    slug: 'kheer-kadam', name: 'Kheer kadam', rate: 380, keeps: 'cold',
    description: 'A rasgulla the size of a marble, coloured with saffron, is squeezed nearly dry, wrapped in a coat of khoya and rolled in crumbled milk until it looks like the kadam flower. Outside it is dry and milky; at the centre it is wet and springy. Guests cut the first one open to look and eat the second whole. A quiet choice for a bride’s first visit home.',
    ingredients: 'Milk solids, sugar, chhena (milk), water, saffron, cardamom', allergens: milk,
    otherNames: ['खीर कदम', 'ਖੀਰ ਕਦਮ', 'kheer kadamba', 'raskadam', 'rosh kodom', 'khir kadam', 'ras kadamba'],
  },
  {
    slug: 'malai-roll', name: 'Malai roll', rate: 340, keeps: 'cold',
    description: 'Chhena is rolled into thin sheets, spread with clotted cream and crushed pistachio and turned into fingers that are chilled before they are cut. Each bite is cold and delicate, more cream than sugar, with cardamom at the end. Use a fork, because a roll bends. It goes with the evening tea at a ring ceremony, and is best on the day it reaches you.',
    ingredients: 'Chhena (milk), cream, sugar, pistachios, milk solids, cardamom', allergens: milkNuts,
    otherNames: ['मलाई रोल', 'ਮਲਾਈ ਰੋਲ', 'cream roll sweet', 'malai role', 'malairoll', 'malai rol'],
  },
]);
