import { sweetsOf } from './sweet-types.ts';

const milk = ['Milk'];
const milkNuts = ['Milk', 'Tree nuts'];
const wheatMilk = ['Wheat', 'Milk'];
const wheatMilkNuts = ['Wheat', 'Milk', 'Tree nuts'];

/** Laddu, barfi and the other sweets of the north. */
export const indianSweets = sweetsOf('Indian Sweets', 'Sweets', [
  {
    slug: 'motichoor-laddu', name: 'Motichoor laddu', rate: 280, keeps: 'cool', flags: ['wedding', 'best'],
    description: 'Gram flour batter is dripped through the finest sieve into hot ghee, so that the boondi comes out no larger than mustard seed. It rests in saffron syrup, takes a few melon seeds and is rolled by hand while still warm. The laddu is moist, breaks under one finger and tastes of ghee and saffron. It opens a roka, fills a shagun tray and thanks the neighbours.',
    ingredients: 'Sugar, gram flour, ghee, water, melon seeds, pistachios, cardamom, saffron', allergens: milkNuts,
    otherNames: ['मोतीचूर लड्डू', 'ਮੋਤੀਚੂਰ ਲੱਡੂ', 'motichur ladoo', 'motichoor laddoo', 'moti chur laddu', 'motichor ladu'],
  },
  {
    slug: 'besan-laddu', name: 'Besan laddu', rate: 260, keeps: 'week', flags: ['wedding'],
    description: 'Coarse gram flour is roasted in ghee over a low flame for close to an hour, until it turns the colour of toast and smells of nuts. Sugar goes in only once the flour has cooled, which keeps the grain. The laddu is crumbly at first, then melts, with cardamom at the end. It travels well, and so it goes into boxes for relations in other towns.',
    ingredients: 'Gram flour, sugar, ghee, almonds, cardamom', allergens: milkNuts,
    otherNames: ['बेसन लड्डू', 'ਬੇਸਣ ਲੱਡੂ', 'besan ladoo', 'besan laddoo', 'besan ke laddu', 'baisan ladu'],
  },
  {
    slug: 'boondi-laddu', name: 'Boondi laddu', rate: 140, keeps: 'cool', flags: ['wedding', 'no-delivery-charge'],
    description: 'Large boondi is fried crisp, soaked in a one-thread syrup and pressed with raisins, cloves and black cardamom. The drops stay whole, so each bite is firm outside and wet with syrup inside. This is the laddu of gurdwara fairs, school prizes and the first son’s first exam. Families order it by the hundred when every house in the lane has to receive a box.',
    ingredients: 'Sugar, gram flour, edible vegetable oil (rice bran), water, ghee, raisins, cloves, black cardamom', allergens: milk,
    otherNames: ['बूंदी लड्डू', 'ਬੂੰਦੀ ਲੱਡੂ', 'bundi ladoo', 'boondi laddoo', 'boondi ke ladoo', 'bundi laddu'],
  },
  {
    slug: 'coconut-laddu', name: 'Coconut laddu', rate: 220, keeps: 'cool',
    description: 'Fresh coconut is grated in the morning and cooked in milk that has been thickened by half, until the mass leaves the sides of the pan. We roll it small and coat it a second time in dry coconut. White, moist and lightly chewy, it is less sweet than most laddus, with rose water behind it. Good on a Rakhi plate and for children who refuse khoya.',
    ingredients: 'Coconut, milk solids, sugar, ghee, rose water, cardamom', allergens: milk,
    otherNames: ['नारियल लड्डू', 'ਨਾਰੀਅਲ ਲੱਡੂ', 'nariyal ladoo', 'coconut ladoo', 'nariyal ke laddu', 'narial laddoo'],
  },
  {
    slug: 'atta-pinni', name: 'Atta pinni', rate: 300, keeps: 'month', flags: ['best'],
    description: 'Whole wheat flour is stirred in desi ghee until the whole of Hall Bazaar can smell it, then mixed with fried edible gum, almonds, cashews, raisins and dry ginger. The pinni is dense and sandy, with bits of gum that crackle. It is a winter sweet, sent to daughters after the wedding and to new mothers, and eaten with the first glass of milk.',
    ingredients: 'Whole wheat flour, ghee, sugar, almonds, edible gum (gond), cashew nuts, raisins, dry ginger, cardamom', allergens: wheatMilkNuts,
    otherNames: ['आटा पिन्नी', 'ਆਟੇ ਦੀ ਪਿੰਨੀ', 'pinni', 'atte ki pinni', 'pini', 'panjiri laddu', 'aata pinni'],
  },
  {
    slug: 'til-laddu', name: 'Til laddu', rate: 200, keeps: 'month',
    description: 'White sesame is toasted in an open pan until it begins to jump, folded into hot jaggery and rolled at once with wet palms, because it sets within a minute. The laddu is hard at the first bite, then crunchy and smoky, with the iron taste of good gur. It is thrown into the Lohri fire and shared around it, and keeps through January in a closed tin.',
    ingredients: 'Sesame seeds, jaggery, ghee, cardamom', allergens: ['Sesame', 'Milk'],
    otherNames: ['तिल लड्डू', 'ਤਿਲ ਦੇ ਲੱਡੂ', 'til ladoo', 'til ke laddu', 'sesame laddu', 'til gud laddoo', 'bhugga'],
  },
  {
    slug: 'kaju-katli', name: 'Kaju katli', rate: 520, keeps: 'week', flags: ['wedding', 'best'],
    description: 'Whole cashews are ground dry, cooked with sugar syrup over a slow fire and kneaded by hand with a spoon of ghee before they cool. The dough is rolled to four millimetres, laid with silver leaf and cut into diamonds. It is smooth and firm, never oily, and tastes of nothing but cashew. It is the sweet most families choose for the wedding box and for Diwali.',
    ingredients: 'Cashew nuts, sugar, ghee, cardamom, edible silver leaf', allergens: ['Tree nuts', 'Milk'],
    otherNames: ['काजू कतली', 'ਕਾਜੂ ਕਤਲੀ', 'kaju katri', 'kaju barfi', 'kaju burfi', 'kaaju katli', 'cashew barfi', 'kaju katali'],
  },
  {
    slug: 'milk-cake', name: 'Milk cake', rate: 340, keeps: 'cool', flags: ['wedding', 'best'],
    description: 'Buffalo milk is reduced for three hours, split with a pinch of alum and poured deep into a tin, where it cools so slowly that the middle browns by its own heat. Cut it and you see the bands: cream at the edge, caramel at the heart. The texture is grainy and wet. Amritsar eats it after dinner, and serves it to guests who arrive without notice.',
    ingredients: 'Milk, sugar, ghee, cardamom, acidity regulator (alum)', allergens: milk,
    otherNames: ['मिल्क केक', 'ਮਿਲਕ ਕੇਕ', 'alwar mawa', 'milkcake', 'ajmeri kalakand', 'doodh ka cake'],
  },
  {
    slug: 'kalakand', name: 'Kalakand', rate: 320, keeps: 'day',
    description: 'Fresh milk is curdled in the pan while it is still boiling down, so that soft curds set in their own thickened cream. We sweeten it lightly, spread it in trays at dawn and scatter pistachio over it. It is wet, white and tender, and better with a spoon than with fingers. Because it holds for a single day, it is sold within Amritsar only.',
    ingredients: 'Milk, sugar, pistachios, cardamom, acidity regulator (citric acid)', allergens: milkNuts,
    otherNames: ['कलाकंद', 'ਕਲਾਕੰਦ', 'qalaqand', 'kalakhand', 'kala kand', 'mishri mawa'],
  },
  {
    slug: 'doda-barfi', name: 'Doda barfi', rate: 380, keeps: 'week',
    description: 'Wheat is sprouted for two days, dried, ground and cooked in milk until both turn the brown of strong tea; cashews and almonds go in before the mass is pressed into trays. It is chewy and slightly grainy, with a taste of malt and toffee. The recipe came from Khushab with families who settled in Punjab, and people still carry it home by the kilo.',
    ingredients: 'Milk, sugar, sprouted wheat, cashew nuts, almonds, ghee, liquid glucose', allergens: wheatMilkNuts,
    otherNames: ['डोडा बर्फी', 'ਡੋਡਾ ਬਰਫ਼ੀ', 'dhodha', 'doda burfi', 'dodha barfi', 'dhoda', 'dodha mithai'],
  },
  {
    slug: 'besan-barfi', name: 'Besan barfi', rate: 240, keeps: 'week',
    description: 'Gram flour roasted in ghee is beaten into two-thread syrup, poured thick and left overnight before it is cut into squares under chopped almonds. It stands firm enough to post and still crumbles on the tongue, warm with cardamom. Many homes make it at Diwali and send a plate next door. It is the barfi for those who find milk sweets too rich.',
    ingredients: 'Gram flour, sugar, ghee, almonds, pistachios, cardamom', allergens: milkNuts,
    otherNames: ['बेसन बर्फी', 'ਬੇਸਣ ਬਰਫ਼ੀ', 'besan burfi', 'besan chakki', 'mohanthal', 'besan ki barfi'],
  },
  {
    slug: 'coconut-barfi', name: 'Coconut barfi', rate: 230, keeps: 'cool',
    description: 'Grated coconut and khoya are cooked together and set in two layers, one left white and one coloured rose with beetroot. The squares are cut small because the coconut makes them filling. They are chewy, fragrant with rose water and not too sweet, and they lighten a box of heavier things. Often chosen for a jaggo or a kirtan at home, where plates go round quickly.',
    ingredients: 'Coconut, milk solids, sugar, ghee, rose water, beetroot extract, cardamom', allergens: milk,
    otherNames: ['नारियल बर्फी', 'ਨਾਰੀਅਲ ਬਰਫ਼ੀ', 'nariyal barfi', 'coconut burfi', 'khopra pak', 'narial ki barfi'],
  },
  {
    slug: 'khoya-barfi', name: 'Khoya barfi', rate: 290, keeps: 'cool', flags: ['wedding'],
    description: 'The plain barfi of every old halwai: khoya boiled down from buffalo milk the same morning, sugar, a little cardamom and silver leaf, and nothing to hide behind. It is soft in the middle with a thin sugary crust, and tastes of boiled milk. It is offered at havans and after ardas, and an elderly guest will judge the whole box by this one piece.',
    ingredients: 'Milk solids, sugar, ghee, cardamom, edible silver leaf', allergens: milk,
    otherNames: ['खोया बर्फी', 'ਖੋਏ ਦੀ ਬਰਫ਼ੀ', 'mawa barfi', 'plain burfi', 'khoya burfi', 'khoye ki barfi', 'doodh barfi'],
  },
  {
    slug: 'pista-barfi', name: 'Pista barfi', rate: 640, keeps: 'cool',
    description: 'Pistachios are scalded, slipped out of their skins and ground, then cooked briefly with sugar and a third of their weight in khoya so that the green stays. No colour is added. The barfi is dense and smooth, nutty with the faintest salt, and leaves a clean taste. Four pieces in the corner section of a wedding box are enough to be remembered.',
    ingredients: 'Pistachios, sugar, milk solids, ghee, cardamom, edible silver leaf', allergens: milkNuts,
    otherNames: ['पिस्ता बर्फी', 'ਪਿਸਤਾ ਬਰਫ਼ੀ', 'pista burfi', 'pistachio barfi', 'pista mawa barfi', 'piste ki barfi'],
  },
  {
    slug: 'gulab-jamun', name: 'Gulab jamun', rate: 250, keeps: 'cool', flags: ['wedding', 'best'],
    description: 'Khoya is kneaded with a little flour and chhena, rolled without a crack and fried so slowly that the balls turn over by themselves. They spend a night in syrup scented with rose and green cardamom. The skin is thin, the inside spongy and soaked. Serve them warm, two to a bowl, at the end of a reception dinner or beside vanilla ice cream.',
    ingredients: 'Sugar, milk solids, water, refined wheat flour, ghee, chhena (milk), rose water, cardamom', allergens: wheatMilk,
    otherNames: ['गुलाब जामुन', 'ਗੁਲਾਬ ਜਾਮਣ', 'gulab jaman', 'gulabjamun', 'gulab jamoon', 'gulab jamum', 'golap jam'],
  },
  {
    slug: 'kala-jamun', name: 'Kala jamun', rate: 270, keeps: 'cool',
    description: 'The same khoya dough as gulab jamun, with a little sugar kneaded in, so that it darkens in the ghee until it is almost black. A pistachio and two grains of mishri are hidden inside. The skin is firm, the middle pink and dense, and the taste is closer to burnt caramel than to rose. It drips less, so it suits standing dinners and boxes.',
    ingredients: 'Sugar, milk solids, water, refined wheat flour, ghee, pistachios, cardamom', allergens: wheatMilkNuts,
    otherNames: ['काला जामुन', 'ਕਾਲਾ ਜਾਮਣ', 'kala jaman', 'kalajam', 'kala jam', 'black jamun', 'kaala jamun'],
  },
  {
    slug: 'jalebi', name: 'Jalebi', rate: 120, keeps: 'fresh', flags: ['wedding', 'no-delivery-charge'],
    description: 'Flour and curd are left to sour overnight, piped in three quick turns into hot ghee and dropped into saffron syrup for half a minute. Each ring is brittle outside, hollow and full of syrup within, with a slight sourness that keeps it from being only sweet. Eat it hot with rabri or a glass of milk. For weddings we bring the kadhai and fry it there.',
    ingredients: 'Sugar, refined wheat flour, water, ghee, curd (milk), saffron, cardamom', allergens: wheatMilk,
    otherNames: ['जलेबी', 'ਜਲੇਬੀ', 'jilebi', 'jelebi', 'zalebi', 'jalebee', 'jilipi'],
  },
  {
    slug: 'imarti', name: 'Imarti', rate: 180, keeps: 'cold',
    description: 'Skinned black gram is soaked, ground and whipped by hand until a drop of it floats, then piped into ghee as a ring with loops like petals. After frying it drinks warm syrup. Imarti is softer and rounder than jalebi, with the taste of lentil behind the saffron. It is eaten warm with curd in the morning, and offered in shraadh and on Hanuman Jayanti.',
    ingredients: 'Sugar, black gram (urad dal), water, ghee, saffron, cardamom', allergens: milk,
    otherNames: ['इमरती', 'ਇਮਰਤੀ', 'amriti', 'jangri', 'imarati', 'amarti', 'jaangiri'],
  },
  {
    slug: 'balushahi', name: 'Balushahi', rate: 190, keeps: 'week', flags: ['wedding'],
    description: 'Flour is rubbed with cold ghee, bound with curd without kneading, dented with the thumb and fried on a low fire for half an hour until the layers open. A coat of thick syrup dries to a white glaze. It is crisp outside and leafy within, and stays so for days. Large trays of it go with the bhaji to the bride’s aunts and uncles.',
    ingredients: 'Refined wheat flour, sugar, ghee, curd (milk), pistachios, cardamom', allergens: wheatMilkNuts,
    otherNames: ['बालूशाही', 'ਬਾਲੂਸ਼ਾਹੀ', 'badusha', 'balu shahi', 'makhan bada', 'balusahi', 'badushah'],
  },
  {
    slug: 'ghewar', name: 'Ghewar', rate: 420, keeps: 'week',
    description: 'Thin batter, kept ice-cold, is let fall by the spoon into a ring of deep ghee, where it foams up into a honeycomb. The disc is drained, brushed with saffron syrup and finished with almonds, pistachios, rose petals and silver leaf; spread rabri over it at home, if you like. It is brittle, porous and light for its size. Mothers send it at Teej, sisters at Rakhi.',
    ingredients: 'Refined wheat flour, sugar, ghee, milk, almonds, pistachios, rose petals, saffron, cardamom, edible silver leaf', allergens: wheatMilkNuts,
    otherNames: ['घेवर', 'ਘੇਵਰ', 'ghevar', 'ghewer', 'ghebar', 'teej ghevar'],
  },
  {
    slug: 'malpua', name: 'Malpua', rate: 210, keeps: 'cold',
    description: 'A batter of flour, khoya and milk is rested with crushed fennel, poured into shallow ghee and fried until the edge turns to lace. Each pancake is dipped in thin syrup and lifted out at once. Malpua is soft in the middle, crisp at the rim and smells of fennel. Warm it in a pan and eat it with kheer when the rains begin, or with rabri.',
    ingredients: 'Refined wheat flour, milk, sugar, ghee, milk solids, fennel, cardamom', allergens: wheatMilk,
    otherNames: ['मालपुआ', 'ਮਾਲਪੂੜੇ', 'malpura', 'malpuda', 'mal pua', 'pua', 'malpoora'],
  },
  {
    slug: 'soan-papdi', name: 'Soan papdi', rate: 160, keeps: 'month', flags: ['no-delivery-charge'],
    description: 'Hot sugar is pulled against roasted gram flour, folded and pulled again, by four hands around one tray, until it has become thousands of threads. It is pressed lightly with almonds and pistachios and cut into cubes. The flakes dissolve as soon as they are in the mouth, leaving ghee and cardamom. It keeps a month, so it is the Diwali box for colleagues and far cousins.',
    ingredients: 'Sugar, gram flour, refined wheat flour, ghee, almonds, pistachios, cardamom', allergens: wheatMilkNuts,
    otherNames: ['सोन पापड़ी', 'ਸੋਨ ਪਾਪੜੀ', 'son papdi', 'patisa', 'sohan papdi', 'soan papri', 'ਪਤੀਸਾ', 'पतीसा'],
  },
  {
    slug: 'mysore-pak', name: 'Mysore pak', rate: 310, keeps: 'week',
    description: 'Hot ghee is ladled into gram flour and syrup a little at a time, and every ladle makes the mass foam, until it is full of fine holes and ready to set. We make the soft kind, with more ghee than flour, so it dissolves before you can chew it. It tastes of roasted gram and clarified butter. It is given whole in slabs when a house is bought.',
    ingredients: 'Ghee, sugar, gram flour, cardamom', allergens: milk,
    otherNames: ['मैसूर पाक', 'ਮੈਸੂਰ ਪਾਕ', 'mysorepak', 'maisur pak', 'mysore paak', 'mysur pak'],
  },
  {
    slug: 'sohan-halwa', name: 'Sohan halwa', rate: 460, keeps: 'month',
    description: 'Sprouted wheat, milk, sugar and ghee are stirred for six hours until the mass turns to brown glass, then poured into discs and set with almonds and pistachios. It shatters under a knife handle, sticks to the teeth and tastes of toffee and roasted grain. Multan made it famous. It needs no fridge and crosses the country in a parcel without harm.',
    ingredients: 'Sugar, ghee, milk, sprouted wheat, almonds, pistachios, cashew nuts, saffron', allergens: wheatMilkNuts,
    otherNames: ['सोहन हलवा', 'ਸੋਹਣ ਹਲਵਾ', 'multani sohan halwa', 'sohan halva', 'habshi halwa', 'sohun halwa'],
  },
  {
    slug: 'karachi-halwa', name: 'Karachi halwa', rate: 280, keeps: 'month',
    description: 'Cornflour is cooked with sugar and a little lemon until it turns clear, then ghee is beaten in until the mass is elastic and shines. Cashews and melon seeds are stirred through, and it is set in orange and green slabs. You can nearly see through a piece. It is springy, chewy and light on the stomach, and survives any journey, which is why visitors abroad take it along.',
    ingredients: 'Sugar, ghee, corn starch, cashew nuts, melon seeds, lemon juice, cardamom, permitted natural colours (INS 160b, INS 141)', allergens: milkNuts,
    otherNames: ['कराची हलवा', 'ਕਰਾਚੀ ਹਲਵਾ', 'bombay halwa', 'karachi halva', 'rubber halwa', 'bombay karachi halwa'],
  },
  {
    slug: 'moong-dal-halwa', name: 'Moong dal halwa', rate: 360, keeps: 'cool', flags: ['wedding'],
    description: 'Moong dal is soaked, ground coarse and stirred in ghee for the better part of a morning, until every grain is separate and brown. Milk, sugar and saffron are added late, almonds last. The halwa is grainy, glossy and heavy with ghee, so a small katori is a portion. It is the hot sweet of winter weddings; warm it slowly with a spoon of milk.',
    ingredients: 'Moong dal, ghee, sugar, milk, almonds, pistachios, saffron, cardamom', allergens: milkNuts,
    otherNames: ['मूंग दाल हलवा', 'ਮੂੰਗ ਦਾਲ ਹਲਵਾ', 'mung dal halwa', 'moong halwa', 'moong daal halva', 'mung daal halwa'],
  },
  {
    slug: 'gajrela', name: 'Gajrela', rate: 300, keeps: 'cool',
    description: 'Red winter carrots are grated by the sack and simmered in milk until the milk is gone and the colour has deepened. Then they are fried in ghee with sugar, khoya, almonds and cashews. The shreds stay visible and tender, and the sweetness is mostly the carrot’s own. We make it only from November to February. Eat it hot, on the evening of Lohri or any foggy Sunday.',
    ingredients: 'Carrots, milk, sugar, milk solids, ghee, almonds, cashew nuts, cardamom', allergens: milkNuts,
    otherNames: ['गाजर हलवा', 'ਗਜਰੇਲਾ', 'gajar halwa', 'gajar ka halwa', 'carrot halwa', 'ਗਾਜਰ ਦਾ ਹਲਵਾ', 'gajarela'],
  },
  {
    slug: 'kesar-peda', name: 'Kesar peda', rate: 330, keeps: 'cool', flags: ['wedding'],
    description: 'Saffron threads are bruised in warm milk and worked into soft khoya until the whole batch has turned yellow. Each peda is pressed in a carved wooden flower and finished with a sliver of pistachio. It is soft, a little grainy and strongly perfumed, and small enough to hand to everybody who comes with good news: an engagement, a result, a child.',
    ingredients: 'Milk solids, sugar, ghee, pistachios, saffron, cardamom', allergens: milkNuts,
    otherNames: ['केसर पेड़ा', 'ਕੇਸਰ ਪੇੜਾ', 'kesar pedha', 'saffron peda', 'kesari peda', 'kesar pera'],
  },
  {
    slug: 'mathura-peda', name: 'Mathura peda', rate: 270, keeps: 'cool',
    description: 'Khoya is roasted alone in an iron pan until it is brown and crumbly, before any sugar goes near it. Cardamom and boora sugar are kneaded in, and the pedas are patted flat and rolled in sugar dust. They taste of caramel and roasted milk and feel sandy, then creamy. In Mathura they are offered to Krishna; here they are ordered for Janmashtami and shared after aarti.',
    ingredients: 'Milk solids, boora sugar, ghee, cardamom, nutmeg', allergens: milk,
    otherNames: ['मथुरा पेड़ा', 'ਮਥੁਰਾ ਪੇੜਾ', 'mathura pedha', 'brown peda', 'mathura ka peda', 'mathura pera'],
  },
  {
    slug: 'gujiya', name: 'Gujiya', rate: 290, keeps: 'week',
    description: 'Discs of short pastry are filled with roasted khoya, coconut, raisins and chironji, folded into half-moons and pleated by hand along the edge. They are fried slowly until blistered and brushed with syrup that dries at once. The shell snaps; the inside is sweet, crumbly and full of things to find. Gujiya belongs to Holi, and to any tray that should look like work was done.',
    ingredients: 'Refined wheat flour, milk solids, sugar, ghee, coconut, almonds, raisins, chironji nuts, cardamom', allergens: wheatMilkNuts,
    otherNames: ['गुजिया', 'ਗੁਜੀਆ', 'gujia', 'gughra', 'karanji', 'gujhiya', 'gunjiya'],
  },
  {
    slug: 'shahi-tukda', name: 'Shahi tukda', rate: 240, keeps: 'cold',
    description: 'Bread is cut into triangles, dried for a day, fried in ghee to the colour of honey and laid in saffron syrup. Thick rabri goes over it with almonds and pistachios. The corners stay crisp while the middle turns to pudding. It comes from the kitchens of Lucknow and is set out in trays for sixty at a reception. Serve it cold, on flat plates.',
    ingredients: 'Milk, sugar, bread (wheat), ghee, almonds, pistachios, rose petals, saffron, cardamom', allergens: wheatMilkNuts,
    otherNames: ['शाही टुकड़ा', 'ਸ਼ਾਹੀ ਟੁਕੜਾ', 'shahi tukra', 'double ka meetha', 'shahi tukray', 'shahi toast'],
  },
  {
    slug: 'rabri', name: 'Rabri', rate: 350, keeps: 'cold',
    description: 'Full-cream milk is kept just below the boil for three hours while the skin is drawn aside, layer after layer, and stuck to the wall of the pan. At the end the layers are scraped back into what is left, with sugar and cardamom. The rabri is thick, cool and full of soft flakes. Eat it from a clay cup, or pour it over jalebi and malpua.',
    ingredients: 'Milk, sugar, almonds, pistachios, rose petals, cardamom, saffron', allergens: milkNuts,
    otherNames: ['रबड़ी', 'ਰਬੜੀ', 'rabdi', 'basundi', 'rabadi', 'lachha rabri', 'rabdee'],
  },
]);
