import { call } from '#client/api.ts';
import { openList } from '#client/open-list.ts';
import { saveTable } from '#client/save-table.ts';
import type { RawGuest } from '#domain/guests/guest-columns.rules.ts';
import { type CheckedGuest, guestsToRows } from '#domain/guests/guest-files.rules.ts';
import { type GuestWire, importGuests, type RowMessage } from '#domain/guests/guest.contract.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';

/** Number of guests sent with one call. */
const CHUNK = 200;

/** Result of an import; with a problem the rest was not sent. */
export interface ImportResult {
  added: number;
  updated: number;
  skipped: RowMessage[];
  /** Guests who were added, but to no home of others. */
  apart: RowMessage[];
  problem: string;
}

/** Guests of the phone, or a table whose columns the host may still name, with the rows that hold a stray mark. */
export type ReadList = { guests: RawGuest[] } | { table: string[][]; doubtful: readonly number[] };

/**
 * Reads a pasted list or a file.
 * @throws Error whose message says what to do when it cannot be read
 */
export async function readGuests(source: File | string): Promise<ReadList> {
  const { rows, doubtful } = tableOf(await openList(source));
  return { table: rows, doubtful };
}

interface ContactPicker {
  select(
    properties: string[],
    options: { multiple: boolean },
  ): Promise<{ name?: string[]; tel?: string[]; email?: string[] }[]>;
}

const picker = (): ContactPicker | undefined => (navigator as { contacts?: ContactPicker }).contacts;

/** Tells whether the browser supports the Contact Picker API. */
export function canPickContacts(): boolean {
  return picker() !== undefined;
}

/**
 * Opens the phone's contact picker and returns the chosen contacts; empty when it is closed, fails or is not supported.
 */
export async function pickContacts(): Promise<RawGuest[]> {
  const chosen = await picker()
    ?.select(['name', 'tel', 'email'], { multiple: true })
    .catch(() => []);
  return (chosen ?? []).map(({ name, tel, email }, at) => ({
    row: at + 1,
    name: name?.[0] ?? '',
    mobile: (tel ?? []).join(CELLS),
    guestNo: '',
    email: email?.[0] ?? '',
    category: '',
    address: '',
    pincode: '',
  }));
}

/**
 * Sends checked guests in calls of 200. Stops at the first failed call and returns its message as `problem`, with the
 * totals so far.
 * @param replace true to overwrite guests that are already listed
 * @param onProgress called with the number of guests sent so far
 */
export async function sendGuests(
  guests: readonly CheckedGuest[],
  replace: boolean,
  onProgress: (sent: number) => void,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, updated: 0, skipped: [], apart: [], problem: '' };
  for (let from = 0; from < guests.length; from += CHUNK) {
    const part = guests.slice(from, from + CHUNK);
    const wire = part.map((guest) => ({
      row: guest.row,
      name: guest.name,
      mobile: guest.mobile,
      guestNo: guest.guestNo,
      email: guest.email,
      category: guest.category,
      address: guest.address,
      pincode: guest.pincode,
      side: guest.side ?? '',
      events: guest.events ?? '',
      household: guest.household ?? '',
      note: guest.note ?? '',
      homeWith: guest.homeWith,
    }));
    const answer = await call(importGuests, { body: { guests: wire, replace } });
    if (!answer.ok) return { ...result, problem: answer.message };
    result.added += answer.data.added;
    result.updated += answer.data.updated;
    result.skipped.push(...answer.data.skipped);
    result.apart.push(...(answer.data.apart ?? []));
    onProgress(Math.min(from + CHUNK, guests.length));
  }
  return result;
}

/** Downloads the guest list as a CSV file, which the import can read again. */
export function downloadGuests(guests: readonly GuestWire[]): void {
  saveTable(guestsToRows(guests), 'guest-list.csv');
}
