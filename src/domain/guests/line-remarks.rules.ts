/** What people write beside guests and is neither name nor address: remarks, greetings, talk and titles. */
import { PLACE_WORD, wholeWord } from '#domain/guests/line-places.rules.ts';
import { hasTown } from '#domain/guests/line-towns.rules.ts';
import { PEOPLE } from '#domain/guests/line-words.rules.ts';

/** Verbs of remarks: what is to be done, who comes. */
const VERBS = new RegExp(
  wholeWord(
    [
      "call|calls|ask|send|sent|give|given|bring|brings|com(?:e|es|ing)|came|deliver(?:ed|y)?|confirm(?:ed)?|check|invited?|wants?|needs?|will|would|is|are|was|were|be|has|have|had|might|must|should|please|pls|plz|arriv(?:e|es|ing)|leav(?:e|es|ing)|travel(?:s|ling)?|eats?|prefers?|remind|said|says|knows?|don'?t|doesn'?t|didn'?t|can'?t|won'?t|isn'?t|that'?s|it'?s|already|informed|posted|couriered|called|told|handed|collected|received",
      'hai|hain|hoon|hun|tha|thi|dena|dene|dega|degi|denge|lena|lenge|bhej(?:na|ne|ni|o|ta|ti|te|do)|karna|karke|karo|aay?eg[ai]|aana|jana|p(?:u|oo)chh?(?:na|o|ke)|bata(?:na|o)|nahin?|likh(?:na|o)|mila|milega|bol(?:na|o)|bula(?:na|ya|o)|rahega|chahiye|\\p{L}{2,8}(?:[ou]ung[ai]|ung[ai]|enge)',
      '(?:likh|bhej|bata|puchh?|dekh|sun|rakh|kar|de|le|bol|bula|reh|aa|ja|ho|chal[aie]|kho|gum|mil|nikal|badal|band) (?:le|lo|de|do|lena|dena|rahe|raha|rahi|ga(?:ye|ya|yi))',
      'है|हैं|हूँ|था|थे|थी|देना|देंगे|दें|भेजना|भेजेंगे|आएंगे|आएँगे|आएगा|आना|करना|करें|भेजूंगी|भेजूंगा|नहीं|नही|पूछना|बुलाना',
      'ਹੈ|ਹਨ|ਸੀ|ਦੇਣਾ|ਭੇਜਣਾ|ਆਉਣਗੇ|ਆਉਣਾ|ਨਹੀਂ|ਪੁੱਛਣਾ|ਕਰਨਾ|છે|નથી|আছে|নেই|হবে|আসবেন?|দেবে?ন?|ఉంది|లేదు|ಇದೆ|ಇಲ್ಲ|உள்ளது|இல்லை|आहे|आहेत|येणार|ഇല്ല|ଅଛି|ନାହିଁ',
    ].join('|'),
  ),
  'iu',
);
/** Pronouns: beside a verb or alone they make a text a sentence. */
const PRONOUNS = new RegExp(
  wholeWord(
    [
      'we|he|she|they|them|him|my|our|his|her|their|you|your|this|that|these|those|mer[aei]|h[au]mar[aei]|un(?:ka|ki|ke|ko|hein|he)|in(?:ka|ki|ke|ko|hein|he)|us(?:ka|ki|ke|ko)|is(?:ka|ki|ke|ko)|aap|yeh?|eh|woh?',
      'मेरे|मेरा|हमारे|उनका|उनके|इनका|ਮੇਰੇ|ਸਾਡੇ',
    ].join('|'),
  ),
  'iu',
);
/** Tells whether a text has a verb or a pronoun. */
export const isSentence = (text: string): boolean => VERBS.test(text) || PRONOUNS.test(text);

