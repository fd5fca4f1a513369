import { call } from '#client/api.ts';
import { saveTable } from '#client/save-table.ts';
import type { CheckedGuest } from '#domain/guests/guest-import.rules.ts';
import { guestsToRows } from '#domain/guests/guest-files.rules.ts';
import { type GuestWire, importGuests, type RowMessage } from '#domain/guests/guest.contract.ts';
import { listExportFile } from '#shop/guests/guests.texts.ts';

/** Number of guests sent with one call; more would stop a cheap phone for a moment. */
const CHUNK = 100;

/** Result of an import; with a problem the rest was not sent. */
export interface ImportResult {
  added: number;
  updated: number;
  skipped: RowMessage[];
  /** Guests who were added, but to no home of others. */
  apart: RowMessage[];
  problem: string;
}

/** What became of the rows of one call. */
export interface SentRows {
  /** Rows whose guests are on the list now. */
  rows: number[];
  /** Ids of the guests. */
  ids: string[];
}

/**
 * Sends checked guests in calls of 100. Stops at the first failed call and returns its message as `problem`, with the
 * totals so far.
 * @param replace true to overwrite guests that are already listed
 * @param onSent called after each call
 */
export async function sendGuests(
  guests: readonly CheckedGuest[],
  replace: boolean,
  onSent: (sent: SentRows) => void,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, updated: 0, skipped: [], apart: [], problem: '' };
  for (let from = 0; from < guests.length; from += CHUNK) {
    const part = guests.slice(from, from + CHUNK);
    const wire = part.map(({ row, homeWith, name, mobile, guestNo, email, category, address, ...guest }) => {
      const { pincode, side, events, household, note } = guest;
      const tags = { side, events, household, note };
      return { row, name, mobile, guestNo, email, category, address, pincode, ...tags, homeWith };
    });
    const answer = await call(importGuests, { body: { guests: wire, replace } });
    if (!answer.ok) return { ...result, problem: answer.message };
    const { added, updated, skipped, apart = [], guests: kept = [] } = answer.data;
    result.added += added;
    result.updated += updated;
    result.skipped.push(...skipped);
    result.apart.push(...apart);
    const left = new Set(skipped.map(({ row }) => row));
    onSent({ rows: part.map(({ row }) => row).filter((row) => !left.has(row)), ids: kept.map(({ id }) => id) });
  }
  return result;
}

/** Downloads the guest list as a CSV file, which the import can read again. */
export function downloadGuests(guests: readonly GuestWire[]): void {
  saveTable(guestsToRows(guests), listExportFile);
}
