/**
 * Returns a function that looks up one key and batches lookups: while one query runs, further keys wait for the next.
 * Nobody gets the answer of a query that was sent before they asked.
 * @param ask returns the values of some keys, each named once; a missing key yields undefined
 */
export function gathered<V>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<string>; answer: Promise<ReadonlyMap<string, V>> } | null = null;
  const begin = () => {
    const keys = new Set<string>();
    const answer = underWay.then(() => {
      next = null;
      return ask([...keys]);
    });
    underWay = answer.catch(() => undefined);
    return { keys, answer };
  };
  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answer).get(key);
  };
}
