import { indianClock } from '#lib/dates.ts';
import { isRecord } from '#lib/narrow.ts';
import { toRupees } from '#lib/money.ts';
import * as say from '#domain/backup/backup.texts.ts';

/** Row of an archive; columns without a value are missing. */
export type HeldRow = Record<string, unknown>;

/** Table for people. */
export interface Sheet {
  /** File name without `.csv`. */
  name: string;
  columns: readonly [heading: string, cell: (row: HeldRow) => string | number][];
}

const text = (field: string) => (row: HeldRow) => cellValueText(row[field]);
const number = (field: string) => (row: HeldRow) => (typeof row[field] === 'number' ? row[field] : '');
const rupees = (field: string) => (row: HeldRow) => (typeof row[field] === 'number' ? toRupees(row[field]) : '');
const time = (field: string) => (row: HeldRow) => {
  const at = row[field];
  return typeof at === 'string' ? indianClock(at).replace('T', ' ') : '';
};
/** Returns the number of a row's home within its order, counted from 1. */
const home = (row: HeldRow): number => Number(row['position']) + 1;
/**
 * Returns a function that reads a field of an enquiry's form from a row; its result is empty when the field is missing.
 */
const said = (field: string) => (row: HeldRow) => cellValueText(isRecord(row['data']) ? row['data'][field] : undefined);

/** Converts a value to the text of a cell: objects and lists to JSON, null and undefined to an empty text. */
export function cellValueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Tables with columns named for people; every other table is written with its own columns. Times are Indian, money is
 * rupees.
 */
export const sheets: Readonly<Record<string, Sheet>> = {
  order: {
    name: 'orders',
    columns: [
      [say.columnInvoice, text('invoice_number')],
      [say.columnTime, time('created_at')],
      [say.columnWhat, text('title')],
      [say.columnRupees, rupees('amount')],
      [say.columnPayment, text('payment_id')],
      [say.columnCustomer, text('user_id')],
      [say.columnOrder, text('id')],
      [say.columnGoods, text('content')],
    ],
  },
  order_recipient: {
    name: 'order-homes',
    columns: [
      [say.columnOrder, text('order_id')],
      [say.columnHome, home],
      [say.columnName, text('name')],
      [say.columnMobile, text('mobile')],
      [say.columnAddress, text('address')],
      [say.columnPincode, text('pincode')],
      [say.columnNote, text('note')],
      [say.columnBoxes, number('quantity')],
      [say.columnDesign, number('circle')],
    ],
  },
  parcel: {
    name: 'parcels',
    columns: [
      [say.columnOrder, text('order_id')],
      [say.columnHome, home],
      [say.columnState, text('state')],
      [say.columnCourier, text('courier')],
      [say.columnTracking, text('tracking')],
      [say.columnSince, time('changed_at')],
    ],
  },
  user: {
    name: 'customers',
    columns: [
      [say.columnCustomer, text('id')],
      [say.columnName, text('name')],
      [say.columnMobile, text('mobile')],
      [say.columnEmail, text('email')],
      [say.columnAddress, text('address')],
      [say.columnPincode, text('pincode')],
      [say.columnSince, time('created_at')],
    ],
  },
  guest: {
    name: 'guests',
    columns: [
      [say.columnCustomer, text('user_id')],
      [say.columnName, text('name')],
      [say.columnMobile, text('mobile')],
      [say.columnGuestNumber, number('guest_no')],
      [say.columnEmail, text('email')],
      [say.columnCategory, text('category')],
      [say.columnSide, text('side')],
      [say.columnEvents, text('events')],
      [say.columnNameOnBox, text('box_name')],
      [say.columnAddress, text('address')],
      [say.columnPincode, text('pincode')],
      [say.columnNote, text('note')],
      [say.columnFilledIn, time('filled_at')],
    ],
  },
  enquiry: {
    name: 'messages',
    columns: [
      [say.columnTime, time('created_at')],
      [say.columnKind, text('kind')],
      [say.columnName, (row) => said('name')(row) || `${said('firstName')(row)} ${said('lastName')(row)}`.trim()],
      [say.columnMobile, said('mobile')],
      [say.columnEmail, said('email')],
      [say.columnCustomer, text('user_id')],
      [say.columnMessage, text('data')],
      [say.columnId, text('id')],
    ],
  },
};
