/** Returns the path of a kind's list. */
export const listPathOf = (kind: string): string => `/back-office/catalogue/${kind}`;

/** Returns the path of a record's form; without an id that of a new one. */
export const recordPathOf = (kind: string, id = 'new'): string => `${listPathOf(kind)}/${id}`;

/** Returns the log of a record, for owners. */
export const logPathOf = (kind: string, id: string): string => `/back-office/log?kind=${kind}&recordId=${id}`;

/** Returns the kind and the record that a path of the catalogue names; empty when it names none. */
export function namedIn(pathname: string): { kind: string; id: string } {
  const [, , , kind = '', id = ''] = pathname.split('/');
  return { kind: kind.toLowerCase(), id: id.toLowerCase() };
}
