import { sweetsOf } from './sweet-types.ts';

const oil = 'edible vegetable oil (rice bran)';
const wheat = ['Wheat'];
const wheatMilk = ['Wheat', 'Milk'];

/** The salty side of the box. */
export const savouries = sweetsOf('Savouries', 'Sweets', [
  {
    slug: 'mathri', name: 'Mathri', rate: 130, keeps: 'month', flags: ['wedding', 'no-delivery-charge'],
    description: 'Flour is rubbed with ghee, carom and crushed black pepper, rolled thick, pricked and fried on so low a flame that a batch takes half an hour. The rounds come out pale gold, layered and short, and stay crisp for weeks. They are eaten with mango pickle and tea while the women practise their songs. A kilo goes along with every tray of shagun sweets.',
    ingredients: 'Refined wheat flour, ghee, semolina (wheat), carom seeds, black pepper, salt', allergens: wheatMilk,
    otherNames: ['मठरी', 'ਮੱਠੀ', 'mathi', 'matthi', 'mathari', 'mathiya', 'mattri'],
  },
  {
    slug: 'namak-para', name: 'Namak para', rate: 90, keeps: 'month', flags: ['no-delivery-charge'],
    description: 'A stiff dough with carom and a little ghee is rolled out, cut into diamonds with a brass wheel and fried golden. Each piece is salty and snaps cleanly, with no spice to speak of, so children and elders like it equally. It stands on the table from the first visit of the families to the last farewell, and goes into tins for the train.',
    ingredients: `Refined wheat flour, ${oil}, ghee, carom seeds, salt`, allergens: wheatMilk,
    otherNames: ['नमक पारा', 'ਨਮਕ ਪਾਰੇ', 'namakpare', 'nimki', 'namak pare', 'namakpara', 'diamond cuts'],
  },
  {
    slug: 'aloo-bhujia', name: 'Aloo bhujia', rate: 120, keeps: 'month', flags: ['no-delivery-charge'],
    description: 'Boiled potato is worked into gram flour with dried mint, dry mango and red chilli, pressed through a fine plate straight into the oil and broken by hand when it has cooled. The threads are thin, sharp and light. Shake it over chaat or poha, fold it into a paratha, or put a bowl beside the drinks when the men sit down to cards.',
    ingredients: `Potato, gram flour, ${oil}, red chilli, dry mango, mint, salt, black salt`, allergens: [],
    otherNames: ['आलू भुजिया', 'ਆਲੂ ਭੁਜੀਆ', 'alu bhujia', 'aloo bhujiya', 'aloo sev', 'alu bujia'],
  },
  {
    slug: 'dal-moth', name: 'Dal moth', rate: 150, keeps: 'month',
    description: 'Whole black lentils are soaked, dried on cloth and fried until they rattle, then tossed with fine sev, melon seeds, black pepper and dry mango. This is the Agra way: drier, darker and hotter than the mixtures of the south. Every spoon crackles and ends sour. It balances a box of sweets, and is kept for guests who say they do not eat sugar.',
    ingredients: `Black lentils, gram flour, ${oil}, melon seeds, dry mango, black pepper, red chilli, compounded asafoetida (wheat), salt`, allergens: wheat,
    otherNames: ['दाल मोठ', 'ਦਾਲ ਮੋਠ', 'dalmoth', 'dal moth namkeen', 'daal moth', 'agra dalmoth'],
  },
  {
    slug: 'samosa', name: 'Samosa', rate: 80, keeps: 'fresh', flags: ['no-delivery-charge'],
    description: 'Short pastry with carom is folded around potato, peas, crushed coriander seed and pomegranate seed, and fried on a low flame so that the crust stays crisp without blisters. Four make about 400 grams. They are sent hot within Amritsar with mint and tamarind chutney, for a lunch of the milni, an office tea or the hour when everybody waits for the baraat.',
    ingredients: `Potato, refined wheat flour, ${oil}, peas, ghee, coriander seed, green chilli, pomegranate seed, ginger, carom seeds, spices, salt; chutneys: tamarind, jaggery, mint, coriander leaf, lemon juice, cumin, salt`, allergens: wheatMilk,
    otherNames: ['समोसा', 'ਸਮੋਸਾ', 'samosas', 'singara', 'samoosa', 'shingara', 'aloo samosa'],
  },
  {
    slug: 'khasta-kachori', name: 'Khasta kachori', rate: 140, keeps: 'cool',
    description: 'Coarse moong dal is fried dry with fennel, coriander and asafoetida, filled into short dough and patted out, then fried so gently that the kachori puffs and sounds hollow. It breaks like a biscuit and keeps its crunch for four days; five minutes in an oven bring it back. Serve it at breakfast with aloo sabzi to the guests who came from far.',
    ingredients: `Refined wheat flour, moong dal, ${oil}, ghee, fennel, coriander seed, red chilli, compounded asafoetida (wheat), spices, salt`, allergens: wheatMilk,
    otherNames: ['खस्ता कचौरी', 'ਖਸਤਾ ਕਚੌਰੀ', 'kachauri', 'kachodi', 'kachori', 'khasta kachodi', 'dal kachori'],
  },
  {
    slug: 'dhokla', name: 'Dhokla', rate: 160, keeps: 'day',
    description: 'Gram flour batter with curd is steamed until it rises full of holes, cut into cubes and soaked with a tempering of mustard seed, curry leaf, green chilli and sugar water. It is yellow, wet and light, sour and sweet together. We steam it in the morning for the same day only. It suits a kitty party, a mehndi afternoon and anybody who is tired of frying.',
    ingredients: `Gram flour, water, curd (milk), sugar, ${oil}, mustard seed, green chilli, curry leaf, lemon juice, raising agent (INS 500), salt`, allergens: ['Milk', 'Mustard'],
    otherNames: ['ढोकला', 'ਢੋਕਲਾ', 'khaman', 'dhokala', 'khaman dhokla', 'dhokhla'],
  },
  {
    slug: 'chakli', name: 'Chakli', rate: 170, keeps: 'month',
    description: 'Flour of roasted rice and lentils is kneaded hot with butter, sesame, carom and chilli, and pressed through a brass star into spirals, which are fried until the bubbling stops. The ridges are sharp and the bite is clean, a little hot, nutty with sesame. It came to Amritsar with a Maharashtrian neighbour. In a box the spirals stand upright between the sweets.',
    ingredients: `Rice flour, gram flour, ${oil}, black gram flour, butter (milk), sesame seeds, carom seeds, red chilli, salt`, allergens: ['Sesame', 'Milk'],
    otherNames: ['चकली', 'ਚਕਲੀ', 'murukku', 'chakri', 'chakali', 'chakkuli'],
  },
  {
    slug: 'masala-peanuts', name: 'Masala peanuts', rate: 75, keeps: 'month', flags: ['no-delivery-charge'],
    description: 'Peanuts are damped, tossed in gram flour and rice flour with chilli, turmeric and dry mango, and fried until the coat cracks. The nut inside is roasted through. They are salty, sour and crunchy, and a small bowl empties quickly. People order them by the five kilos for the sangeet, for the long drive of the baraat, and to keep the card players quiet.',
    ingredients: `Peanuts, gram flour, rice flour, ${oil}, dry mango, red chilli, turmeric, salt`, allergens: ['Peanuts'],
    otherNames: ['मसाला मूंगफली', 'ਮਸਾਲਾ ਮੂੰਗਫਲੀ', 'masala moongfali', 'besan peanuts', 'masala mungfali', 'coated peanuts'],
  },
  {
    slug: 'navratan-mixture', name: 'Navratan mixture', rate: 180, keeps: 'month', flags: ['wedding'],
    description: 'Nine things in one handful: sev, boondi, lentils, cashews, raisins, peanuts, flattened rice, melon seeds and curry leaf, each fried apart and mixed with a little sugar and black salt. It is sweet, sour, salty and hot in turn, and no two spoons agree. It fills the savoury section of an invitation box, and stands in steel bowls wherever the family sits.',
    ingredients: `Gram flour, peanuts, flattened rice, ${oil}, lentils, cashew nuts, raisins, melon seeds, sugar, curry leaf, black salt, spices, salt`, allergens: ['Peanuts', 'Tree nuts'],
    otherNames: ['नवरत्न मिक्सचर', 'ਨਵਰਤਨ ਮਿਕਸਚਰ', 'navratan namkeen', 'mixture namkeen', 'navratna mixture', 'nav ratan mixtur'],
  },
  {
    slug: 'shakarpara', name: 'Shakarpara', rate: 150, keeps: 'month', flags: ['wedding', 'no-delivery-charge'],
    description: 'Dough made short with ghee is cut into fat cubes, fried slowly until brown and tossed in hot syrup until the sugar dries on it like frost. It is hard outside, crumbly within, half biscuit and half sweet. Every wedding house used to make a sack of it with the neighbours’ help. Now we do, and it still goes out with the bhaji.',
    ingredients: `Refined wheat flour, sugar, ghee, ${oil}, semolina (wheat), fennel, cardamom`, allergens: wheatMilk,
    otherNames: ['शक्करपारा', 'ਸ਼ੱਕਰਪਾਰੇ', 'shankarpali', 'shakkarpare', 'shakarpare', 'shakkar para', 'shakarpala'],
  },
]);
