import type { Endpoint } from '#lib/endpoint.ts';
import { checkInput } from '#server/http/check.ts';
import { textsOf } from '#tests/attack/fuzz/prepare.ts';
import { inMs } from '#tests/attack/report.ts';
import type { StoreWatch } from '#tests/attack/store-watch.ts';
import type { Filled } from '#tests/attack/valid-values.ts';
import type { Reply } from '#tests/attack/fuzz/wire.ts';

/** Texts that must not be in an answer: internals of program, store and files, and secrets. */
const INTERNAL =
  /node_modules|\bat \S+ \(|\.ts:\d+|SQLITE_|\bsqlite\b|\bERR_[A-Z_]{4,}|FST_ERR|\bECONN[A-Z]+|\bENO[A-Z]{3,}|\bEACCES\b|violates .* constraint|syntax error at|(?:select|insert|update|delete) .{0,80}\b(?:from|into|set|where)\b.{0,40}["?$]|no such (?:table|column)|UNIQUE constraint|\bkysely\b|secret of a shop that|of an attacked shop|TypeError|ReferenceError|undefined \(reading|is not a function|is not iterable|\[object Object\]|\bNaN\b|\bv2\d\.\d+\.\d+\b|must match the configured type/gi;

/** Statuses of a refusal that the wire's description names. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 408, 409, 410, 413, 414, 415, 422, 429, 431]);

/** Tells whether a call waits long for something that an attacked shop does not have; it is tried a few times only. */
export const isUnserved = (call: string): boolean => UNSERVED[call] !== undefined;

/** Answers of 5xx that say what a shop without a helper says. */
const UNSERVED: Readonly<Record<string, number>> = {
  // No publisher runs beside an attacked shop.
  'POST /api/staff/preview': 503,
};

/** Most processor time of a request in ms. */
const MOST_MS = 50;
/** Size of a body above which it may take longer, and the most processor time then, in ms. */
const LARGE = 100_000;
const MOST_MS_OF_LARGE = 200;
/** Calls whose work is dear, with their own limit in ms. */
const DEAR: readonly (readonly [call: RegExp, ms: number])[] = [
  // Pictures are opened and encoded again.
  [/^POST \/api\/staff\/pictures/, 1500],
  [/^POST \/api\/user\/upload-design-quote|^PATCH \/api\/user\/update/, 1500],
  // Passwords are kept by scrypt.
  [/^POST \/api\/staff\/(?:sign-in|invite)\/password/, 1500],
  // Staff change thousands of records at once.
  [/^P(?:ATCH|UT) \/api\/staff\/catalogue\/:kind$/, 3000],
  // And bring a thousand parcels a step further, as the last day before a wedding asks.
  [/^POST \/api\/staff\/parcels\/steps/, 200],
  // A whole kitchen is copied for the rehearsal.
  [/^PUT \/api\/staff\/rehearsal/, 400],
  // Waits for a publisher, which does not run beside an attacked shop, and looks every moment.
  [/^POST \/api\/staff\/preview/, 1000],
];

/** Most bytes by which the resident memory of the shop grows in one request. */
const MOST_GROWTH = 200 * 1024 * 1024;
/** Longest acceptable answer time in ms, on a machine that others keep busy; what a call costs its processor time tells. */
const LONGEST = 20_000;

export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Returns the most processor time in ms that a call may take. @param bytes size of the body */
export const dearestOf = (call: string, bytes = 0): number =>
  DEAR.find(([named]) => named.test(call))?.[1] ?? (bytes > LARGE ? MOST_MS_OF_LARGE : MOST_MS);

/** Texts that no answer may contain. */
export interface Unspeakable {
  /** Names of tables and columns; those of the wire may be said. */
  inner: ReadonlySet<string>;
  /** Secrets of the store and the settings. */
  secrets: readonly string[];
}

/**
 * Returns what a store keeps that no answer may contain: names of several words, hashes of secrets, passwords, and what
 * is sealed.
 * @param wireNames names of fields on the wire
 * @param settings secrets of the settings
 */
export function unspeakableOf(
  watch: StoreWatch,
  wireNames: ReadonlySet<string>,
  settings: readonly string[],
): Unspeakable {
  const names = [...watch.columns].flat(2).filter((name) => name.includes('_') && !wireNames.has(name));
  const kept = [...watch.columns.keys()]
    .flatMap((table) => watch.rows(table))
    .flatMap((row) => Object.entries(row))
    .filter(([name, value]) => /hash|sealed|totp|^password/.test(name) && String(value).length >= 16)
    .map(([, value]) => String(value));
  return { inner: new Set(names), secrets: [...settings, ...kept] };
}

/**
 * Returns what is wrong with an answer, whatever was sent; null when nothing is.
 * @param said what was sent: whoever repeats it tells nothing
 */
export function wrongWith(call: string, said: string, reply: Reply, { inner, secrets }: Unspeakable): string | null {
  const { status, text, ms, grown } = reply;
  if (status === 0) return null;
  if (status >= 500 && UNSERVED[call] !== status) return `answers ${status}`;
  if (ms > LONGEST && UNSERVED[call] === undefined) return `takes ${inMs(ms)}`;
  if (grown > MOST_GROWTH) return `takes ${Math.round(grown / 2 ** 20)} MB of memory`;
  const whole = `${Object.entries(reply.headers).flat().join('\n')}\n${text}`;
  const secret = secrets.find((one) => whole.includes(one));
  if (secret) return `tells the secret "${secret.slice(0, 8)}…"`;
  if (status >= 400) {
    const told =
      [...whole.matchAll(INTERNAL)].find(([words]) => !said.includes(words)) ??
      [...whole.matchAll(/\b[a-z]+_[a-z_]+\b/g)].find(([word]) => inner.has(word) && !said.includes(word));
    if (told) return `tells "${told[0].slice(0, 80)}"`;
  }
  const isBare = /^(?:HEAD |OPTIONS |raw bytes)/.test(call);
  return wrongHeaders(reply) ?? (status >= 400 && !isBare ? wrongRefusal(reply) : null);
}

function wrongHeaders({ status, headers, text }: Reply): string | null {
  if (headers['x-content-type-options'] !== 'nosniff') return 'comes without x-content-type-options';
  if (headers['referrer-policy'] === undefined) return 'comes without referrer-policy';
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json'))
    for (const name of ['cache-control', 'content-security-policy', 'permissions-policy'])
      if (headers[name] === undefined) return `comes without ${name}`;
  if (headers['access-control-allow-origin'] !== undefined) return 'lets a foreign origin read it';
  for (const name of ['server', 'x-powered-by']) if (headers[name] !== undefined) return `tells ${name}`;
  for (const cookie of headers['set-cookie'] ?? [])
    if (!/httponly/i.test(cookie) || !/secure/i.test(cookie) || !/samesite=strict/i.test(cookie))
      return `sets a cookie that others can use: ${cookie.split('=')[0]}`;
  // A shop without pages of its own leads to those of its address.
  const location = headers.location?.replace(/^http:\/\/localhost:\d+(?=\/)/, '');
  if (location !== undefined && !/^\/(?!\/)/.test(location)) return `leads to ${location.slice(0, 60)}`;
  if (status !== 204 && status !== 304 && text !== '' && type === '') return 'comes without content-type';
  return null;
}

function wrongRefusal({ status, headers, text }: Reply): string | null {
  if (!REFUSALS.has(status) && status < 500) return `answers ${status}, which no description names`;
  if (!(headers['content-type'] ?? '').startsWith('application/json')) return `refuses with ${headers['content-type']}`;
  const said = jsonOf(text);
  if (!said) return 'refuses without JSON';
  if (
    said['success'] !== false ||
    typeof said['message'] !== 'string' ||
    said['message'] === '' ||
    typeof said['Message'] !== 'string'
  )
    return 'refuses without success, message and Message';
  if (status === 429 && headers['retry-after'] === undefined) return 'refuses without retry-after';
  return null;
}

/** Returns the JSON object of a text; null when it is none. */
export function jsonOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Returns what is wrong with an answer of success to a call by its contract; null when nothing is. */
export function wrongSuccess({ access, path }: Endpoint, { headers, text }: Reply): string | null {
  const type = headers['content-type'] ?? '';
  if (access !== 'public' && !/no-store|private/.test(headers['cache-control'] ?? '')) return 'may be kept by a cache';
  if (path.endsWith('/picture')) return null;
  if (!type.startsWith('application/json')) return `answers with ${type}`;
  const said = jsonOf(text);
  if (!said || !('message' in said)) return 'answers success without a message';
  return said['success'] === false || 'errors' in said ? 'answers success to what it refuses' : null;
}

/** Tells whether an answer says that a request violates the call's contract, or came to no check of it. */
export const isValidationRefusal = ({ status, text }: Reply): boolean =>
  [0, 401, 403, 413, 414, 415].includes(status) || (status === 400 && jsonOf(text)?.['errors'] !== undefined);

/** Tells whether an endpoint's schemas accept a request as it arrives. */
export function passesContract(endpoint: Endpoint, { params, query, body }: Filled): boolean {
  try {
    if (endpoint.params) checkInput(endpoint.params, textsOf(params));
    if (endpoint.query) checkInput(endpoint.query, textsOf(query));
    if (endpoint.body) checkInput(endpoint.body, JSON.parse(JSON.stringify(body ?? null)) ?? {});
    return true;
  } catch {
    return false;
  }
}