/** Words of remarks, by meaning: time, food, celebrations, what is given, numbers. */
const ABOUT = new RegExp(
  wholeWord(
    [
      'later|tomorrow|today|tonight|evening|morning|only|no|not|abhi|kal|baad|baa?ki|बाकी|sha+m|subah|raat|sirf|zaroor|jarur|सिर्फ|केवल|बाद में|कल|ਸਿਰਫ਼|ਕੱਲ|ਬਾਅਦ',
      'veg|vegan|vegetarian|non-?veg|jain|food|diet|meals?|eggless|allerg(?:y|ic)|शाकाहारी|ਸ਼ਾਕਾਹਾਰੀ',
      'sangeet|meh[ea]?ndi|haldi|reception|bar+aa?t|wedding|sha+di|engagement|sagai|pher[ae]s?|cocktail|muhurt\\p{L}*|nikah|walima',
      'cards?|invites?|invitations?|gifts?|mithai|box(?:es)?|dabba|ring|wheelchair|pick ?up|transport|in person|by hand',
      'number|phone|mobile|whats ?app|landline',
    ].join('|'),
  ),
  'iu',
);
/** Words for kinds of guests. */
const KINDS = new RegExp(
  wholeWord('friends?|colleagues?|classmates?|office|neighbou?rs?|cousins?|relatives?|vip|side|दोस्त|मित्र|रिश्तेदार|ਦੋਸਤ'),
  'iu',
);
/** Times, days and numbers of things: digits that number no house. */
const TIMES = new RegExp(
  [
    '(?<!\\p{Nd})\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})? ?(?:(?:am|pm|a\\.m|p\\.m|hrs|baje|o.clock|days?|din|बजे|ਵਜੇ)(?!\\p{L}))',
    '(?<!\\p{Nd})\\p{Nd}{1,2}(?:st|nd|rd|th)?(?: ?- ?\\p{Nd}{1,2}(?:st|nd|rd|th)?)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)',
    '(?<!\\p{Nd})\\p{Nd}{1,2}(?:st|nd|rd|th)(?! (?:cross|main|floor|street|lane|block|phase|stage|road|avenue)(?!\\p{L}))',
    '(?:after|before|till|from) \\p{Nd}{1,2}(?!\\p{Nd})',
    '(?<!\\p{Nd})\\p{Nd}{1,2} (?:kids?|child(?:ren)?|sons?|daughters?|boxes|cards|bachh?[ae])(?!\\p{L})',
  ].join('|'),
  'giu',
);

