/** Words and signs of lists as people write them in chats and notes. */
import type { GuestField } from '#domain/guests/guest-import.rules.ts';

const word = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** Words that begin a part of an address, or stand in one. */
const PLACES = [
  'h\\.? ?no|hno|house|flat|apt|apartments?|kothi|plot|sector|sec|block|blk|tower|wing|floor|gali|street|st|lane|phase|ward',
  'road|rd|marg|nagar|vihar|colony|enclave|avenue|ave|bazar|bazaar|chowk|mohalla|basti|village|vill|vpo|po|p\\.o|tehsil|teh|distt?|district',
  'near|nr|opp|opposite|behind|back side|next to|room|shop|unit|building|bldg|quarter|qtr|booth|sco|scf|society|park|extension|extn',
  'estate|puram|pura|garden|city|town|cantt|mandi|market|complex|heights|residency|villa|bhawan|bhavan|mandir|gurudwara|school',
  'फ्लैट|मकान|सेक्टर|ब्लॉक|गली|मंज़िल|मंजिल|प्लॉट|टावर|दुकान|कोठी|फेज़|फेज|नगर|रोड|मार्ग|मोहल्ला|कॉलोनी|कालोनी|गाँव|गांव|जिला|चौक|बाज़ार|बाजार|के पास|के सामने|विहार',
  'ਫਲੈਟ|ਫ਼ਲੈਟ|ਮਕਾਨ|ਸੈਕਟਰ|ਬਲਾਕ|ਗਲੀ|ਮੰਜ਼ਿਲ|ਪਲਾਟ|ਟਾਵਰ|ਦੁਕਾਨ|ਕੋਠੀ|ਫੇਜ਼|ਨਗਰ|ਰੋਡ|ਮੁਹੱਲਾ|ਕਲੋਨੀ|ਕਾਲੋਨੀ|ਪਿੰਡ|ਜ਼ਿਲ੍ਹਾ|ਚੌਕ|ਬਾਜ਼ਾਰ|ਦੇ ਨੇੜੇ|ਦੇ ਸਾਹਮਣੇ',
].join('|');
export const PLACE_WORD = new RegExp(word(PLACES), 'iu');

/** Where an address begins behind a name: a word of places, a sign for a house, or a number with what it belongs to. */
export const ADDRESS_BEGINS = new RegExp(
  [
    word(
      'h\\.? ?no|hno|house(?= ?(?:no|num|#|\\p{Nd}))|flat|apt|kothi|plot|sector|sec(?=[\\s-]?\\p{Nd})|block|street|gali|village|vill|vpo|ward|shop|sco|scf|near|opp|behind|room|quarter|qtr|phase|floor|tower',
    ),
    word('फ्लैट|मकान|सेक्टर|ब्लॉक|गली|प्लॉट|कोठी|गाँव|गांव|वार्ड|दुकान|ਫਲੈਟ|ਮਕਾਨ|ਸੈਕਟਰ|ਬਲਾਕ|ਗਲੀ|ਪਲਾਟ|ਕੋਠੀ|ਪਿੰਡ|ਵਾਰਡ|ਦੁਕਾਨ'),
    '#\\s?\\p{Nd}',
    '(?<![\\p{L}\\p{M}\\p{Nd}+])(?:\\p{L}{1,3}[-/ ]?)?\\p{Nd}{1,5}(?:[-/ ]?\\p{L}{1,2}(?![\\p{L}\\p{M}]))?(?:[/-]\\p{Nd}+\\p{L}?)*[\\s,]+(?=\\p{L}{2})',
  ].join('|'),
  'iu',
);

