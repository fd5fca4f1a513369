/** Towns, districts and states with which guests' addresses end. */

/** Without those that are common names of persons too, such as Anand or Hassan. */
const TOWNS = [
  // Punjab, Haryana, Himachal Pradesh, Jammu, Delhi
  'ludhiana|amritsar|jalandhar|patiala|bathinda|mohali|chandigarh|panchkula|moga|hoshiarpur|pathankot|phagwara|khanna|sangrur|barnala|mansa|ferozepur|firozpur|fazilka|abohar|malout|faridkot|kapurthala|gurdaspur|batala|ropar|rupnagar|zirakpur|kharar|rajpura|nabha|malerkotla|tarn taran|muktsar|nawanshahr|kotkapura|jagraon|phillaur|nakodar|samana|sunam|derabassi',
  'delhi|new delhi|gurgaon|gurugram|noida|greater noida|faridabad|ghaziabad|sonipat|sonepat|panipat|karnal|ambala|kurukshetra|rohtak|hisar|sirsa|yamunanagar|kaithal|jind|bhiwani|rewari|palwal|jhajjar|bahadurgarh|narnaul|gohana|hansi|fatehabad|thanesar|shimla|solan|kullu|manali|dharamshala|kangra|hamirpur|jammu|srinagar|udhampur|kathua',
  // Rajasthan, Uttar Pradesh, Uttarakhand
  'jaipur|jodhpur|udaipur|kota|ajmer|bikaner|alwar|bhilwara|sikar|pali|bharatpur|sri ganganagar|ganganagar|hanumangarh|jhunjhunu|churu|nagaur|kishangarh|beawar|tonk|chittorgarh|barmer|jaisalmer',
  'lucknow|kanpur|agra|meerut|varanasi|banaras|allahabad|prayagraj|gorakhpur|bareilly|moradabad|aligarh|saharanpur|mathura|vrindavan|jhansi|ayodhya|faizabad|muzaffarnagar|bulandshahr|hapur|etawah|unnao|rae bareli|sitapur|hardoi|basti|gonda|bahraich|azamgarh|ballia|mirzapur|jaunpur|ghazipur|firozabad|shahjahanpur|rampur|dehradun|haridwar|rishikesh|roorkee|haldwani|nainital|kashipur|rudrapur',
  // Madhya Pradesh, Chhattisgarh, Gujarat, Maharashtra, Goa
  'indore|bhopal|gwalior|jabalpur|ujjain|dewas|ratlam|rewa|satna|morena|vidisha|hoshangabad|itarsi|khandwa|burhanpur|chhindwara|sehore|raipur|bilaspur|bhilai|durg|korba',
  'ahmedabad|surat|vadodara|baroda|rajkot|gandhinagar|bhavnagar|jamnagar|junagadh|nadiad|navsari|valsad|vapi|bharuch|ankleshwar|mehsana|palanpur|bhuj|morbi|porbandar|gandhidham|surendranagar|godhra|himatnagar',
  'mumbai|bombay|navi mumbai|pune|poona|nagpur|nashik|nasik|thane|aurangabad|solapur|kolhapur|sangli|satara|amravati|akola|jalgaon|ahmednagar|latur|nanded|kalyan|dombivli|ulhasnagar|vasai|virar|panvel|ratnagiri|wardha|yavatmal|chandrapur|goa|panaji|margao|mapusa',
  // Bihar, Jharkhand, Bengal, Odisha, the North-East
  'patna|gaya|muzaffarpur|bhagalpur|darbhanga|purnea|begusarai|samastipur|siwan|chapra|motihari|ranchi|jamshedpur|dhanbad|bokaro|hazaribagh|deoghar|giridih',
  'kolkata|calcutta|howrah|siliguri|durgapur|asansol|bardhaman|burdwan|kharagpur|malda|darjeeling|krishnanagar|chandannagar|bolpur|barasat|bhubaneswar|cuttack|rourkela|sambalpur|berhampur|balasore|guwahati|silchar|dibrugarh|jorhat|tezpur|shillong|imphal|aizawl|agartala|kohima|dimapur|gangtok|itanagar',
  // The South
  'bengaluru|bangalore|mysuru|mysore|mangaluru|mangalore|hubballi|hubli|dharwad|belagavi|belgaum|davanagere|ballari|shivamogga|shimoga|tumakuru|tumkur|udupi|hyderabad|secunderabad|warangal|karimnagar|nizamabad|khammam|vijayawada|visakhapatnam|vizag|guntur|nellore|tirupati|kurnool|rajahmundry|kakinada|anantapur|kadapa|tenali|eluru|ongole',
  'chennai|madras|coimbatore|madurai|tiruchirappalli|trichy|tirunelveli|tiruppur|tirupur|erode|vellore|thanjavur|tanjore|thoothukudi|tuticorin|dindigul|kanchipuram|kumbakonam|karaikudi|pollachi|hosur|nagercoil|puducherry|pondicherry|kochi|cochin|ernakulam|thiruvananthapuram|trivandrum|kozhikode|calicut|thrissur|trichur|kollam|kottayam|palakkad|alappuzha|kannur|malappuram|pathanamthitta',
  'punjab|haryana|himachal|rajasthan|uttar pradesh|maharashtra|gujarat|uttarakhand|madhya pradesh|bihar|karnataka|tamil nadu|kerala|telangana|andhra pradesh|west bengal|assam|odisha|jharkhand|chhattisgarh',
  'dubai|sharjah|abu dhabi|london|toronto|brampton|vancouver|melbourne|sydney|singapore|auckland',
  'दिल्ली|नई दिल्ली|लुधियाना|अमृतसर|जालंधर|पटियाला|बठिंडा|चंडीगढ़|मोहाली|रोहतक|जयपुर|जोधपुर|उदयपुर|कोटा|अजमेर|मुंबई|पुणे|नागपुर|नाशिक|ठाणे|लखनऊ|कानपुर|आगरा|मेरठ|वाराणसी|प्रयागराज|गोरखपुर|इंदौर|भोपाल|ग्वालियर|उज्जैन|जबलपुर|पटना|रांची|रायपुर|पंजाब|हरियाणा|मोगा|अंबाला|करनाल|पानीपत|सोनीपत|हिसार|देहरादून|हरिद्वार',
  'ਲੁਧਿਆਣਾ|ਅੰਮ੍ਰਿਤਸਰ|ਜਲੰਧਰ|ਪਟਿਆਲਾ|ਬਠਿੰਡਾ|ਚੰਡੀਗੜ੍ਹ|ਮੋਹਾਲੀ|ਦਿੱਲੀ|ਮੋਗਾ|ਪੰਜਾਬ|ਸੰਗਰੂਰ|ਬਰਨਾਲਾ|ਹੁਸ਼ਿਆਰਪੁਰ|ਨਾਭਾ|ਬਟਾਲਾ|ਫਗਵਾੜਾ|ਅਬੋਹਰ|ਕਪੂਰਥਲਾ',
  'અમદાવાદ|સુરત|વડોદરા|રાજકોટ|ભાવનગર|જામનગર|નવસારી|কলকাতা|হাওড়া|শিলিগুড়ি|বর্ধমান|சென்னை|மதுரை|கோயம்புத்தூர்|திருச்சி|హైదరాబాద్|విజయవాడ|గుంటూరు|ಬೆಂಗಳೂರು|ಮೈಸೂರು|ಹುಬ್ಬಳ್ಳಿ|ಮಂಗಳೂರು',
].flatMap((towns) => towns.normalize('NFC').split('|'));
const KNOWN = new Set(TOWNS);
/** Towns that are surnames or given names as well. */
const NAMES = new Set([
  'khanna',
  'kota',
  'mansa',
  'moga',
  'nabha',
  'pali',
  'gaya',
  'satna',
  'rewa',
  'kalyan',
  'basti',
  'rampur',
  'bharatpur',
]);

/** Returns the words of a text in small letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Tells whether a text names a town. */
export function hasTown(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => KNOWN.has(word) || KNOWN.has(`${word} ${words[at + 1] ?? ''}`));
}

/** Returns the town at the end of a name, as written; empty for none. Names are never nothing but a town. */
export function townBehind(name: string): string {
  const [, two = '', one = ''] = /\S ((?:\S{1,20} )?(\S{2,30}))$/.exec(name) ?? [];
  for (const town of [two, one]) {
    const plain = town.normalize('NFC').toLowerCase();
    if (KNOWN.has(plain) && !NAMES.has(plain) && town.length < name.length) return town;
  }
  return '';
}
