import type { InjectOptions } from 'fastify';

/** Where a request seems to come from, and everything else that a caller changes for nothing. */
export type Disguise = Required<Pick<InjectOptions, 'remoteAddress'>> & { headers: Record<string, string> };
/** Function that returns one of a caller's disguises, each `at` another one. */
export type Caller = (at: number) => Disguise;

const hex = (value: number): string => value.toString(16);
/** Headers in which other software looks for the sender; the shop believes none of them. */
const CLAIMS = ['x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'x-forwarded', 'client-ip'];

/** Returns a disguise: the proxy saw `address`, and all else is another with each `at`. */
function disguised(address: string, at: number): Disguise {
  const claimed = `192.0.2.${1 + (at % 250)}`;
  const before = Array.from({ length: at % 4 }, (_, entry) => `198.51.100.${(at + entry) % 250}`);
  return {
    remoteAddress: `10.0.0.${1 + (at % 5)}`,
    headers: {
      'x-forwarded-for': [...before, address].join(at % 2 === 0 ? ', ' : ','),
      'user-agent': `Somebody/${at}`,
      'accept-language': at % 2 === 0 ? 'pa-IN' : 'en-IN',
      'x-forwarded-proto': at % 2 === 0 ? 'https' : 'http',
      forwarded: `for=${claimed}`,
      [CLAIMS[at % CLAIMS.length] ?? 'x-real-ip']: claimed,
      'x-request-id': `request-${at}`,
      'idempotency-key': `another-key-of-${String(at).padStart(8, '0')}`,
      cookie: `device=${at}; __Host-staff=wrong${at}`,
    },
  };
}

/** Returns the spellings of addresses within one /64 network, and those that a proxy with ports writes. */
function addressIn(network: number, at: number): string {
  const [own, host] = [hex(network), hex(1 + at)];
  const written = [
    `2001:db8:7:${own}::${host}`,
    `2001:0DB8:0007:${own.padStart(4, '0').toUpperCase()}:0:0:0:${host}`,
    `2001:db8:7:${own}:${host}:${host}:${host}:${host}`,
    `[2001:db8:7:${own}::${host}]:${1024 + at}`,
  ];
  return written[at % written.length] ?? '';
}

/** Returns the spellings of one IPv4 address: alone, mapped to IPv6, and with a port. */
function addressOf(host: number, at: number): string {
  const address = `203.0.${Math.floor(host / 250)}.${1 + (host % 250)}`;
  return [address, `::ffff:${address}`, `${address}:${1024 + at}`, `::FFFF:${address}`][at % 4] ?? '';
}

/** Returns a caller who has a whole /64 network of IPv6. */
export const home =
  (network: number): Caller =>
  (at) =>
    disguised(addressIn(network, at), at);

/** Returns a caller with one IPv4 address. */
export const phone =
  (host: number): Caller =>
  (at) =>
    disguised(addressOf(host, at), at);

/** Returns a caller who comes from another network with each request. */
export const botnet: Caller = (at) => disguised(`198.18.${Math.floor(at / 250)}.${1 + (at % 250)}`, at);

/** Returns a caller who has a whole /48 network, and comes from another /64 of it with each request. */
export const provider =
  (network: number): Caller =>
  (at) =>
    disguised(`2001:db8:${hex(0x1000 + network)}:${hex(at + 1)}::${hex(1 + at)}`, at);

/** Returns a mobile number in one of the ways that people type it in a form of digits. */
export const typed = (mobile: string, at: number): string =>
  [mobile, `91${mobile}`, `0${mobile}`, ` ${mobile} `, `${mobile} `][at % 5] ?? mobile;
