import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { DAY } from '#lib/time.ts';

/** Returns the time `days` days ago, in ISO format. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}

/** Returns a guest as the list has it, numbered by its place. */
export const guestWire = (at: number, more: Partial<GuestWire> = {}): GuestWire => ({
  _id: String(at).padStart(24, '0'),
  userId: 'f'.repeat(24),
  name: `Guest ${at}`,
  mobile: String(9_814_000_000 + at),
  guestNo: at,
  email: '',
  category: 'Friend',
  address: '12, Mall Road',
  pincode: '143001',
  askedAt: null,
  openedAt: null,
  filledAt: null,
  unconfirmed: false,
  revision: 0,
  ...more,
});
