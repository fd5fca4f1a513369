/** Orders of every kind and state for the demonstration. */

/** A home that receives boxes. */
export interface DemoHome {
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly boxes?: number;
}

/** A change of state of some or all homes of an order. */
interface DemoStep {
  readonly hours: number;
  readonly state: 'accepted' | 'making' | 'packed' | 'sent' | 'delivered' | 'returned' | 'cancelled';
  readonly by: string;
  /** Index after the last home that changes; all homes by default. */
  readonly first?: number;
  /** Number of homes at the beginning that are left out. */
  readonly skip?: number;
  /** Index of the only home that changes. */
  readonly only?: number;
  readonly courier?: string;
  /** Prefix of the tracking numbers; each home's position is appended. */
  readonly tracking?: string;
  readonly note?: string;
}

interface DemoOrderFrame {
  /** Index of the customer in `demoBuyers`. */
  readonly buyer: number;
  readonly hoursAgo: number;
  readonly steps: readonly DemoStep[];
  /** True when only an advance was paid so far, because the order exceeds the limit of UPI. */
  readonly advance?: true;
  /** Result of the message about the order, when it was not simply sent. */
  readonly told?: 'refused' | 'unsure';
  readonly notes?: readonly { readonly hours: number; readonly by: string; readonly text: string }[];
}

export interface DemoItemOrder extends DemoOrderFrame {
  readonly kind: 'sweet' | 'dry-fruit';
  readonly slug: string;
  readonly quantity: number;
  readonly unit: 'kg' | 'gm';
}

export interface DemoBoxOrder extends DemoOrderFrame {
  readonly kind: 'invitation';
  readonly slug: string;
  readonly weight: 250 | 500 | 750 | 1000;
  readonly tempId: 1 | 2 | 3 | 4;
  /** A sweet for each section. */
  readonly sweets: readonly string[];
  readonly homes: readonly DemoHome[];
}

export type DemoOrder = DemoItemOrder | DemoBoxOrder;

/** Customers of the demonstration; sign in with one of the numbers to see the shop as a customer. */
export const demoBuyers = [
  { mobile: '6000000201', name: 'Harpreet Kaur Sandhu', address: '41, Green Avenue, Amritsar', pincode: '143001' },
  { mobile: '6000000202', name: 'Vikram Khanna', address: 'Kothi 118, Sector 9, Chandigarh', pincode: '160009' },
  { mobile: '6000000203', name: 'Amanjot Dhillon', address: '7, Model Town Extension, Ludhiana', pincode: '141002' },
  { mobile: '6000000204', name: 'Ritu Malhotra', address: '22, Lawrence Road, Amritsar', pincode: '143001' },
  { mobile: '6000000205', name: 'ਸੁਖਵਿੰਦਰ ਸਿੰਘ', address: 'ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ', pincode: '143501' },
] as const;

