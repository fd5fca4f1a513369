/**
 * Returns the key by which a client's requests are counted: its IPv4 address, or the /64 network of its IPv6 address,
 * since a household has all addresses of one. Returns `gone` when `ip` is undefined because the connection is closed.
 */
export const callerOf = (ip: string | undefined): string => networkOf(ip, 4);

/**
 * Returns the largest network that one client may own: its IPv4 address, or the /48 network of its IPv6 address, the
 * size that providers assign. Returns `gone` when `ip` is undefined.
 */
export const ownedNetworkOf = (ip: string | undefined): string => networkOf(ip, 3);

/**
 * Returns the IPv4 address, also of a mapped IPv6 address, or the IPv6 network in CIDR notation.
 * @param groups number of 16-bit groups of the network
 */
function networkOf(ip: string | undefined, groups: number): string {
  if (ip === undefined) return 'gone';
  // Some proxies write the port behind the address, which is another with every connection.
  const [, bracketed, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip) ?? [];
  const address = bracketed ?? v4 ?? ip;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [front = [], back = []] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${groups * 16}`;
}
