/**
 * Returns a function that looks up the value of a key and batches concurrent lookups: keys requested during a query are
 * all read by the next one. No lookup uses a query that began before it.
 * @param ask reads the values of distinct keys; a missing key gives undefined
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