const sandhus: readonly DemoHome[] = [
  { name: 'Gurmeet Singh Sandhu', address: '12, Ranjit Avenue, Block B', pincode: '143001', boxes: 3 },
  { name: 'Manjit Kaur', address: '88, Majitha Road', pincode: '143001' },
  { name: 'Balwinder Singh Gill', address: '5, Putlighar Chowk', pincode: '143002' },
  { name: 'Dr. Satnam Singh', address: 'Near Civil Hospital, Tarn Taran', pincode: '143401' },
  { name: 'Parminder Kaur', address: 'Street 4, Model Town', pincode: '144003', boxes: 2 },
  { name: 'Rajinder Pal', address: '310, Urban Estate Phase 2', pincode: '144022' },
  { name: 'Kulwant Singh Bajwa', address: 'Village Dhariwal, Gurdaspur', pincode: '143519' },
  { name: 'Navneet and Sonia Arora', address: 'B-20, Sarabha Nagar', pincode: '141001' },
  { name: 'Harjit Singh', address: '14, BRS Nagar', pincode: '141012' },
  { name: 'Jasleen Kaur Grewal', address: 'Flat 302, Omaxe Heights, Pakhowal Road', pincode: '142022' },
  { name: 'Col. Inderjit Singh (Retd.)', address: 'Kothi 231, Sector 36', pincode: '160036' },
  { name: 'Anita Sharma', address: '1544, Phase 7, Mohali', pincode: '160061' },
  { name: 'Surinder Kaur', address: '9, Leela Bhawan', pincode: '147001' },
  { name: 'Mohinder Singh Brar', address: 'Near Gurdwara Sahib, Rampura', pincode: '151103' },
  { name: 'Baljeet Kaur', address: '27, Civil Lines', pincode: '151001' },
  { name: 'Rakesh and Neelam Verma', address: 'C-41, Rajouri Garden', pincode: '110027' },
  { name: 'Simranjit Singh', address: '6/12, Tilak Nagar', pincode: '110018', boxes: 2 },
  { name: 'Gurpreet Walia', address: 'Tower 4, 1102, Sector 54', pincode: '122002' },
  { name: 'Preeti Bedi', address: '19, Anand Lok', pincode: '110049' },
  { name: 'Jaswant Kaur', address: 'Village Chheharta, Amritsar', pincode: '143105' },
  { name: 'Tejinder Singh', address: '402, Lokhandwala Complex, Andheri West', pincode: '400053' },
  { name: 'Kiran Chawla', address: '8, Koregaon Park Lane 5', pincode: '411001' },
  { name: 'Ravinder Singh Sodhi', address: '3, Race Course Road, Dehradun', pincode: '248001' },
  { name: 'Amrit Kaur Sandhu', address: '41, Green Avenue', pincode: '143001' },
];

const khannas: readonly DemoHome[] = [
  { name: 'Deepak Khanna', address: 'Kothi 402, Sector 16', pincode: '160015' },
  { name: 'Shalini Sood', address: '77, The Mall, Shimla', pincode: '171001' },
  { name: 'Arun Mehra', address: 'House 12, Sector 7, Panchkula', pincode: '134109', boxes: 2 },
  { name: 'Poonam Gupta', address: '5, Model Town, Ambala City', pincode: '134003' },
  { name: 'Nitin Khosla', address: 'A-9, Vasant Vihar', pincode: '110057' },
  { name: 'Geeta Puri', address: '30, Civil Lines, Jalandhar', pincode: '144001' },
];

const dhillons: readonly DemoHome[] = [
  { name: 'Jagdeep Dhillon', address: '7, Model Town Extension', pincode: '141002', boxes: 4 },
  { name: 'Sukhmani Kaur', address: 'Near Bus Stand, Moga', pincode: '142001' },
  { name: 'Lovepreet Singh', address: '16, Green Field, Ludhiana', pincode: '141001' },
];

const travelling = ['dry-fruit-laddu', 'badam-katli', 'kaju-pista-roll', 'pista-launj'] as const;

