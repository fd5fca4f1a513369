import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';

export const PROXIES =
  'must be the number of proxies in front (such as 1), or their addresses with commas (such as 10.0.0.0/8); a bare `true` would believe whatever a caller writes';

/**
 * Parses `TRUST_PROXY`: false for no proxy, the number of proxies (1 to 9), or their networks. Returns null for any
 * other text.
 */
export function proxiesOf(text: string | undefined): false | number | string[] | null {
  if (text === undefined || text === 'false' || text === '0') return false;
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : null;
}

/**
 * Tells whether a text is an IP address, a network such as `10.0.0.0/8`, or `loopback`, `linklocal` or `uniquelocal`.
 */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/**
 * Returns Fastify's `trustProxy`: false, the networks of the shop's proxies, or a test of the number of hops from the
 * server.
 */
export function trustedProxies(
  proxies: Config['trustProxy'],
): false | string[] | ((ip: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_ip, hop) => hop < proxies : proxies;
}
