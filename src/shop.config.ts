/** Stands for a food licence number until the shop has its own; no shop that is open for business starts with it. */
export const PLACEHOLDER_FSSAI = '12345678901234';

/** Parts that scripts take without the rest of the facts. */
export const shopName = 'Shagun';
export const whatsappHost = 'https://wa.me';

/**
 * The shop's own facts: everything a page, an invoice or a message says about the business. What the owner can change
 * in the back office (`src/domain/settings`) begins with what stands here.
 */
export const shopFacts = {
  name: shopName,
  tagline: 'Crafting Memories, Sweetening Celebrations',
  legalName: 'Shagun Celebrations Private Limited',
  description:
    'Mithai, invitation boxes, decorations and designers for Indian weddings, and one order that reaches every guest.',
  address: {
    lines: ['14, Hall Bazaar', 'Near Gandhi Gate'],
    city: 'Amritsar',
    state: 'Punjab',
    stateCode: '03',
    pincode: '143001',
    country: 'India',
  },
  phone: '+91 98765 43210',
  email: 'namaste@shagun.example',
  /** Country code and number, digits only, as chat links want it. */
  whatsapp: '919876543210',
  hours: 'Every day, 9 am to 9 pm',
  /** The shop's own pages there; an empty list leaves the row out. */
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/shagun.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/shagun.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@shagun.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/shagun_example' },
  ],
  /** Names of the payment marks drawn in the footer. */
  paymentMethods: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'NetBanking'],
  copyrightYear: 2025,
  licences: {
    /** 14-digit food licence number; shown in the footer, on food pages and on invoices. */
    fssai: PLACEHOLDER_FSSAI,
    /** Tax number; an empty text turns invoices into receipts that say so. */
    gstin: '',
  },
  /** Tax of what is sold: code of the goods and rate in percent, both within the price. The shop's accountant decides. */
  tax: {
    sweet: { hsn: '2106', rate: 5 },
    'dry-fruit': { hsn: '0813', rate: 5 },
    invitation: { hsn: '4819', rate: 5 },
  },
  /** Delivery in paise: of one sweet or dry fruit order, of a box to a guest, of a box to the customer's own address. */
  charges: { item: 49_00, guestBox: 49_00, ownBox: 20_00 },
  /** Working days (Monday to Saturday) until a parcel leaves; boxes take longer in the wedding season, October to February. */
  dispatch: { sweet: 1, 'dry-fruit': 2, invitation: 7, invitationInSeason: 15 },
  /**
   * Where parcels go and how many days they are on the way, spelt as the table of pincodes spells it; 0 is the same day. A
   * pincode belongs to the first zone that names its district or state, and to the last one when none does.
   */
  zones: [
    { transit: 0, words: 'Amritsar', districts: ['Amritsar'], states: [] },
    {
      transit: 1,
      words: 'nearby towns',
      districts: ['Tarn Taran', 'Gurdaspur', 'Kapurthala', 'Jalandhar'],
      states: [],
    },
    { transit: 2, words: 'Punjab and Chandigarh', districts: [], states: ['Punjab', 'Chandigarh'] },
    {
      transit: 3,
      words: 'North India',
      districts: [],
      states: [
        'Haryana',
        'Himachal Pradesh',
        'Jammu and Kashmir',
        'Delhi',
        'Uttarakhand',
        'Uttar Pradesh',
        'Rajasthan',
      ],
    },
    {
      transit: 4,
      words: 'the large cities',
      districts: ['Mumbai', 'Mumbai Suburban', 'Thane', 'Pune', 'Bengaluru Urban', 'Chennai', 'Hyderabad', 'Kolkata'],
      states: [],
    },
    {
      transit: 10,
      words: 'Ladakh, the north-east and the islands',
      districts: [],
      states: [
        'Ladakh',
        'Andaman and Nicobar Islands',
        'Lakshadweep',
        'Arunachal Pradesh',
        'Assam',
        'Manipur',
        'Meghalaya',
        'Mizoram',
        'Nagaland',
        'Sikkim',
        'Tripura',
      ],
    },
    { transit: 6, words: 'the rest of India', districts: [], states: [] },
  ],
  grievanceOfficer: { name: 'Harleen Kaur', title: 'Grievance Officer', email: 'care@shagun.example' },
  /** Blue, as the payment window is specified to be. */
  checkoutColor: '#3399cc',
  /** Host of WhatsApp links. */
  whatsappHost,
} as const;
