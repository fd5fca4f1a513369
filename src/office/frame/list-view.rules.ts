/** Views of lists stand in the URL, so that Back, a reload and a sent link show the same. */

/** Returns the page that a query names; the first when it names none. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

/** Returns the parts of a view that differ from the plain one, as texts. */
export const changedParts = <View extends object>(view: View, plain: View): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => value !== plain[name as keyof View])
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns parts of a view as a query with `?`; empty for none. */
export function queryOf(parts: Record<string, string>): string {
  const query = new URLSearchParams(parts).toString();
  return query && `?${query}`;
}
