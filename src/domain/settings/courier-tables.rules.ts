/** What a cell of a courier's table may hold of a home, each in words. */
export const courierFields = {
  reference: 'Our number of the parcel',
  name: 'Name',
  mobile: 'Mobile number',
  address: 'Address on one line',
  'line 1': 'Address, first line',
  'line 2': 'Address, second line',
  'line 3': 'Address, rest',
  district: 'District',
  region: 'State',
  pincode: 'Pincode',
  boxes: 'Number of boxes',
  grams: 'Weight in grams',
  kilograms: 'Weight in kilograms',
  contents: 'What lies in it',
  sender: 'Name of the shop',
  'sender pincode': 'Pincode of the shop',
  'sender mobile': 'Mobile number of the shop',
  text: 'Always the same text',
} as const;

/** What a column of a courier's table holds; `text` is the same in every row. */
export type CourierField = keyof typeof courierFields;

export interface CourierColumn {
  heading: string;
  field: CourierField;
  /** What stands in every row where the field is `text`. */
  text: string;
}

/** A courier's table for sending many parcels at once. */
export interface CourierTable {
  id: string;
  /** As the customer reads who carries the parcel. */
  courier: string;
  columns: CourierColumn[];
  /** Letters in a line of an address. */
  lineLength: number;
  /** What the packing of a box weighs, in grams. */
  packingGrams: number;
}

const column = (heading: string, field: CourierField, text = ''): CourierColumn => ({ heading, field, text });

/**
 * Two examples, by the fields that both services ask for when many parcels are handed in. Couriers change their templates
 * and give large senders their own: compare the headings with the template of your account before the first upload.
 */
export const courierExamples: readonly CourierTable[] = [
  {
    id: 'speed-post',
    courier: 'Speed Post',
    lineLength: 50,
    packingGrams: 250,
    columns: [
      column('REF NO', 'reference'),
      column('BARCODE NO', 'text'),
      column('PHYSICAL WEIGHT', 'grams'),
      column('RECEIVER NAME', 'name'),
      column('RECEIVER ADD LINE 1', 'line 1'),
      column('RECEIVER ADD LINE 2', 'line 2'),
      column('RECEIVER ADD LINE 3', 'line 3'),
      column('RECEIVER CITY', 'district'),
      column('RECEIVER STATE', 'region'),
      column('RECEIVER PINCODE', 'pincode'),
      column('RECEIVER MOBILE NO', 'mobile'),
      column('SENDER NAME', 'sender'),
      column('SENDER PINCODE', 'sender pincode'),
      column('SENDER MOBILE NO', 'sender mobile'),
    ],
  },
  {
    id: 'delhivery',
    courier: 'Delhivery',
    lineLength: 200,
    packingGrams: 250,
    columns: [
      column('Waybill', 'text'),
      column('Order No', 'reference'),
      column('Consignee Name', 'name'),
      column('City', 'district'),
      column('State', 'region'),
      column('Country', 'text', 'India'),
      column('Address', 'address'),
      column('Pincode', 'pincode'),
      column('Mobile', 'mobile'),
      column('Weight (gm)', 'grams'),
      column('Payment Mode', 'text', 'Prepaid'),
      column('Product to be Shipped', 'contents'),
      column('Quantity', 'boxes'),
    ],
  },
];

const words = (kind: string, nouns: readonly string[]): string[] => nouns.map((noun) => `${kind} ${noun}`.trim());
const NUMBERED = ['', 'no', 'number'];

/** Headings of the column with our number in the table that a courier sends back, without letter case and signs. */
export const referenceHeadings: readonly string[] = [
  ...words('reference', NUMBERED),
  ...words('ref', NUMBERED),
  ...words('order', [...NUMBERED, 'id']),
  ...words('client order', ['id', 'no']),
  'client reference',
  'customer reference',
  'customer ref no',
  'customer reference number',
  'seller order id',
];

/** The same of the column with the courier's number. */
export const numberHeadings: readonly string[] = [
  ...words('awb', [...NUMBERED, 'code']),
  ...words('waybill', NUMBERED),
  ...words('tracking', [...NUMBERED, 'id']),
  ...words('consignment', NUMBERED),
  'article no',
  'article number',
  ...words('barcode', NUMBERED),
  ...words('docket', NUMBERED),
  'shipment number',
];
