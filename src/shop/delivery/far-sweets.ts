import { call } from '#client/api.ts';
import { signedIn } from '#client/session.ts';
import { readGuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { farHomesWords } from '#domain/delivery/shelf-life.rules.ts';

/**
 * What is said of sweets that some homes of the own guest list are too far for, by id; none for whoever is not signed in, and
 * while it cannot be learnt.
 */
export async function farSweets(): Promise<ReadonlyMap<string, string>> {
  const answer = signedIn() ? await call(readGuestReach) : null;
  if (!answer?.ok) return new Map();
  const { homes, far } = answer.data;
  return new Map(Object.entries(far).map(([id, count]) => [id, farHomesWords(count, homes)]));
}
