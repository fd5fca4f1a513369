import { isSchema } from 'yup';
import { type Endpoint, fillPath } from '#lib/endpoint.ts';
import type { Dice } from '#tests/attack/dice.ts';

/** Used part of a yup schema's description. */
interface Description {
  type: string;
  oneOf?: unknown[];
  fields?: Record<string, Description>;
  innerType?: Description;
}

/** Values that often break programs. */
export const AWKWARD: readonly unknown[] = [
  null,
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '👰🏽‍♀️🤵🏽',
  'ਵਿਆਹ दावत',
  "'; drop table guest; --",
  '" or 1=1',
  '%00',
  '%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=1+1',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '9'.repeat(400),
  'x'.repeat(5000),
  'ਸ਼'.repeat(3000),
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  {},
  [[[[]]]],
  [null],
  { $ne: 1 },
  { toString: 1 },
  { length: 1e9 },
  { then: 1 },
];

/** Texts that are valid in many fields. */
const PLAUSIBLE = [
  'Simran Kaur',
  '12, Mall Road, Amritsar',
  '143001',
  '9876543210',
  'a@example.in',
  'Family',
  'sweet',
  '1',
  '2026-12-01',
  'a b c',
];

/** Ids and names to use in requests; some exist in the shop. */
export type Named = readonly string[];

/** Returns a random value for a schema, valid or not; about one in eight is from `AWKWARD`. */
function valueFor(schema: Description, dice: Dice, named: Named, depth = 0): unknown {
  if (dice.percent(12)) return dice.pick(AWKWARD);
  if (schema.oneOf && schema.oneOf.length > 0 && dice.percent(85)) return dice.pick(schema.oneOf);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.fields ?? {}).filter(() => dice.percent(90));
    return Object.fromEntries(entries.map(([name, field]) => [name, valueFor(field, dice, named, depth + 1)]));
  }
  if (schema.type === 'array') {
    const { innerType } = schema;
    const length = dice.percent(5) ? 60 : dice.whole(0, 3);
    return Array.from({ length }, () => (innerType ? valueFor(innerType, dice, named, depth + 1) : dice.pick(AWKWARD)));
  }
  if (schema.type === 'number') return dice.percent(80) ? dice.whole(0, 1000) : dice.whole(-5, 5) / 3;
  if (schema.type === 'boolean') return dice.percent(50);
  return dice.percent(40) ? dice.pick(named) : dice.pick(PLAUSIBLE);
}

const described = (schema: unknown): Description =>
  isSchema(schema) ? (schema.describe() as unknown as Description) : { type: 'mixed' };

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value));

/** Request to an endpoint that roughly follows its contract. */
export interface Thrown {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** Returns a random request to an endpoint; some violate its contract or have a malformed body. */
export function throwCall(endpoint: Endpoint, dice: Dice, named: Named): Thrown {
  const names = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(
    names.map((name) => [name, dice.percent(80) ? dice.pick(named) : asText(dice.pick(AWKWARD))]),
  );
  const query = described(endpoint.query).fields ?? {};
  const asked = Object.entries(query)
    .filter(() => dice.percent(60))
    .map(([name, field]) => [name, asText(valueFor(field, dice, named)).slice(0, 2000)]);
  const search = String(new URLSearchParams(asked));
  const path = fillPath(endpoint.path, params) + (search && `?${search}`);
  const thrown = { method: endpoint.method, path: path.slice(0, 6000), headers: {} };
  if (!endpoint.body) return dice.percent(95) || endpoint.method === 'GET' ? thrown : { ...thrown, ...json('{"a":1}') };
  const value = valueFor(described(endpoint.body), dice, named);
  if (endpoint.multipart && dice.percent(70)) return { ...thrown, body: formOf(value, dice) };
  const text = JSON.stringify(value) ?? '';
  if (dice.percent(4)) return { ...thrown, ...json(text.slice(0, dice.whole(0, text.length))) };
  if (dice.percent(3))
    return { ...thrown, headers: { 'content-type': dice.pick(['text/plain', 'application/xml', 'x']) }, body: text };
  if (dice.percent(3))
    return { ...thrown, ...json(`{"__proto__":{"a":1},"constructor":{"prototype":{}},${text.slice(1)}`) };
  return { ...thrown, ...json(text) };
}

const json = (body: string) => ({ headers: { 'content-type': 'application/json' }, body });

function formOf(value: unknown, dice: Dice): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries((value ?? {}) as object)) form.append(name, asText(field));
  const bytes = dice.pick(['', 'no picture', '\x89PNG\r\n\x1a\n', 'GIF89a', '<svg onload="x">']);
  if (dice.percent(60))
    form.append(
      dice.pick(['image', 'profile', 'file', 'x']),
      new File([bytes, 'y'.repeat(dice.whole(0, 5000))], asText(dice.pick(AWKWARD)).slice(0, 200), {
        type: dice.pick(['image/png', 'image/jpeg', 'text/html', '']),
      }),
    );
  return form;
}

/** Returns a random path with parts that attackers try: parent folders, encoded separators, private files. */
export const strangePath = (dice: Dice): string =>
  `/${Array.from({ length: dice.whole(1, 4) }, () =>
    dice.pick([
      '..',
      '%2e%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      'uploads',
      'api',
      'user',
      '.env',
      'secrets',
      'shop.sqlite',
      '//',
      ';',
      '%E0%A4%A',
      'sweets',
      'a'.repeat(300),
      '%F0%9F%92%8D',
      '~',
      '*',
      ':80',
      '@evil.example',
    ]),
  ).join(
    dice.pick(['/', '', '%2f']),
  )}${dice.percent(30) ? dice.pick(['?', '?q=%zz', '?a[]=1&a[b]=2', `?${'a=1&'.repeat(500)}`, '#x']) : ''}`;

/** Returns a random malformed HTTP request as raw text. */
export function brokenRequest(dice: Dice): string {
  const head = dice.pick([
    'GET / HTTP/1.1\r\n',
    'GET  / HTTP/1.1\r\n',
    'POST /api/user/register HTTP/1.1\r\nContent-Type: application/json\r\n',
    'G\u0000T / HTTP/9.9\r\n',
    'get / http/1.1\r\n',
    'GET http://evil.example/ HTTP/1.1\r\n',
    `GET /${'a'.repeat(dice.whole(1, 20_000))} HTTP/1.1\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\n',
    'OPTIONS * HTTP/1.1\r\n',
    'TRACE / HTTP/1.1\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
  ]);
  const lines = dice.pick([
    'Host: shop.example\r\n',
    '',
    'Host: a\r\nHost: b\r\n',
    'Host: shop.example\r\nContent-Length: -1\r\n',
    'Host: shop.example\r\nContent-Length: 5\r\nContent-Length: 6\r\n',
    'Host: shop.example\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n',
    'Host: shop.example\r\nTransfer-Encoding: chunked\r\n',
    'Host: shop.example\r\nTransfer-Encoding: xchunked\r\n',
    'Host: shop.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n',
    'Host: shop.example\r\nExpect: 100-continue\r\nContent-Length: 3\r\n',
    `Host: shop.example\r\n${'X-Many: a\r\n'.repeat(dice.whole(1, 2500))}`,
    'Host: shop.example\r\nCookie: \u0000\r\n',
    'Host: shop.example\r\nBad Header\r\n',
  ]);
  const body = dice.pick([
    '\r\n',
    '\r\n{}',
    '\r\nffffffff\r\n{}',
    '\r\n-1\r\n\r\n',
    '\r\n0\r\n\r\nGET /api/user/my-data HTTP/1.1\r\n\r\n',
    '',
  ]);
  return head + lines + body;
}
