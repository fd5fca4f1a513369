import { call } from '#client/api.ts';
import { signedIn } from '#client/session.ts';
import { readGuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { farHomesText } from '#domain/delivery/shelf-life.rules.ts';

/**
 * Reads the sweets that would not arrive fresh at some homes of the customer's guest list. Returns a note for each, by
 * sweet id; empty without a session and when the call fails.
 */
export async function farSweets(): Promise<ReadonlyMap<string, string>> {
  const answer = signedIn() ? await call(readGuestReach) : null;
  if (!answer?.ok) return new Map();
  const { homes, far } = answer.data;
  return new Map(Object.entries(far).map(([id, count]) => [id, farHomesText(count, homes)]));
}
