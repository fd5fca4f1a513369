import type { Customer, OrderBench } from '#tests/support/order-bench.ts';

/** Returns the secret in the link of the newest share; empty when there is no link. */
export const secretIn = (shares: readonly { link: string | null }[]): string =>
  new URL(shares.at(-1)?.link ?? 'http://none').searchParams.get('t') ?? '';

/**
 * Shares a customer's guest list with a person, who opens it. Returns the ids of list and share.
 * @param family owner of the list; a new customer when missing
 */
export async function sharedWith(
  bench: OrderBench,
  person: Customer,
  { family, mayWrite = true }: { family?: Customer; mayWrite?: boolean } = {},
): Promise<{ id: string; family: Customer; share: string }> {
  const host = family ?? (await bench.customer({ name: 'Anita' }));
  const { data } = await bench.post('/api/user/shares', host, { name: 'Rohan', mayWrite });
  const opened = await bench.ask('PUT', '/api/user/shared-lists', person, { t: secretIn(data.shares) });
  return { id: opened.data.id, family: host, share: data.shares.at(-1)._id };
}
