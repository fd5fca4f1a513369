import { sweetsOf } from './sweet-types.ts';

const milk = ['Milk'];
const milkNuts = ['Milk', 'Tree nuts'];
const wheatMilkNuts = ['Wheat', 'Milk', 'Tree nuts'];

/** Old sweets with a new idea. */
export const fusionSweets = sweetsOf('Innovative Fusions', 'Sweets', [
  {
    slug: 'chocolate-barfi', name: 'Chocolate barfi', rate: 340, keeps: 'cool',
    description: 'A layer of plain khoya barfi is spread in the tray, and a second batch, cooked with dark cocoa, is poured over it while both are warm, so that they set as one. Cut through, the squares show white and brown. They are fudgy and less sweet than milk chocolate. Children take them first, and a birthday box without them is sent back for more.',
    ingredients: 'Milk solids, sugar, cocoa solids, ghee, almonds', allergens: milkNuts,
    otherNames: ['चॉकलेट बर्फी', 'ਚਾਕਲੇਟ ਬਰਫ਼ੀ', 'choco barfi', 'chocolate burfi', 'choclate barfi', 'chocolate mawa barfi'],
  },
  {
    slug: 'rose-gulkand-laddu', name: 'Rose gulkand laddu', rate: 300, keeps: 'cool', flags: ['wedding'],
    description: 'Coconut and khoya are cooked together, tinted with beetroot and closed around a spoon of gulkand, rose petals that have stood with sugar in the sun for forty days. The outside is pale pink and soft; the middle is dark, sticky and tastes of Damask rose. It is cooling, so it is served at summer weddings and put beside the varmala thaal.',
    ingredients: 'Milk solids, coconut, sugar, gulkand (rose petals, sugar), ghee, beetroot extract, cardamom', allergens: milk,
    otherNames: ['गुलकंद लड्डू', 'ਗੁਲਕੰਦ ਲੱਡੂ', 'gulkand ladoo', 'rose laddu', 'gulab laddoo', 'gulqand ladu'],
  },
  {
    slug: 'paan-laddu', name: 'Paan laddu', rate: 260, keeps: 'cool',
    description: 'Betel leaves are ground with milk and cooked into coconut until everything is green, then filled with gulkand, fennel and chopped dates. It has the whole taste of a meetha paan, fresh and peppery and sweet, without areca nut and without the chewing. Keep it cold and hand it round in place of the paan counter, once the plates have been cleared.',
    ingredients: 'Coconut, milk solids, sugar, gulkand (rose petals, sugar), betel leaf, dates, fennel, ghee', allergens: milk,
    otherNames: ['पान लड्डू', 'ਪਾਨ ਲੱਡੂ', 'paan ladoo', 'pan laddoo', 'meetha paan laddu', 'pan ladu'],
  },
  {
    slug: 'mango-barfi', name: 'Mango barfi', rate: 290, keeps: 'cool',
    description: 'Pulp of Ratnagiri Alphonso is cooked down until it holds a spoon, then stirred into coconut and khoya and set in soft amber squares. A few drops of lime at the end keep it bright. It is tender, slightly fibrous from the coconut and tastes like May in any month. Often chosen for a haldi tray, where everything else is yellow already.',
    ingredients: 'Milk solids, mango pulp, sugar, coconut, ghee, lime juice, cardamom', allergens: milk,
    otherNames: ['आम बर्फी', 'ਅੰਬ ਬਰਫ਼ੀ', 'mango burfi', 'aam barfi', 'aam ki barfi', 'amb barfi', 'manggo barfi'],
  },
  {
    slug: 'thandai-barfi', name: 'Thandai barfi', rate: 380, keeps: 'cool',
    description: 'Everything that goes into the Holi drink, ground on stone: almonds, melon seeds, fennel, poppy, rose, black pepper and saffron, cooked into khoya and set. It begins cool and milky and ends with a slow warmth of pepper. The cut face is speckled, the top laid with petals. It contains no bhang, so the whole family may have it, on Holi and at winter parties.',
    ingredients: 'Milk solids, sugar, almonds, melon seeds, ghee, fennel, poppy seeds, rose petals, black pepper, cardamom, saffron', allergens: milkNuts,
    otherNames: ['ठंडाई बर्फी', 'ਠੰਡਾਈ ਬਰਫ਼ੀ', 'thandai burfi', 'thandayi barfi', 'sardai barfi', 'thandhai barfi'],
  },
  {
    slug: 'kaju-strawberry', name: 'Kaju strawberry', rate: 560, keeps: 'week', flags: ['wedding'],
    description: 'Cashew dough is coloured with beetroot, shaped around a drop of strawberry preserve and pinched by hand into the fruit, pitted with a comb and given a leaf of pistachio. No two are quite alike. Outside it has the smoothness of katli; inside it is sharp and red. It is the piece guests photograph, and it sits in the middle of a four-section box.',
    ingredients: 'Cashew nuts, sugar, strawberry preserve (strawberries, sugar), pistachios, ghee, beetroot extract', allergens: milkNuts,
    otherNames: ['काजू स्ट्रॉबेरी', 'ਕਾਜੂ ਸਟ੍ਰਾਬੇਰੀ', 'kaju fruit', 'cashew strawberry', 'kaju strawberi', 'kaju mewa strawberry'],
  },
  {
    slug: 'baklava-kaju', name: 'Baklava kaju', rate: 600, keeps: 'week',
    description: 'Twenty leaves of filo are brushed one by one with desi ghee and laid around ground cashew and pistachio, baked dark and drenched hot in syrup with cardamom and rose in place of honey. It crackles at the first bite, then runs. Small lozenges, because it is rich. It crossed from Istanbul to Hall Bazaar by way of a cousin’s honeymoon, and stayed.',
    ingredients: 'Cashew nuts, refined wheat flour, sugar, ghee, pistachios, water, cardamom, rose water', allergens: wheatMilkNuts,
    otherNames: ['बकलावा काजू', 'ਬਕਲਾਵਾ ਕਾਜੂ', 'baklawa', 'kaju baklava', 'baclava', 'baklava mithai'],
  },
  {
    slug: 'chocolate-kaju-roll', name: 'Chocolate kaju roll', rate: 580, keeps: 'week',
    description: 'A thin sheet of cashew dough is rolled around a paste of cocoa, almond and a little coffee and cut on the slant. The outside is pale under silver leaf, the inside nearly black. It tastes first of cashew, then of bitter chocolate, and is firmer than it looks. It gives contrast to a box of yellow sweets, and is often ordered for corporate Diwali gifts.',
    ingredients: 'Cashew nuts, sugar, almonds, cocoa solids, ghee, coffee, edible silver leaf', allergens: milkNuts,
    otherNames: ['चॉकलेट काजू रोल', 'ਚਾਕਲੇਟ ਕਾਜੂ ਰੋਲ', 'choco kaju roll', 'kaju chocolate roll', 'choclate kaju role', 'chocolate cashew roll'],
  },
  {
    slug: 'rasmalai-cake', name: 'Rasmalai cake', rate: 450, keeps: 'cold',
    description: 'An eggless sponge is soaked in saffron milk, layered with fresh cream and sliced rasmalai and finished with pistachio and rose petals. It is cold, wet and light, closer to the sweet than to the cake. We deliver it cut into squares of one portion, in a tray. It settles engagements where half the family wants to cut a cake and the other half wants mithai.',
    ingredients: 'Milk, cream, refined wheat flour, sugar, chhena (milk), edible vegetable oil (rice bran), pistachios, rose petals, saffron, cardamom, raising agent (INS 500)', allergens: wheatMilkNuts,
    otherNames: ['रसमलाई केक', 'ਰਸਮਲਾਈ ਕੇਕ', 'ras malai pastry', 'rasmalai pastry', 'rasmalai kek', 'eggless rasmalai cake'],
  },
  {
    slug: 'motichoor-rabri-jar', name: 'Motichoor rabri jar', rate: 390, keeps: 'cold',
    description: 'Crumbled motichoor laddu, cold rabri and a little rose cream are laid in turn in a small glass jar, closed and sent with a wooden spoon. Orange, white and pink show through the side. The boondi stays separate, the rabri is thick, and each spoon brings both. At a mehndi it can be eaten with one hand, and the jar goes home with the guest.',
    ingredients: 'Milk, sugar, gram flour, ghee, cream, pistachios, melon seeds, rose petals, rose water, saffron, cardamom', allergens: milkNuts,
    otherNames: ['मोतीचूर रबड़ी', 'ਮੋਤੀਚੂਰ ਰਬੜੀ', 'motichur rabdi', 'dessert jar', 'motichoor rabdi parfait', 'laddu rabri jar'],
  },
]);
