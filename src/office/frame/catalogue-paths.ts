/** Returns the path of a kind's list. */
export const listPathOf = (kind: string): string => `/back-office/catalogue/${kind}`;

/** Returns the path of a record's form; the form of a new record without an id. */
export const recordPathOf = (kind: string, id = 'new'): string => `${listPathOf(kind)}/${id}`;

/** Returns the path of the audit log filtered to one record; only owners may open it. */
export const logPathOf = (kind: string, id: string): string => `/back-office/log?kind=${kind}&recordId=${id}`;

/** Returns kind and record id of a catalogue path in lower case; each is empty when the path has none. */
export function namedIn(pathname: string): { kind: string; id: string } {
  const [, , , kind = '', id = ''] = pathname.split('/');
  return { kind: kind.toLowerCase(), id: id.toLowerCase() };
}