/** Towns and states that guests' addresses end with. */
export const TOWN = new RegExp(
  word(
    [
      'ludhiana|amritsar|jalandhar|patiala|bathinda|mohali|chandigarh|panchkula|moga|hoshiarpur|pathankot|phagwara|khanna|sangrur|barnala|mansa|ferozepur|firozpur|fazilka|abohar|faridkot|kapurthala|gurdaspur|batala|ropar|rupnagar|zirakpur|kharar|rajpura|nabha|malerkotla|tarn taran|muktsar|nawanshahr',
      'delhi|new delhi|gurgaon|gurugram|noida|faridabad|ghaziabad|sonipat|panipat|karnal|ambala|kurukshetra|rohtak|hisar|sirsa|yamunanagar|kaithal|jaipur|jodhpur|udaipur|kota|ajmer|lucknow|kanpur|agra|meerut|dehradun|haridwar|shimla|solan|jammu|srinagar',
      'mumbai|pune|nagpur|nashik|thane|ahmedabad|surat|vadodara|rajkot|indore|bhopal|gwalior|patna|ranchi|kolkata|bengaluru|bangalore|hyderabad|chennai|kochi|goa|varanasi|allahabad|prayagraj|guwahati|bhubaneswar|raipur|mysore|coimbatore',
      'punjab|haryana|himachal|rajasthan|uttar pradesh|maharashtra|gujarat|uttarakhand|madhya pradesh|bihar|karnataka|tamil nadu|kerala|telangana|west bengal',
      'दिल्ली|लुधियाना|अमृतसर|जालंधर|पटियाला|बठिंडा|चंडीगढ़|मोहाली|रोहतक|जयपुर|मुंबई|लखनऊ|पंजाब|हरियाणा|मोगा|अंबाला|करनाल|पानीपत|ਲੁਧਿਆਣਾ|ਅੰਮ੍ਰਿਤਸਰ|ਜਲੰਧਰ|ਪਟਿਆਲਾ|ਬਠਿੰਡਾ|ਚੰਡੀਗੜ੍ਹ|ਮੋਹਾਲੀ|ਦਿੱਲੀ|ਮੋਗਾ|ਪੰਜਾਬ|ਸੰਗਰੂਰ|ਬਰਨਾਲਾ|ਹੁਸ਼ਿਆਰਪੁਰ',
    ].join('|'),
  ),
  'iu',
);

/** Labels of lines, `Name: …`, with the field that follows. */
export const labels: readonly [field: GuestField, words: string][] = [
  ['pincode', 'pin ?-?code(?: no)?|pin(?: no)?|zip(?: ?code)?|postal code|पिन ?कोड|पिन|ਪਿੰਨ ?ਕੋਡ|ਪਿੰਨ'],
  ['email', 'e-?mail(?: id)?|mail id|ईमेल|ਈਮੇਲ'],
  [
    'mobile',
    '(?:mobile|mob|m|cell|phone|ph|p|tel|telephone|contact|whats ?app|wa|landline)\\.?(?: ?(?:no|number|num))?|(?:मोबाइल|मोबाईल|फोन|फ़ोन|संपर्क|व्हाट्सएप)(?: ?नंबर)?|नंबर|(?:ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਫੋਨ|ਫ਼ੋਨ|ਸੰਪਰਕ)(?: ?ਨੰਬਰ)?|ਨੰਬਰ',
  ],
  [
    'address',
    '(?:full |postal |home |complete )?(?:address|addr|add|adr)|residence|resi|पता|ਪਤਾ|घर का पता|pata|city|town|state|district|landmark',
  ],
  [
    'guestNo',
    '(?<!\\p{Nd} ?)(?:no\\.? of |total )?(?:persons?|people|pax|members?|guests|family members)|count|kitne|लोग|सदस्य|संख्या|ਜਣੇ|ਜੀਅ|ਮੈਂਬਰ|ਗਿਣਤੀ',
  ],
  ['name', "(?:full |guest |guest'?s? )?name|naam|नाम|ਨਾਮ|ਨਾਂ"],
  ['side', 'side|पक्ष|ਪੱਖ'],
  ['category', 'relation|relationship|group|category|रिश्ता|ਰਿਸ਼ਤਾ'],
  ['note', 'notes?|remarks?|नोट|ਨੋਟ'],
];

