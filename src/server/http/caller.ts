/**
 * Whom an address stands for, where callers are counted: an IPv4 address itself; of IPv6 the network of 64 bits, because
 * every home and phone has all addresses of one. Who has hung up already has none any more.
 */
export const callerOf = (address: string | undefined): string => networkOf(address, 4);

/** The network that whoever calls may own as a whole: an IPv4 address itself; of IPv6 the network of 48 bits, as providers lend it. */
export const ownedNetworkOf = (address: string | undefined): string => networkOf(address, 3);

/** @param groups of an IPv6 address that are looked at, 16 bits each */
function networkOf(address: string | undefined, groups: number): string {
  if (address === undefined) return 'gone';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${groups * 16}`;
}
