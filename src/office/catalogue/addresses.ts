/** Returns the path of a kind's list. */
export const listAddressOf = (kind: string): string => `/back-office/catalogue/${kind}`;

/** Returns the path of a record's form, or that of a new record without an id. */
export const recordAddressOf = (kind: string, id = 'new'): string => `${listAddressOf(kind)}/${id}`;

/** Returns the path of a record's audit log, which owners may open. */
export const logAddressOf = (kind: string, id: string): string => `/back-office/log?kind=${kind}&recordId=${id}`;

/** Returns the kind and the record id in a path of the catalogue; empty texts for a path without them. */
export function namedIn(pathname: string): { kind: string; id: string } {
  const [, , , kind = '', id = ''] = pathname.split('/');
  return { kind: kind.toLowerCase(), id: id.toLowerCase() };
}