/** A label within a line, at its start or behind a sign. */
export const LABEL = new RegExp(
  `(?:^|(?<=[\\s,;|/(–-]))(?:${labels.map(([, words], at) => `(?<f${at}>${words})`).join('|')})\\.?\\s*(?:[:=]|:?\\s*[-–]\\s*(?=\\S))[-–:=\\s]*`,
  'giu',
);

const PEOPLE =
  'persons?|person\\(s\\)|people|peoples|ppl|pax|members?|membrs|guests?|heads?|logs?|log|jane|jan|jne|adults?|kids?|children|bache|bachche|लोग|व्यक्ति|जने|जन|सदस्य|मेहमान|ਜਣੇ|ਜਣਾ|ਜੀਅ|ਲੋਕ|ਮੈਂਬਰ|ਬੰਦੇ';
/** A number of people with its word: `4 persons`, `family of 5`, `total 4`. */
export const PEOPLE_COUNT = new RegExp(
  `[(\\[]?\\s*(?:total|kul|कुल|ਕੁੱਲ)?[\\s:-]*(?<![\\p{L}\\p{M}\\p{Nd}])(\\p{Nd}{1,2})\\s*(?:nos?\\.?\\s*)?(?:${PEOPLE})(?![\\p{L}\\p{M}])\\.?\\s*[)\\]]?`,
  'giu',
);
export const FAMILY_OF = /[([]? ?(?:family of|total|x|×) ?(\p{Nd}{1,2})(?![\p{L}\p{Nd}/-]) ?[)\]]?/iu;

/** Words that say nothing about the guest: of speech, of chats, beside numbers. */
export const FILLERS = new RegExp(
  word(
    [
      '(?:mobile|mob|m|w|cell|phone|ph|tel|telephone|contact|whats ?app|wapp|call|मो|फो|ਮੋ|ਫੋ)(?:\\.? ?(?:no|number|num))?\\.?|(?:ka|ki|da|di|de) (?:number|no|phone|mobile|pata|address)|number is|number|no\\.?|num',
      'hai|hain|he|है|हैं|ਹੈ|का नंबर|का फोन|ਦਾ ਨੰਬਰ|मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਫੋਨ|ਫ਼ੋਨ|ਨੰਬਰ',
    ].join('|'),
  ),
  'giu',
);

/** Lines of chats that hold nothing. */
export const CHAT_NOISE =
  /end-to-end encrypted|<media omitted>|(?:image|video|sticker|audio|document) omitted|message was deleted|you deleted this message|^missed (?:voice|video) call|joined using|created (?:this )?group|changed (?:the|this) (?:subject|group)|^(?:forwarded(?: many times)?|fwd)\W*$/iu;

/** Sentences between the guests of a chat. */
export const CHATTER =
  /\?\s*$|^(?:ok(?:ay)?|yes|no|haan?|ha ji|haanji|ji|theek|thik|thanks?|thank you|please|plz|pls|hello|hi|hey|good (?:morning|night|evening)|namaste|sat sri akal|ssa|done|great|noted|sure|wait|also|add|and|kindly|note|bas|bye|👍|🙏)(?![\p{L}\p{M}])(?=.*$)/iu;

/** Titles above lists. */
export const TITLE =
  /(?<![\p{L}\p{M}])(?:lists?|guest list|guests?|invit(?:e|es|ed|ation|ees)|wedding|shaadi|shadi|vivah|marriage|reception|sangeet|mehndi|side|paksh|total|names?|सूची|लिस्ट|मेहमान|शादी|विवाह|पक्ष|कुल|ਸੂਚੀ|ਲਿਸਟ|ਮਹਿਮਾਨ|ਵਿਆਹ|ਪੱਖ|ਪਾਸਾ|ਕੁੱਲ)(?![\p{L}\p{M}])/iu;

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPOKEN = new RegExp(
  `(?:(?<!\\p{L})(?:(?:double|triple)\\s+)?(?:${DIGIT_WORDS.join('|')}|oh)(?!\\p{L})[\\s,-]*){7,}`,
  'giu',
);

