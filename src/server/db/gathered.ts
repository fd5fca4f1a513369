/**
 * Asks for several at once what many ask for one by one: while one question is under way, whatever else is wanted waits
 * for the next. Nobody gets the answer to a question that was sent before they asked.
 * @param ask answers for some keys, each once; what it does not answer is undefined
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
