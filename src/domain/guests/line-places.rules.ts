/** Words of addresses as people write them, in the languages of India. */

/** Returns the pattern of whole words of any script. */
export const wholeWord = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** Words that begin a part of an address, or stand in one. */
const PLACES = [
  'h\\.? ?no|hno|house|flat|apt|apartments?|kothi|plot|sector|sec|block|blk|tower|wing|floor|gali|street|st|lane|phase|ward',
  'road|rd|marg|nagar|vihar|colony|enclave|avenue|ave|bazar|bazaar|chowk|mohalla|basti|village|vill|vpo|po|p\\.o|tehsil|teh|distt?|district',
  'near|nr|opp|opposite|behind|back side|next to|room|shop|unit|building|bldg|quarter|qtr|booth|sco|scf|society|park|extension|extn',
  'estate|puram|pura|garden|city|town|cantt|mandi|market|complex|heights|residency|villa|bhawan|bhavan|mandir|gurudwara|school',
  'cross|circle|layout|lines|station|highway|bypass|peth|wadi|chawl|taluka?|tal|post|pind|stage|bagh|ganj|east|west|north|south|lake|hills?|c/o',
  'फ्लैट|मकान|सेक्टर|ब्लॉक|गली|मंज़िल|मंजिल|प्लॉट|टावर|दुकान|कोठी|फेज़|फेज|नगर|रोड|मार्ग|मोहल्ला|कॉलोनी|कालोनी|गाँव|गांव|ग्राम|पोस्ट|जिला|चौक|बाज़ार|बाजार|के पास|के सामने|विहार|पेठ|वाडी|जवळ|रस्ता|सोसायटी',
  'ਫਲੈਟ|ਫ਼ਲੈਟ|ਮਕਾਨ|ਸੈਕਟਰ|ਬਲਾਕ|ਗਲੀ|ਮੰਜ਼ਿਲ|ਪਲਾਟ|ਟਾਵਰ|ਦੁਕਾਨ|ਕੋਠੀ|ਫੇਜ਼|ਨਗਰ|ਰੋਡ|ਮੁਹੱਲਾ|ਕਲੋਨੀ|ਕਾਲੋਨੀ|ਪਿੰਡ|ਜ਼ਿਲ੍ਹਾ|ਚੌਕ|ਬਾਜ਼ਾਰ|ਦੇ ਨੇੜੇ|ਦੇ ਸਾਹਮਣੇ',
  'રોડ|નગર|સોસાયટી|ફ્લેટ|મકાન|ગામ|શેરી|પાસે|સામે|સર્કલ|ચોક|પોળ|રોડ|লেন|রোড|সরণি|পাড়া|গ্রাম|ফ্ল্যাট|বাড়ি|তলা',
  'தெரு|சாலை|நகர்|வீடு|கிராமம்|அருகில்|మండలం|వీధి|రోడ్డు|రోడ్|నగర్|గ్రామం|ఫ్లాట్|కాలనీ|ರಸ್ತೆ|ನಗರ|ಬೀದಿ|ಗ್ರಾಮ|ಹತ್ತಿರ|ಕ್ರಾಸ್|ಬಡಾವಣೆ|റോഡ്|നഗർ|വീട്',
].join('|');
export const PLACE_WORD = new RegExp(wholeWord(PLACES), 'iu');

/** Where an address begins behind a name: a word of places, a sign for a house, or a number with what it belongs to. */
export const ADDRESS_BEGINS = new RegExp(
  [
    wholeWord(
      'h\\.? ?no|hno|house(?= ?(?:no|num|#|\\p{Nd}))|flat|apt|kothi|plot|sector|sec(?=[\\s-]?\\p{Nd})|block|street|gali|village|vill|vpo|ward|shop|sco|scf|near|opp|behind|room|quarter|qtr|phase|floor|tower|c/o|pind',
    ),
    wholeWord('फ्लैट|मकान|सेक्टर|ब्लॉक|गली|प्लॉट|कोठी|गाँव|गांव|ग्राम|वार्ड|दुकान|ਫਲੈਟ|ਮਕਾਨ|ਸੈਕਟਰ|ਬਲਾਕ|ਗਲੀ|ਪਲਾਟ|ਕੋਠੀ|ਪਿੰਡ|ਵਾਰਡ|ਦੁਕਾਨ'),
    '#\\s?\\p{Nd}',
    '(?<![\\p{L}\\p{M}\\p{Nd}+])(?:\\p{L}{1,3}[-/ ]?)?\\p{Nd}{1,5}(?:[-/ ]?\\p{L}{1,2}(?![\\p{L}\\p{M}]))?(?:[/-]\\p{Nd}+(?:-?\\p{L}(?![\\p{L}\\p{M}]))?)*[\\s,]+(?=\\p{L}{2}|\\p{Nd}{1,2}(?:st|nd|rd|th))',
    '(?<![\\p{L}\\p{M}\\p{Nd}+])\\p{L}{1,2}[-/]\\p{Nd}{1,4}\\p{L}?(?:[/-]\\p{Nd}{1,5}\\p{L}?){0,3}$',
  ].join('|'),
  'iu',
);
