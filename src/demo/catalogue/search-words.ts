/** `wrong or other-script word: the word used in names`, in lines so that more are easy to add. */
const spellings = `
laddoo laddu|ladoo laddu|ladu laddu|laddo laddu|ladduu laddu|ladoos laddu|laddus laddu|लड्डू laddu|ਲੱਡੂ laddu
burfi barfi|burfee barfi|barfee barfi|barfy barfi|burfy barfi|बर्फी barfi|ਬਰਫ਼ੀ barfi|ਬਰਫੀ barfi
katri katli|katly katli|katlee katli|kathli katli|कतली katli|ਕਤਲੀ katli
kaaju kaju|kajoo kaju|caju kaju|काजू kaju|ਕਾਜੂ kaju|cashewnut cashews|cashew cashews
jaman jamun|jamoon jamun|jaamun jamun|jamum jamun|जामुन jamun|ਜਾਮਣ jamun|gulabjamun gulab jamun|gulabjaman gulab jamun|golab gulab|ਗੁਲਾਬ gulab|गुलाब gulab
rasgula rasgulla|rasagulla rasgulla|rosogolla rasgulla|roshogolla rasgulla|rasgolla rasgulla|rassgulla rasgulla|रसगुल्ला rasgulla|ਰਸਗੁੱਲਾ rasgulla
rasmalayi rasmalai|rassmalai rasmalai|rosmalai rasmalai|रसमलाई rasmalai|ਰਸਮਲਾਈ rasmalai
jilebi jalebi|jelebi jalebi|zalebi jalebi|jalebee jalebi|jalibi jalebi|जलेबी jalebi|ਜਲੇਬੀ jalebi
motichur motichoor|motichor motichoor|mothichoor motichoor|मोतीचूर motichoor|ਮੋਤੀਚੂਰ motichoor
bundi boondi|bundhi boondi|बूंदी boondi|ਬੂੰਦੀ boondi|baisan besan|बेसन besan|ਬੇਸਣ besan
pini pinni|pinnee pinni|panjiri pinni|पिन्नी pinni|ਪਿੰਨੀ pinni|aata atta|ਆਟਾ atta
pedha peda|pera peda|pedah peda|पेड़ा peda|ਪੇੜਾ peda|kesari kesar|kesr kesar|केसर kesar|ਕੇਸਰ kesar
halva halwa|haluwa halwa|halawa halwa|हलवा halwa|ਹਲਵਾ halwa|gajar gajrela|carrot gajrela|ਗਾਜਰ gajrela|गाजर gajrela|gajarela gajrela
rabdi rabri|rabdee rabri|rabadi rabri|रबड़ी rabri|ਰਬੜੀ rabri|basundi rabri
kalakhand kalakand|qalaqand kalakand|कलाकंद kalakand|ਕਲਾਕੰਦ kalakand
dhoda doda|dodha doda|dhodha doda|डोडा doda|ਡੋਡਾ doda
amriti imarti|jangri imarti|इमरती imarti|badusha balushahi|balusahi balushahi|बालूशाही balushahi|ਬਾਲੂਸ਼ਾਹੀ balushahi
ghevar ghewar|ghewer ghewar|घेवर ghewar|malpura malpua|malpuda malpua|मालपुआ malpua|ਮਾਲਪੂੜੇ malpua
papri papdi|papadi papdi|patisa papdi|sohanpapdi soan papdi|सोनपापड़ी soan papdi|ਪਤੀਸਾ papdi
mysur mysore|maisur mysore|mysorepak mysore pak|gujia gujiya|gujhiya gujiya|karanji gujiya|गुजिया gujiya|ਗੁਜੀਆ gujiya
tukra tukda|tukray tukda|sondesh sandesh|shondesh sandesh|संदेश sandesh|ਸੰਦੇਸ਼ sandesh|chomchom chamcham|चमचम chamcham|ਚਮਚਮ chamcham
doi mishti doi|dahi doi|ਦਹੀਂ doi|sugarfree sugar free|diabetic sugar free|suger sugar|शुगर sugar|ਸ਼ੂਗਰ sugar
choclate chocolate|chocolat chocolate|chocalate chocolate|choco chocolate|चॉकलेट chocolate|ਚਾਕਲੇਟ chocolate
mathi mathri|matthi mathri|mathari mathri|मठरी mathri|ਮੱਠੀ mathri|namakpara namak para|namakpare namak para|nimki namak para
bhujiya bhujia|bujia bhujia|भुजिया bhujia|ਭੁਜੀਆ bhujia|alu aloo|आलू aloo|ਆਲੂ aloo|samosas samosa|समोसा samosa|ਸਮੋਸਾ samosa
kachauri kachori|kachodi kachori|कचौरी kachori|ਕਚੌਰੀ kachori|dhokala dhokla|ढोकला dhokla|murukku chakli|chakri chakli|चकली chakli
moongfali peanuts|mungfali peanuts|मूंगफली peanuts|ਮੂੰਗਫਲੀ peanuts|shankarpali shakarpara|shakkarpara shakarpara|शक्करपारा shakarpara
anjir anjeer|anjeeer anjeer|अंजीर anjeer|ਅੰਜੀਰ anjeer|fig figs|khajur khajoor|khajor khajoor|खजूर khajoor|ਖਜੂਰ khajoor|date dates
badaam badam|baadam badam|बादाम badam|ਬਦਾਮ badam|almond almonds|pistah pista|pistaa pista|पिस्ता pista|ਪਿਸਤਾ pista|pistachio pistachios
kismis kishmish|kishmis kishmish|किशमिश kishmish|ਕਿਸ਼ਮਿਸ਼ kishmish|raisin raisins|manuka munakka|मुनक्का munakka|akhroat akhrot|अखरोट akhrot|ਅਖਰੋਟ akhrot|walnut walnuts
makhane makhana|foxnut makhana|मखाना makhana|ਮਖਾਣੇ makhana|chilgoja chilgoza|चिलगोज़ा chilgoza|apricot apricots|meva mewa|मेवा mewa|ਮੇਵਾ mewa|dryfruit dry fruit|dryfruits dry fruit
mithaai mithai|mithayi mithai|मिठाई mithai|ਮਿਠਾਈ mithai|sweets sweet|swets sweet|savory savouries|savoury savouries|namkeen savouries|ਨਮਕੀਨ savouries
invite invitation|invites invitation|invitaion invitation|invitations invitation|wooden wooden box|woden wooden|glas glass|boxes box|cards card|कार्ड card|ਕਾਰਡ card|शादी wedding|ਵਿਆਹ wedding|shadi wedding|shaadi wedding|weding wedding|marriage marriage
mehandi mehndi|mehendi mehndi|henna mehndi|मेहंदी mehndi|ਮਹਿੰਦੀ mehndi|decor decoration|decorations decoration|baloon balloon|ballon balloon|birthdey birthday|bday birthday
lehnga lehenga|lahenga lehenga|lehanga lehenga|लहंगा lehenga|ਲਹਿੰਗਾ lehenga|sherwaani sherwani|sherwany sherwani|शेरवानी sherwani|ਸ਼ੇਰਵਾਨੀ sherwani|salwar suit|suits suit|pagri turban|ਪੱਗ turban|jutti juttis|jooti juttis|ਜੁੱਤੀ juttis
`;

/** Corrects what people type before the search: misspellings, other names, Hindi and Punjabi words. */
export const searchSpellings: Record<string, string> = Object.fromEntries(
  spellings
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [word = '', ...right] = entry.split(' ');
      return [word, right.join(' ')];
    }),
);
