import * as say from '#domain/settings/settings.texts.ts';

/** Contents that a column of a courier's table may have, with their names for people. */
export const courierFields = {
  reference: say.columnOurNumber,
  name: say.columnName,
  mobile: say.columnMobile,
  address: say.columnAddress,
  'line 1': say.columnAddressFirst,
  'line 2': say.columnAddressSecond,
  'line 3': say.columnAddressRest,
  district: say.columnDistrict,
  region: say.labelState,
  pincode: say.labelPincode,
  boxes: say.columnBoxes,
  grams: say.columnGrams,
  kilograms: say.columnKilograms,
  contents: say.columnContents,
  note: say.columnNote,
  sender: say.labelShopName,
  'sender pincode': say.columnShopPincode,
  'sender mobile': say.columnShopMobile,
  text: say.columnFixedText,
} as const;

/** Content of a column of a courier's table; `text` is the same in every row. */
export type CourierField = keyof typeof courierFields;

export interface CourierColumn {
  heading: string;
  field: CourierField;
  /** Content of every row where the field is `text`. */
  text: string;
}

/** Table in which a courier takes the data of many parcels. */
export interface CourierTable {
  id: string;
  /** Name of the courier, as customers read it. */
  courier: string;
  columns: CourierColumn[];
  /** Characters in a line of an address. */
  lineLength: number;
  /** Weight of a box's packing, in grams. */
  packingGrams: number;
}

const column = (heading: string, field: CourierField, text = ''): CourierColumn => ({ heading, field, text });

/**
 * Two examples of couriers' tables. Couriers change their templates and give large senders their own: compare the
 * headings with the template of your account before the first upload.
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

/**
 * Headings of the column with the shop's number in a table that a courier sends back, in small letters without
 * punctuation.
 */
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

/**
 * Headings of the column with the courier's number in a table that a courier sends back, in small letters without
 * punctuation.
 */
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