/** Tells whether a text is written small throughout in words of Latin letters, as asides are. */
const isSmall = (text: string): boolean => /^[\p{Ll}\s.,'’!-]+$/u.test(text) && text.trim().split(/\s+/).length > 2;

/**
 * Tells whether a text beside a name is a remark: a sentence that numbers no house, or words of a remark without a word
 * of places.
 */
export function isRemark(text: string): boolean {
  const plain = text.replace(TIMES, ' ');
  const hasNumber = /\p{Nd}/u.test(plain);
  const isPlace = PLACE_WORD.test(plain.replace(/(?<!\p{L})(?:no|from)\s/giu, ' '));
  if (isSentence(plain)) return !hasNumber || (!isPlace && !/^[#\p{Nd}]/u.test(plain.trim()));
  if (hasNumber || isPlace || hasTown(plain)) return false;
  return ABOUT.test(plain) || KINDS.test(plain) || plain !== text;
}

/** Tells whether brackets in a name hold a remark, not who the person is: `(veg)`, but `(my friend)` stays. */
export const isRemarkInName = (text: string): boolean => isRemark(text) && (VERBS.test(text) || ABOUT.test(text));

/** Parts a name from a sentence that goes on from it: `prof arora will send the number`. */
export function withoutSentence(name: string): [name: string, sentence: string] {
  const [, whole = '', behind = ''] = /^([^()]{2,60}\([^()]{1,60}\))\s+(\p{L}[^()]{2,100})$/u.exec(name) ?? [];
  if (behind !== '' && isRemark(behind)) return [whole, behind];
  const verb = VERBS.exec(name);
  const before = verb ? name.slice(0, verb.index).trim() : '';
  return verb && !before.includes('(') && before.length > 2 ? [before, name.slice(verb.index)] : [name, ''];
}

/** Tells whether a text beside a capitalised name is an aside, written small throughout. */
export const isAsideTo = (name: string, text: string): boolean =>
  /^\p{Lu}/u.test(name) && isSmall(text) && !PLACE_WORD.test(text) && !hasTown(text);

/**
 * Tells whether a text without numbers is talk: a sentence that begins it, not one behind a name.
 * @param sent true for a message of a chat, where fewer words are talk
 */
export function isTalk(text: string, sent: boolean): boolean {
  const [first = ''] = text.split(/[,;|(]|\s[-–—:]+\s?|:\s/);
  return (
    first.trim().split(/\s+/).length > (sent ? 1 : 3) &&
    !/\p{Nd}/u.test(first) &&
    (isSentence(first) || (sent && isRemark(first)))
  );
}

const NO_NUMBER =
  'not (?:available|known|given|yet|shared|received)|na|n/a|n\\.a\\.|nil|none|tbc|tbd|tba|awaited|pending|to (?:be )?(?:confirmed?|shared?|sent|given|updated?|follow|come)|will (?:send|share|give|confirm|update)(?: later| soon)?|(?:pata )?nahin?(?: (?:hai|he|pata|mila))?|upl?abdh nahin?|उपलब्ध नहीं(?: है)?|नहीं(?: है)?|नही(?: है)?|ज्ञात नहीं|पता नहीं|ਨਹੀਂ(?: ਹੈ)?|ਉਪਲਬਧ ਨਹੀਂ|ਪਤਾ ਨਹੀਂ';
const NUMBER_WORD =
  '(?:phone|mobile|mob|contact|whats ?app|tel|ph|cell|मो|मोबाइल|मोबाईल|फोन|फ़ोन|ਮੋ|ਮੋਬਾਈਲ|ਫੋਨ)(?:\\.? ?(?:number|num|no|नंबर|ਨੰਬਰ))?|number|num|नंबर|ਨੰਬਰ';
/** Words that say that a number is missing: `number nahi hai`, `Mob: TBC`, `no phone`. */
export const NUMBER_MISSING = new RegExp(
  `^\\W*(?:(?:(?:${NUMBER_WORD})[\\s.:–-]*)?(?:(?:is|ka) )?(?:${NO_NUMBER})|(?:no|without|bina) (?:${NUMBER_WORD})(?: (?:yet|available|given))?)[\\s.!)-]*$`,
  'iu',
);

/** Lines of chats that hold nothing. */
export const CHAT_NOISE =
  /end-to-end encrypted|\bomitted>?$|\(file attached\)|message was deleted|you deleted this message|^missed (?:voice|video) call|joined using|created (?:this )?group|changed (?:the|this) (?:subject|group)|^(?:forwarded(?: many times)?|fwd)\W*$|^(?:to|from|date|sent|cc|bcc|subject|re)\s*:/iu;

/** Sentences between the guests of a chat. */
export const CHATTER =
  /\?\s*$|^(?:ok(?:ay)?|yes|no|haan?|ha ji|haanji|ji|theek|thik|thanks?|thank you|please|plz|pls|hello|hi|hey|dear|respected|subject|good (?:morning|night|evening)|namaste|namaskar|sat sri akal|ssa|done|great|noted|sure|wait|also|add|and|kindly|note|bas|bye|p\.?s\.?|👍|🙏)(?![\p{L}\p{M}])(?=.*$)/iu;

/** The end of a letter; what follows is signed. */
export const CLOSING =
  /^(?:(?:many |with )?thanks?(?: you)?(?: (?:&|and))?(?: (?:best |warm )?regards)?|god bless(?: you)?(?: all)?|take care|blessings|see you(?: soon)?|with (?:love|(?:best |warm |kind )?(?:regards|wishes|blessings))|(?:best |warm |kind )?regards|(?:your|love|affectionate|sincere|faithful)(?:s|ly)?(?: (?:sincerely|lovingly|faithfully|truly))?|lots of love|love|cheers|sent from my .{1,30})[\s,.!-]*$/iu;

/** Calls to the gods above a list. */
const INVOCATION =
  /^\W*(?:॥|\|\||ॐ|ੴ|ஓம்|ఓం|ಓಂ|ഓം|ওঁ|ૐ|৺|786(?!\d)|om (?:shri|sri|namah?)|bismillah|jai (?:mata|shri|sri|shree|ganesh)|waheguru|s(?:h?ri|hree) ganesh(?:ay|aya)?(?: nama\p{L}*)?$)|(?:नमः|નમઃ|নমঃ|నమః|ನಮಃ|நம|namah)\W*$/iu;
/** Words of titles in scripts whose words take endings. */
const TITLE_STEMS =
  /યાદી|મહેમાન|લગ્ન|આમંત્રણ|তালিকা|অতিথি|নিমন্ত্রণ|বিয়ে|বিবাহ|পাত্র|பட்டியல்|விருந்தின|திருமண|கல்யாண|అతిథు|జాబితా|పెళ్లి|వివాహ|ಪಟ್ಟಿ|ಅತಿಥಿ|ಮದುವೆ|ವಿವಾಹ|അതിഥി|പട്ടിക|വിവാഹ|فہرست|مہمان|ତାଲିକା|यादी|पाहुणे|लग्न|निमंत्रण|आमंत्रण|मेहमान|अतिथि/u;
const TITLE_WORDS =
  /(?<![\p{L}\p{M}])(?:lists?|guest list|guests?|invit(?:e|es|ed|ation|ations|ees)|wedding|shaadi|shadi|vivah|marriage|reception|sangeet|mehndi|side|paksh|total|names?|सूची|लिस्ट|शादी|विवाह|पक्ष|कुल|ਸੂਚੀ|ਲਿਸਟ|ਮਹਿਮਾਨ|ਵਿਆਹ|ਪੱਖ|ਪਾਸਾ|ਕੁੱਲ)(?![\p{L}\p{M}])/iu;
/** Tells whether a text has a word of the titles above lists. */
export const hasTitleWord = (text: string): boolean => TITLE_WORDS.test(text) || TITLE_STEMS.test(text);

/** Words for several people that end the title of a group: `Papa ke dost`, `Mumbai wale`. */
const GROUP =
  /(?<![\p{L}\p{M}])(?:wale|friends|colleagues|classmates|neighbou?rs|cousins|relatives|office|staff|team|gang|group|batch|kitty|dost|rishtedar|padosi|वाले|दोस्त|मित्र|रिश्तेदार|पड़ोसी|ਵਾਲੇ|ਦੋਸਤ|ਰਿਸ਼ਤੇਦਾਰ)[\s:–-]*$/iu;
/** Tells whether a text is the title of a group of guests. */
export const isGroup = (text: string): boolean =>
  GROUP.test(text) && !/[\p{Nd},;()]/u.test(text) && text.split(/\s+/).length < 6;

export const isInvocation = (text: string): boolean => INVOCATION.test(text);

/** A sum below a list: `Total 4 families`, `कुल 12`. */
export const SUM =
  /^\W*(?:(?:grand |sub ?)?total|sum|kul|कुल|ਕੁੱਲ|કુલ|মোট|மொத்தம்|మొత్తం|ಒಟ್ಟು|एकूण)(?![\p{L}\p{M}])[^,;]{0,30}\p{Nd}[^,;]{0,40}(?:[,;] ?\p{Nd}{1,4} [^,;\p{Nd}]{1,40})?$/iu;

/** The number of a guest's people below the lines about them: `Total: 5`, `कुल लोग: ४`. */
export const SUM_OF_GUEST = new RegExp(
  `^(?:total|kul|कुल|ਕੁੱਲ)(?: (?:${PEOPLE}))?\\s?[:=–-]?\\s?\\p{Nd}{1,2}(?: (?:${PEOPLE}))?$`,
  'iu',
);

const COUNT_ALONE = new RegExp(
  `^(?:(?:hum|ham|we are|they are|woh?|yeh?|unke|inke|sab|total|kul)\\s){0,2}(\\p{Nd}{1,2} (?:${PEOPLE}))((?:\\s[\\p{L}\\p{M}]{2,12}){0,3})[\\s.!]*$|^(couple)[\\s.!]*$`,
  'iu',
);
/** Returns the number of people of a text that holds nothing else: `4 log aayenge`; empty for any other text. */
export function countAlone(text: string): string {
  const [, count = '', behind = '', couple = ''] = COUNT_ALONE.exec(text) ?? [];
  return couple || (behind === '' || isSentence(behind) ? count : '');
}

/** A house where nobody is to be invited: `Flat 102 - locked, gone to USA`. */
export const EMPTY_HOUSE =
  /^(?:(?:flat|h\.? ?no|house|kothi|plot|unit|room)\.?(?: ?no\.?)? ?|# ?)[\p{L}\p{Nd}/-]{1,8}\s?[-–:,(]\s?(?:is )?(?:locked?|vacant|empty|closed|sold|gone|moved|shifted|abroad|khaa?li|band|tala|to let|nobody|no one|koi nahin?)(?!\p{L})/iu;

/** Headings of a table that tell nothing: `Col1;Col2;Col3`. */
export const EMPTY_HEADINGS =
  /^(?:col(?:umn)?|field|unnamed|untitled)[ :_]{0,2}[\p{Nd}a-z]{1,2}(?:\s?[,;|]\s?(?:col(?:umn)?|field|unnamed|untitled)[ :_]{0,2}[\p{Nd}a-z]{1,2}){1,40}$/iu;
