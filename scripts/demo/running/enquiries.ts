/** Messages of every kind and age for the demonstration. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { phulkariCloth } from '#scripts/demo/artwork/occasions/accessories.ts';

/** A message of the demonstration with an invented mobile number. */
export interface DemoEnquiry {
  readonly kind: 'decoration-quote' | 'designer-quote' | 'customisation' | 'design-quote' | 'planning-help' | 'contact';
  /** The record it is about, by its slug. */
  readonly about?: string;
  readonly hoursAgo: number;
  readonly fields: Readonly<Record<string, string>>;
  /** True for forms that need a session. */
  readonly session?: true;
  readonly picture?: Drawing;
  /** Later actions of the staff. */
  readonly since?: {
    readonly state: 'open' | 'waiting' | 'answered' | 'closed';
    readonly by: string;
    readonly way?: 'whatsapp' | 'email' | 'call';
    readonly note?: string;
  };
}

const of = (firstName: string, lastName: string, mobile: string, email = '') => ({
  firstName,
  lastName,
  mobile,
  ...(email ? { email } : {}),
});

export const demoEnquiries: readonly DemoEnquiry[] = [
  { kind: 'contact', hoursAgo: 0.4, fields: { ...of('Simran', 'Sandhu', '6000000101', 'simran.sandhu@shagun.example'), message: 'Can you deliver forty boxes to Ludhiana by the 12th? My sister’s roka is on the 14th and some of the guests live in villages near Jagraon.' } },
  { kind: 'decoration-quote', about: 'genda-mandap', hoursAgo: 3, fields: { ...of('Arjun', 'Malhotra', '6000000102', 'arjun@shagun.example'), message: 'We would like this mandap on a lawn for about 250 guests. Is the fire pit included, and could the cloth be deep rani instead of red?' } },
  { kind: 'customisation', about: 'sheesham-peacock-box', hoursAgo: 6, fields: { ...of('Gurleen', 'Kaur', '6000000103'), message: 'Please print the card in Gurmukhi and English, and put both grandmothers’ names first.' } },
  { kind: 'contact', hoursAgo: 9, fields: { ...of('ਹਰਪ੍ਰੀਤ', 'ਸਿੰਘ', '6000000104', 'harpreet@shagun.example'), message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ। ਕੀ ਪਿੰਨੀਆਂ ਬਿਨਾਂ ਖੰਡ ਦੇ ਵੀ ਮਿਲ ਸਕਦੀਆਂ ਹਨ?' } },
  { kind: 'contact', hoursAgo: 20, fields: { ...of('Rakesh', 'Verma', '6000000105', 'rakesh@shagun.example'), message: 'My cousin added me as a guest. Please delete my number and my address, I do not want a box.' } },
  { kind: 'design-quote', hoursAgo: 27, session: true, picture: phulkariCloth('#f6ead8', '#c9a882', '#1f5a40', { main: '#f4b73c', second: '#e8930c', third: '#e0588a', deep: '#123a2a' }), fields: { name: 'Navjot Brar', mobile: '6000000106', price: '450', category: 'Wooden Box', description: 'My mother embroidered this phulkari. Could the lid of the box carry the same diamonds, in green and marigold? About sixty boxes.' } },
  { kind: 'designer-quote', about: 'noor-phulkari-studio', hoursAgo: 31, fields: { ...of('Ishita', 'Bedi', '6000000107', 'ishita@shagun.example'), message: 'What would a bridal lehenga like the second picture cost, and how many fittings are there?' } },
  { kind: 'contact', hoursAgo: 52, fields: { ...of('Meenakshi', 'Iyer', '6000000108', 'meenakshi@shagun.example'), message: 'Two of the boxes to Chennai arrived with a broken corner. I have photographs. What shall I do?' } },
  { kind: 'planning-help', about: 'Marriage', hoursAgo: 30, session: true, fields: { category: 'Marriage' }, since: { state: 'open', by: 'Meera', note: 'Called once, nobody took it. Try again after six.' } },
  { kind: 'decoration-quote', about: 'phulkari-chhatri', hoursAgo: 74, fields: { ...of('Parminder', 'Gill', '6000000109', 'parminder@shagun.example'), message: 'Only the umbrellas, please, for a mehndi in our courtyard. Eight by ten metres.' }, since: { state: 'waiting', by: 'Meera', way: 'whatsapp', note: 'Asked for a photograph of the courtyard and the day.' } },
  { kind: 'customisation', about: 'walnut-monogram-casket', hoursAgo: 98, fields: { ...of('Dr. Fatima', 'D’Souza', '6000000110'), message: 'Could the monogram be F and J, intertwined? We would need 120.' }, since: { state: 'answered', by: 'Meera', way: 'email' } },
  { kind: 'contact', hoursAgo: 190, fields: { ...of('Balbir', 'Sidhu', '6000000111', 'balbir@shagun.example'), message: 'Everything arrived on the day, and my aunt in Canada saw the pictures. Thank you all.' }, since: { state: 'closed', by: 'Jaspreet', way: 'call', note: 'Happy; may be asked for a review.' } },
];
