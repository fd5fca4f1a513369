import { indianClock } from '#lib/dates.ts';
import { isRecord } from '#lib/narrow.ts';
import { toRupees } from '#lib/money.ts';

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
      ['Invoice', text('invoice_number')],
      ['Time', time('created_at')],
      ['What', text('title')],
      ['Rupees', rupees('amount')],
      ['Payment', text('payment_id')],
      ['Customer', text('user_id')],
      ['Order', text('id')],
      ['Goods', text('content')],
    ],
  },
  order_recipient: {
    name: 'order-homes',
    columns: [
      ['Order', text('order_id')],
      ['Home', home],
      ['Name', text('name')],
      ['Mobile', text('mobile')],
      ['Address', text('address')],
      ['Pincode', text('pincode')],
      ['Note', text('note')],
      ['Boxes', number('quantity')],
      ['Design', number('circle')],
    ],
  },
  parcel: {
    name: 'parcels',
    columns: [
      ['Order', text('order_id')],
      ['Home', home],
      ['State', text('state')],
      ['Courier', text('courier')],
      ['Tracking number', text('tracking')],
      ['Since', time('changed_at')],
    ],
  },
  user: {
    name: 'customers',
    columns: [
      ['Customer', text('id')],
      ['Name', text('name')],
      ['Mobile', text('mobile')],
      ['Email', text('email')],
      ['Address', text('address')],
      ['Pincode', text('pincode')],
      ['Since', time('created_at')],
    ],
  },
  guest: {
    name: 'guests',
    columns: [
      ['Customer', text('user_id')],
      ['Name', text('name')],
      ['Mobile', text('mobile')],
      ['Guest number', number('guest_no')],
      ['Email', text('email')],
      ['Category', text('category')],
      ['Side', text('side')],
      ['Events', text('events')],
      ['Name on the box', text('box_name')],
      ['Address', text('address')],
      ['Pincode', text('pincode')],
      ['Note', text('note')],
      ['Filled in', time('filled_at')],
    ],
  },
  enquiry: {
    name: 'messages',
    columns: [
      ['Time', time('created_at')],
      ['Kind', text('kind')],
      ['Name', (row) => said('name')(row) || `${said('firstName')(row)} ${said('lastName')(row)}`.trim()],
      ['Mobile', said('mobile')],
      ['Email', said('email')],
      ['Customer', text('user_id')],
      ['Message', text('data')],
      ['Id', text('id')],
    ],
  },
};