/** Orders of the demonstration, oldest first, because invoices are numbered in this order. */
export const demoOrders: readonly DemoOrder[] = [
  { kind: 'sweet', slug: 'besan-laddu', quantity: 5, unit: 'kg', buyer: 3, hoursAgo: 1460, steps: [
    { hours: 2, state: 'accepted', by: 'Jaspreet' }, { hours: 20, state: 'packed', by: 'Gurdeep' },
    { hours: 24, state: 'sent', by: 'Gurdeep', courier: 'Own delivery' }, { hours: 28, state: 'delivered', by: 'Gurdeep' },
  ] },
  { kind: 'invitation', slug: 'walnut-monogram-casket', weight: 500, tempId: 2, sweets: travelling, homes: dhillons, buyer: 2, hoursAgo: 720, steps: [
    { hours: 3, state: 'accepted', by: 'Jaspreet' }, { hours: 60, state: 'making', by: 'Gurdeep' }, { hours: 100, state: 'packed', by: 'Gurdeep' },
    { hours: 120, state: 'sent', by: 'Gurdeep', courier: 'DTDC', tracking: 'D40118' }, { hours: 170, state: 'delivered', by: 'Meera' },
  ] },
  { kind: 'invitation', slug: 'amritsari-jaali-box', weight: 750, tempId: 2, sweets: travelling, homes: khannas, buyer: 1, hoursAgo: 460, steps: [
    { hours: 5, state: 'accepted', by: 'Jaspreet' }, { hours: 90, state: 'making', by: 'Gurdeep' }, { hours: 130, state: 'packed', by: 'Gurdeep', first: 4 },
  ], notes: [{ hours: 140, by: 'Gurdeep', text: 'Brass clasps for the last two boxes come on Monday.' }] },
  { kind: 'dry-fruit', slug: 'almonds', quantity: 2, unit: 'kg', buyer: 1, hoursAgo: 210, steps: [
    { hours: 1, state: 'accepted', by: 'Jaspreet' }, { hours: 22, state: 'packed', by: 'Gurdeep' },
    { hours: 26, state: 'sent', by: 'Gurdeep', courier: 'Blue Dart', tracking: 'BD7712' }, { hours: 98, state: 'returned', by: 'Meera', note: 'Nobody at home three times.' },
  ] },
  { kind: 'sweet', slug: 'anjeer-barfi', quantity: 1, unit: 'kg', buyer: 2, hoursAgo: 150, steps: [
    { hours: 1, state: 'cancelled', by: 'Jaspreet', note: 'Ordered twice by mistake; refunded.' },
  ] },
  { kind: 'invitation', slug: 'sheesham-peacock-box', weight: 750, tempId: 2, sweets: travelling, homes: sandhus, buyer: 0, hoursAgo: 130, steps: [
    { hours: 2, state: 'accepted', by: 'Jaspreet' }, { hours: 40, state: 'making', by: 'Gurdeep' }, { hours: 70, state: 'packed', by: 'Gurdeep', first: 14 },
    { hours: 80, state: 'sent', by: 'Gurdeep', first: 3, courier: 'Own delivery' }, { hours: 84, state: 'sent', by: 'Gurdeep', skip: 3, first: 9, courier: 'Speed Post', tracking: 'EP5508' },
    { hours: 86, state: 'delivered', by: 'Meera', first: 3 }, { hours: 125, state: 'returned', by: 'Meera', only: 6, note: 'The village has two streets of that name.' },
  ], notes: [
    { hours: 4, by: 'Meera', text: 'The wedding is on the 14th. Boxes for Amritsar on the last day, please, not before.' },
    { hours: 126, by: 'Meera', text: 'Asked Harpreet ji for a landmark in Dhariwal.' },
  ] },
  { kind: 'sweet', slug: 'kaju-pista-roll', quantity: 3, unit: 'kg', buyer: 0, hoursAgo: 52, steps: [
    { hours: 1, state: 'accepted', by: 'Jaspreet' }, { hours: 20, state: 'packed', by: 'Gurdeep' }, { hours: 23, state: 'sent', by: 'Gurdeep', courier: 'Own delivery' },
  ] },
  { kind: 'sweet', slug: 'atta-pinni', quantity: 2, unit: 'kg', buyer: 4, hoursAgo: 30, told: 'refused', steps: [
    { hours: 2, state: 'accepted', by: 'Jaspreet' }, { hours: 20, state: 'packed', by: 'Gurdeep' },
  ] },
  { kind: 'sweet', slug: 'motichoor-laddu', quantity: 10, unit: 'kg', buyer: 3, hoursAgo: 22, steps: [
    { hours: 1, state: 'accepted', by: 'Jaspreet' }, { hours: 15, state: 'making', by: 'Gurdeep' },
  ] },
  { kind: 'dry-fruit', slug: 'mixed-dry-fruits', quantity: 5, unit: 'kg', buyer: 2, hoursAgo: 9, steps: [{ hours: 1, state: 'accepted', by: 'Jaspreet' }] },
  { kind: 'sweet', slug: 'badam-katli', quantity: 750, unit: 'gm', buyer: 4, hoursAgo: 3, told: 'unsure', steps: [] },
  { kind: 'invitation', slug: 'mango-wood-drawer', weight: 500, tempId: 1, sweets: ['dry-fruit-laddu'], homes: khannas.slice(0, 3), buyer: 1, hoursAgo: 1, steps: [
    { hours: 0.5, state: 'cancelled', by: 'Jaspreet', only: 2, note: 'The family brings this one themselves.' },
  ] },
  { kind: 'sweet', slug: 'motichoor-laddu', quantity: 180, unit: 'kg', buyer: 0, hoursAgo: 0.9, advance: true, steps: [{ hours: 0.2, state: 'accepted', by: 'Jaspreet' }] },
];