/** Returns a text with numbers that were spelt digit by digit (`nine eight double one`) in digits. */
export const spelledOut = (text: string): string =>
  text.replace(SPOKEN, (spoken) => {
    const digits = spoken
      .toLowerCase()
      .split(/[\s,-]+/)
      .filter(Boolean);
    let number = '';
    let times = 1;
    for (const digit of digits) {
      if (digit === 'double') times = 2;
      else if (digit === 'triple') times = 3;
      else {
        number += String(digit === 'oh' ? 0 : DIGIT_WORDS.indexOf(digit)).repeat(times);
        times = 1;
      }
    }
    return `${number} `;
  });

/** Words that a speaker puts before a part, as labels without a sign. */
const SPOKEN_LABELS: readonly [field: string, words: RegExp][] = [
  [
    'mobile',
    /(?<!\p{L})(?:(?:mobile|phone|second|other|alternate|whats ?app|contact) number|(?:का|ਦਾ) (?:नंबर|ਨੰਬਰ))(?: is| hai| है)?\s+(?=[+\p{Nd}])/giu,
  ],
  ['pin code', /(?<!\p{L})(?:pin ?code|pincode|पिन ?कोड|ਪਿੰਨ ?ਕੋਡ)(?: is| hai| number| है)?\s+(?=\p{Nd})/giu],
  ['address', /(?<=\S\s)(?:address|ka pata|पता|ਪਤਾ)(?: is| hai| है)?\s+(?=[\p{L}\p{Nd}#])/giu],
  ['address', /(?<=\p{L}{2}\s)from\s+(?!office|work|school|college|my|our)(?=\p{L})/giu],
];

/** Returns a line with a colon behind the words that a speaker puts before a part (`address flat 3`). */
export const withColons = (text: string): string =>
  SPOKEN_LABELS.reduce((all, [field, words]) => all.replace(words, `, ${field}: `), text);

/** Words of a remark, which is no part of an address. */
export const REMARK =
  /(?<![\p{L}\p{M}])(?:veg|vegan|non-?veg|jain|food|diet|call|later|no (?:phone|number|mobile)|nahin?|ask|confirm(?:ed)?|invited?|friends?|side|colleagues?|office|neighbou?rs?|vip|must|only|wheelchair|coming|ring|whats ?app|शाकाहारी|दोस्त|ਦੋਸਤ)(?![\p{L}\p{M}])/iu;

const NO_NUMBER =
  'not (?:available|known|given|yet)|na|n/a|n\\.a\\.|nil|none|tbc|tbd|tba|awaited|pending|to (?:be )?(?:confirmed?|follow|come)|will (?:send|share|give|confirm)(?: later)?|(?:pata )?nahin?(?: (?:hai|he|pata|mila))?|upl?abdh nahin?|उपलब्ध नहीं(?: है)?|नहीं(?: है)?|नही(?: है)?|ज्ञात नहीं|पता नहीं|ਨਹੀਂ(?: ਹੈ)?|ਉਪਲਬਧ ਨਹੀਂ|ਪਤਾ ਨਹੀਂ';
const NUMBER_WORD =
  '(?:phone|mobile|mob|contact|whats ?app|tel|ph|cell|मो|मोबाइल|मोबाईल|फोन|फ़ोन|ਮੋ|ਮੋਬਾਈਲ|ਫੋਨ)(?:\\.? ?(?:number|num|no|नंबर|ਨੰਬਰ))?|number|num|नंबर|ਨੰਬਰ';
/** Words that say that a number is missing: `number nahi hai`, `Mob: TBC`, `no phone`. */
export const NUMBER_MISSING = new RegExp(
  `^\\W*(?:(?:(?:${NUMBER_WORD})[\\s.:–-]*)?(?:(?:is|ka) )?(?:${NO_NUMBER})|(?:no|without|bina) (?:${NUMBER_WORD})(?: (?:yet|available|given))?)[\\s.!)-]*$`,
  'iu',
);
