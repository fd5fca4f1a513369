/**
 * Returns the key under which requests from an IP address are counted: an IPv4 address itself, or the /64 network of an
 * IPv6 address, because a home or phone has all addresses of one. Returns `gone` when the connection has closed
 * already.
 */
export const callerOf = (ip: string | undefined): string => networkOf(ip, 4);

/**
 * Returns the largest network that one caller may own: an IPv4 address itself, or the /48 network of an IPv6 address,
 * as providers lend it.
 */
export const ownedNetworkOf = (ip: string | undefined): string => networkOf(ip, 3);

/** @param groups groups of an IPv6 address that belong to the network, 16 bits each */
function networkOf(ip: string | undefined, groups: number): string {
  if (ip === undefined) return 'gone';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const [front = [], back = []] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${groups * 16}`;
}
