import { type Contents, contentGrams, contentWords, type PackingHome } from '#features/packing/packing.rules.ts';
import { guarded } from '#lib/cells.ts';

/** What a cell of a courier's table may hold of a home. */
export type CourierField =
  | 'reference'
  | 'name'
  | 'mobile'
  /** The address whole, or in three lines as forms with short lines want it. */
  | 'address'
  | 'line 1'
  | 'line 2'
  | 'line 3'
  | 'district'
  | 'region'
  | 'pincode'
  | 'boxes'
  /** Weight of the parcel with its packing, in grams or in kilograms. */
  | 'grams'
  | 'kilograms'
  | 'contents'
  /** Name of the shop, its pincode, and its number of ten digits. */
  | 'sender'
  | 'sender pincode'
  | 'sender mobile';

/** A courier's table for sending many parcels at once: its columns, and where the numbers come back. */
export interface CourierTable {
  id: string;
  /** As the customer reads who carries the parcel. */
  courier: string;
  columns: { heading: string; holds: CourierField | { text: string } }[];
  /** Letters in a line of an address. */
  lineLength: number;
  /** What the packing of a box weighs, in grams. */
  packingGrams: number;
}

/**
 * Two examples, by the fields that both services ask for when many parcels are handed in. Couriers change their templates
 * and give large senders their own: compare the headings with the template of your account before the first upload.
 */
export const courierTables: readonly CourierTable[] = [
  {
    id: 'speed-post',
    courier: 'Speed Post',
    lineLength: 50,
    packingGrams: 250,
    columns: [
      { heading: 'REF NO', holds: 'reference' },
      { heading: 'BARCODE NO', holds: { text: '' } },
      { heading: 'PHYSICAL WEIGHT', holds: 'grams' },
      { heading: 'RECEIVER NAME', holds: 'name' },
      { heading: 'RECEIVER ADD LINE 1', holds: 'line 1' },
      { heading: 'RECEIVER ADD LINE 2', holds: 'line 2' },
      { heading: 'RECEIVER ADD LINE 3', holds: 'line 3' },
      { heading: 'RECEIVER CITY', holds: 'district' },
      { heading: 'RECEIVER STATE', holds: 'region' },
      { heading: 'RECEIVER PINCODE', holds: 'pincode' },
      { heading: 'RECEIVER MOBILE NO', holds: 'mobile' },
      { heading: 'SENDER NAME', holds: 'sender' },
      { heading: 'SENDER PINCODE', holds: 'sender pincode' },
      { heading: 'SENDER MOBILE NO', holds: 'sender mobile' },
    ],
  },
  {
    id: 'delhivery',
    courier: 'Delhivery',
    lineLength: 200,
    packingGrams: 250,
    columns: [
      { heading: 'Waybill', holds: { text: '' } },
      { heading: 'Order No', holds: 'reference' },
      { heading: 'Consignee Name', holds: 'name' },
      { heading: 'City', holds: 'district' },
      { heading: 'State', holds: 'region' },
      { heading: 'Country', holds: { text: 'India' } },
      { heading: 'Address', holds: 'address' },
      { heading: 'Pincode', holds: 'pincode' },
      { heading: 'Mobile', holds: 'mobile' },
      { heading: 'Weight (gm)', holds: 'grams' },
      { heading: 'Payment Mode', holds: { text: 'Prepaid' } },
      { heading: 'Product to be Shipped', holds: 'contents' },
      { heading: 'Quantity', holds: 'boxes' },
    ],
  },
];

/** Who sends. */
export interface Sender {
  name: string;
  pincode: string;
  mobile: string;
}

/**
 * Divides an address into at most three lines between words; what is left over stays in the last one, so that nothing is
 * lost, and the courier's form says when that is too long.
 */
export function addressLines(address: string, length: number): [string, string, string] {
  const lines = ['', '', ''] as [string, string, string];
  let at = 0;
  for (const word of address.split(/\s+/u).filter(Boolean)) {
    const longer = lines[at] ? `${lines[at]} ${word}` : word;
    if (at < 2 && lines[at] !== '' && [...longer].length > length) lines[(at += 1)] = word;
    else lines[at] = longer;
  }
  return lines;
}

/** Homes as rows of a courier's table, headings first. */
export function courierRows(
  table: CourierTable,
  homes: readonly { home: PackingHome; contents: Contents }[],
  sender: Sender,
): string[][] {
  return [
    table.columns.map(({ heading }) => heading),
    ...homes.map(({ home, contents }) => {
      const lines = addressLines(home.address, table.lineLength);
      const grams = home.boxes * (contentGrams(contents) + table.packingGrams);
      const cells: Record<CourierField, string> = {
        reference: home.reference,
        name: home.name,
        mobile: home.mobile,
        address: home.address.replace(/\s+/gu, ' ').trim(),
        'line 1': lines[0],
        'line 2': lines[1],
        'line 3': lines[2],
        district: home.district,
        region: home.region,
        pincode: home.pincode,
        boxes: String(home.boxes),
        grams: String(grams),
        kilograms: String(grams / 1000),
        contents: `${contents.name}, ${contentWords(contents)}`,
        sender: sender.name,
        'sender pincode': sender.pincode,
        'sender mobile': sender.mobile,
      };
      return table.columns.map(({ holds }) => guarded(typeof holds === 'string' ? cells[holds] : holds.text));
    }),
  ];
}
