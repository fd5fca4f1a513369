import { sweetsOf } from './sweet-types.ts';

/** Sweets without added sugar, each sweetened as its label says. Only the ones without the sugar of fruit are called sugar free. */
export const sugarFreeSweets = [
  ...sweetsOf('Indian Sweets', 'SugarFree', [
    {
      slug: 'sugar-free-kaju-katli', name: 'Sugar free kaju katli', rate: 620, keeps: 'week',
      description: 'The same dry-ground cashew as our katli, sweetened with erythritol and a little stevia in place of sugar. It comes out slightly firmer and leaves a cool note on the tongue, which is the erythritol. Every diamond is marked with a line of pistachio so that nobody confuses the trays. Cashews have sugars of their own, and more than four pieces at once may upset the stomach.',
      ingredients: 'Cashew nuts, sweeteners (erythritol, steviol glycosides), ghee, pistachios, cardamom, edible silver leaf', allergens: ['Tree nuts', 'Milk'],
      otherNames: ['शुगर फ्री काजू कतली', 'ਸ਼ੂਗਰ ਫ੍ਰੀ ਕਾਜੂ ਕਤਲੀ', 'sugarfree kaju barfi', 'diabetic kaju katli', 'sugarless kaju katli', 'no sugar kaju burfi'],
    },
    {
      slug: 'sugar-free-besan-laddu', name: 'Besan laddu, no added sugar', rate: 340, keeps: 'week',
      description: 'Gram flour roasted in ghee as long as ever, bound with dates that have been ground to a paste and a pinch of stevia. No sugar is added; the sweetness is the fruit’s own, and the label says so. The laddu is darker than the classic and a little chewy, with the dates coming last. For the uncle who watches his sugar and the aunt who watches him.',
      ingredients: 'Gram flour, dates, ghee, almonds, cardamom, sweetener (steviol glycosides)', allergens: ['Milk', 'Tree nuts'],
      otherNames: ['शुगर फ्री बेसन लड्डू', 'ਸ਼ੂਗਰ ਫ੍ਰੀ ਬੇਸਣ ਲੱਡੂ', 'sugar free besan laddu', 'sugarfree besan ladoo', 'diabetic laddu', 'no sugar laddoo', 'sugarless besan laddu'],
    },
    {
      slug: 'sugar-free-atta-pinni', name: 'Atta pinni, no added sugar', rate: 380, keeps: 'month',
      description: 'Whole wheat flour, desi ghee and fried edible gum with nearly as many nuts as flour, sweetened only with chopped dates and figs. The fruit keeps it softer than the usual pinni, and dry ginger keeps it from being heavy. It holds natural fruit sugar, so count it as you would two dates. Rolled small, for a cold morning with tea.',
      ingredients: 'Whole wheat flour, ghee, dates, almonds, figs, cashew nuts, edible gum (gond), dry ginger, cardamom', allergens: ['Wheat', 'Milk', 'Tree nuts'],
      otherNames: ['शुगर फ्री पिन्नी', 'ਸ਼ੂਗਰ ਫ੍ਰੀ ਪਿੰਨੀ', 'sugar free atta pinni', 'sugarfree pinni', 'diabetic pinni', 'sugarless atta pinni', 'no sugar pini'],
    },
  ]),
  ...sweetsOf('Dry Fruits', 'SugarFree', [
    {
      slug: 'sugar-free-anjeer-barfi', name: 'Anjeer barfi, no added sugar', rate: 680, keeps: 'week', flags: ['wedding'],
      description: 'Afghan figs are steamed, minced and cooked in a spoon of ghee until they hold together, then pressed with cashews, pistachios and almonds and cut across, so that every nut shows. Nothing is added to sweeten it: the figs are sweet enough. The seeds crackle, the nuts snap, the rest is chewy. A box of it goes well to elders who leave the laddu on the plate.',
      ingredients: 'Figs, cashew nuts, pistachios, almonds, ghee, poppy seeds', allergens: ['Tree nuts', 'Milk'],
      otherNames: ['शुगर फ्री अंजीर बर्फी', 'ਸ਼ੂਗਰ ਫ੍ਰੀ ਅੰਜੀਰ ਬਰਫ਼ੀ', 'sugar free anjeer barfi', 'sugarfree anjir burfi', 'no sugar fig barfi', 'diabetic anjeer barfi', 'sugarless anjeer burfi'],
    },
    {
      slug: 'sugar-free-khajoor-roll', name: 'Khajoor roll, no added sugar', rate: 560, keeps: 'week',
      description: 'Soft dates are stoned by hand, kneaded warm with roasted almonds, cashews and pistachios, rolled in poppy seeds and sliced into coins. There is no sugar and no syrup; dates are sweet by themselves, so two coins are a portion. They are chewy with a crunch in every bite, and firm enough for a pocket, a tiffin or the journey of the baraat.',
      ingredients: 'Dates, almonds, cashew nuts, pistachios, ghee, poppy seeds', allergens: ['Tree nuts', 'Milk'],
      otherNames: ['शुगर फ्री खजूर रोल', 'ਸ਼ੂਗਰ ਫ੍ਰੀ ਖਜੂਰ ਰੋਲ', 'sugar free khajoor roll', 'sugarfree date roll', 'khajur roll', 'no sugar dates roll', 'diabetic khajoor roll'],
    },
  ]),
];
