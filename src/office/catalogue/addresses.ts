/** The address of a kind's list. */
export const listAddressOf = (kind: string): string => `/back-office/catalogue/${kind}`;

/** The address of a record's form; without an id that of a new one. */
export const recordAddressOf = (kind: string, id = 'new'): string => `${listAddressOf(kind)}/${id}`;

/** The log of a record, for owners. */
export const logAddressOf = (kind: string, id: string): string => `/back-office/log?kind=${kind}&recordId=${id}`;

/** The kind and the record that an address of the catalogue names; empty where it names none. */
export function namedIn(pathname: string): { kind: string; id: string } {
  const [, , , kind = '', id = ''] = pathname.split('/');
  return { kind: kind.toLowerCase(), id: id.toLowerCase() };
}
