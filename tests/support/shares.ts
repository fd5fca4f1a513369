import type { Customer, OrderBench } from '#tests/support/order-bench.ts';

/** Returns the secret of the newest link that a family has made. */
export const secretIn = (shares: readonly { link: string | null }[]): string =>
  new URL(shares.at(-1)?.link ?? 'http://none').searchParams.get('t') ?? '';

/** Lets a person see, and write to, the list of a family; of a new one where none is named. */
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
