import type { GiftCard } from '#domain/card/card.rules.ts';
import type { Celebration, Food } from '#domain/guests/celebration.rules.ts';
import { type GuestSide, guestSides } from '#domain/guests/household.rules.ts';

/** Stages of the rehearsal's guests, from the first to the last. */
export const rehearsalStages = [
  'without an address',
  'asked',
  'opened',
  'filled',
  'checked',
  'paid',
  'packed',
  'sent',
  'delivered',
  'came back',
] as const;
export type RehearsalStage = (typeof rehearsalStages)[number];

/** Number of guests at each stage; 240 together. */
export const rehearsalCounts: Record<RehearsalStage, number> = {
  'without an address': 20,
  asked: 25,
  opened: 20,
  filled: 20,
  checked: 25,
  paid: 30,
  packed: 25,
  sent: 30,
  delivered: 40,
  'came back': 5,
};

/** Customer of the rehearsal. The mobile number is made up, as are those of the guests. */
export const rehearsalFamily = {
  mobile: '6000000240',
  name: 'Harleen Ahluwalia',
  address: '14, Maqbool Road, Amritsar',
  pincode: '143001',
} as const;

export interface RehearsalGuest {
  name: string;
  /** As in `GuestDetails`. */
  mobile: string;
  note: string;
  category: string;
  address: string;
  pincode: string;
  stage: RehearsalStage;
  /** Boxes for the household, and the persons in it. */
  boxes: number;
  persons: number;
  side: GuestSide;
  events: string[];
  /** Index of the guest that this one lives with; null for one who lives alone. */
  livesWith: number | null;
}

const women = [
  'Manjit',
  'Harpreet',
  'Simran',
  'Jasleen',
  'Navneet',
  'Gurleen',
  'Parminder',
  'Kiran',
  'Amrit',
  'Rupinder',
];
const men = [
  'Gurdeep',
  'Balwinder',
  'Tejinder',
  'Satnam',
  'Rajinder',
  'Inderjit',
  'Mohinder',
  'Surjit',
  'Kulwant',
  'Jaspal',
];
const families = [
  'Gill',
  'Sandhu',
  'Dhillon',
  'Bajwa',
  'Grewal',
  'Sodhi',
  'Brar',
  'Walia',
  'Bedi',
  'Chawla',
  'Arora',
  'Randhawa',
];
/** Category of the guests who get the smaller box of the second order. */
export const OFFICE = 'Office';
const categories = ['Family', 'Friend', OFFICE, 'Neighbour'];
/** Streets and pincodes throughout India, most of them near the shop. */
const places: readonly (readonly [street: string, pincode: string])[] = [
  ['Ranjit Avenue, Amritsar', '143001'],
  ['Majitha Road, Amritsar', '143001'],
  ['Model Town, Jalandhar', '144003'],
  ['Sarabha Nagar, Ludhiana', '141001'],
  ['Leela Bhawan, Patiala', '147001'],
  ['Sector 36, Chandigarh', '160036'],
  ['Rajouri Garden, New Delhi', '110027'],
  ['Vaishali Nagar, Jaipur', '302021'],
  ['Andheri West, Mumbai', '400053'],
  ['Koramangala, Bengaluru', '560034'],
];

/**
 * Returns the index of the guest with whom the guest at index `at` shares a home; null for a guest without one. Only
 * the first eight guests without an address form four couples.
 */
const homeOf = (stage: RehearsalStage, at: number): number | null =>
  stage === 'without an address' && at < 8 ? at - (at % 2) : null;

/** Guests, by index, who have no Indian mobile number: two whose box is paid, and one abroad, who gets none. */
const unusual: Readonly<Record<number, { mobile: string; note: string }>> = {
  88: { mobile: '+14165550188', note: '' },
  112: { mobile: '', note: '' },
  114: { mobile: '', note: 'Landline 0183 2223334' },
};

/**
 * Returns the 240 guests of the rehearsal, sorted by stage. Deterministic; all names and mobile numbers are distinct.
 */
export function rehearsalGuests(): RehearsalGuest[] {
  const stages = rehearsalStages.flatMap((stage) => Array<RehearsalStage>(rehearsalCounts[stage]).fill(stage));
  return stages.map((stage, at) => {
    const firsts = at % 2 === 0 ? women : men;
    // 20 first names by 12 family names: all 240 differ.
    const first = firsts[Math.floor(at / 2) % firsts.length] ?? '';
    const family = families[Math.floor(at / 20) % families.length] ?? '';
    const [street, pincode] = places[(at * 7) % places.length] ?? ['', ''];
    const known = rehearsalStages.indexOf(stage) >= rehearsalStages.indexOf('filled');
    return {
      name: `${first} ${at % 2 === 0 ? 'Kaur' : 'Singh'} ${family}`,
      ...(unusual[at] ?? { mobile: String(6_000_240_001 + at), note: '' }),
      category: categories[at % categories.length] ?? '',
      address: known ? `${at + 1}, ${street}` : '',
      pincode: known ? pincode : '',
      stage,
      boxes: at % 12 === 0 ? 2 : 1,
      persons: 1 + ((at * 5) % 7),
      side: guestSides[at % guestSides.length] ?? 'both',
      events: at % 4 === 0 ? ['Mehndi', 'Sangeet', 'Wedding', 'Reception'] : ['Wedding', 'Reception'],
      livesWith: homeOf(stage, at),
    };
  });
}

/** Returns the celebration to which the rehearsal's customer invites. @param day `yyyy-mm-dd` */
export const rehearsalCelebration = (day: string): Celebration => ({
  couple: 'Harleen & Arjun',
  event: 'Wedding',
  day,
  time: '18:00',
  place: 'Ranjit Palace, Ajnala Road, Amritsar',
  words: 'Your blessings make this day whole. Please come.',
});

/**
 * Returns the gift card that is put into the rehearsal's boxes.
 * @param day `yyyy-mm-dd`
 * @param friends ids of guests whose card has another message
 */
export const rehearsalCard = (day: string, friends: string[]): GiftCard => ({
  couple: 'Harleen & Arjun',
  day,
  place: 'Ranjit Palace, Ajnala Road, Amritsar',
  message: 'ਤੁਹਾਡੇ ਆਸ਼ੀਰਵਾਦ ਤੋਂ ਬਿਨਾਂ ਇਹ ਖ਼ੁਸ਼ੀ ਅਧੂਰੀ ਹੈ। ਵਿਆਹ ਵਿੱਚ ਜ਼ਰੂਰ ਆਉਣਾ।',
  own: friends.length > 0 ? [{ message: 'Come two days early: the sangeet needs dancers.', guestIds: friends }] : [],
});

/** Answers of the first guests whose box arrived. */
export const rehearsalAnswers: readonly { people: number; food: Food | ''; thanks: string }[] = [
  { people: 4, food: 'veg', thanks: 'The kaju katli did not see the evening. God bless you both.' },
  { people: 2, food: 'any', thanks: 'ਬਹੁਤ ਸੋਹਣਾ ਡੱਬਾ, ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ।' },
  { people: 5, food: 'jain', thanks: 'मिठाई बहुत अच्छी थी, हम सब आएँगे।' },
  { people: 0, food: '', thanks: 'We are abroad that week. All our love.' },
  { people: 3, food: 'veg', thanks: '' },
];
