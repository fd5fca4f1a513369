import { startShop } from '#main';
import { UNREADABLE } from '#tests/attack/browser/clumsy.ts';
import type { Ground, Heard } from '#tests/attack/browser/ground.ts';
import type { Marks } from '#tests/attack/browser/marks.ts';
import { bareShop } from '#tests/support/engines.ts';

/** Expected headers by name: the value, a pattern of it, or null for none. Written by hand, and read from nothing. */
type Expected = Readonly<Record<string, string | RegExp | null>>;

/** Site that is no part of the shop. */
const FOREIGN = 'https://foreign.invalid';

/** Headers of every answer. */
const ALWAYS: Expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'x-powered-by': null,
  server: null,
  'access-control-allow-origin': null,
};

/** Headers of every answer but the refusal of a request that cannot be read. */
const WHOLE: Expected = {
  ...ALWAYS,
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
};

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
const DATA: Expected = { ...WHOLE, 'content-type': /^application\/json/, 'content-security-policy': CLOSED };
const UNKEPT: Expected = { ...DATA, 'cache-control': 'no-store' };

/** What browsers report, in a header because a policy in a page's head reports nothing. */
const REPORTED =
  /^default-src 'self' 'unsafe-inline' data: blob: (?:https:\/\/\*?\.?[a-z.]*razorpay\.com ?)+'wasm-unsafe-eval'; base-uri 'none'; object-src 'none'; form-action 'self' https:\/\/api\.razorpay\.com; report-uri \/api\/policy-reports; report-to policy$/;

const PAGE: Expected = {
  ...WHOLE,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, no-cache',
  'content-security-policy': "frame-ancestors 'self'",
  'content-security-policy-report-only': REPORTED,
  'reporting-endpoints': 'policy="/api/policy-reports"',
  'set-cookie': null,
};
const MISSING: Expected = { ...PAGE, 'cache-control': 'no-cache' };
const OFFICE: Expected = { 'x-robots-tag': 'noindex' };
const file = (type: RegExp, cache = 'public, no-cache'): Expected => ({
  ...WHOLE,
  'content-type': type,
  'cache-control': cache,
  'set-cookie': null,
});
const LASTING = 'public, max-age=31536000, immutable';
const MEDIA: Expected = { ...file(/^image\//, LASTING), 'content-security-policy': "default-src 'none'; sandbox" };
/** A picture that a call answers is a customer's. */
const PICTURE: Expected = {
  ...WHOLE,
  'content-security-policy': MEDIA['content-security-policy'] ?? null,
  'cross-origin-resource-policy': 'same-site',
};
const GATEWAY: Expected = {
  ...WHOLE,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};

/** Files whose paths a built site decides. */
export interface BuiltPaths {
  /** Pages with a path of their own, such as `/sweets`. */
  pages: readonly string[];
  script: string;
  style: string;
  picture: string;
}

/** Returns what is asked for by a plain GET: path, status and headers. */
const table = ({ pages, script, style, picture }: BuiltPaths): [path: string, status: number, expected: Expected][] => [
  ...pages.map((page): [string, number, Expected] => [page, 200, pageHeaders(page)]),
  ['/sweets-info/ffffffffffffffffffffffff/sweets', 404, MISSING],
  ['/no-such-page', 404, MISSING],
  ['/back-office/no-such-page', 404, { ...MISSING, ...OFFICE }],
  ['/back-office/orders/ffffffffffffffffffffffff', 200, { ...PAGE, ...OFFICE }],
  ['/update-address-person?mobile=9876543210&t=secret', 200, pageHeaders('/update-address-person')],
  ['/Sweets', 301, { ...WHOLE, location: '/sweets' }],
  ['/Sweets?x=//foreign.invalid', 301, { ...WHOLE, location: '/sweets?x=//foreign.invalid' }],
  ['//foreign.invalid/', 404, ALWAYS],
  ['/%5cforeign.invalid', 404, ALWAYS],
  ['/%zz', 404, { ...ALWAYS, 'cache-control': 'no-store', 'content-security-policy': CLOSED }],
  ['/sw.js', 200, file(/^text\/javascript/)],
  ['/site.webmanifest', 200, file(/^application\/manifest\+json/)],
  ['/robots.txt', 200, file(/^text\/plain/)],
  ['/sitemap.xml', 200, file(/^application\/xml/)],
  ['/favicon.svg', 200, file(/^image\/svg\+xml/)],
  ['/search-words.json', 200, { ...DATA, 'cache-control': 'public, no-cache' }],
  [script, 200, file(/^text\/javascript/, LASTING)],
  [style, 200, file(/^text\/css/, LASTING)],
  [picture, 200, MEDIA],
  ['/uploads/no-such-file.webp', 404, MISSING],
  ['/uploads/designs/x.png', 404, ALWAYS],
  ['/api/openapi.json', 200, UNKEPT],
  ['/healthz', 200, UNKEPT],
  ['/readyz', 200, UNKEPT],
  ['/metrics', 404, ALWAYS],
  ['/api/no-such-call', 404, UNKEPT],
  ['/api/user/my-data', 401, UNKEPT],
  ['/api/staff/orders', 401, UNKEPT],
  ['/api/user/sweets_list', 200, { ...DATA, 'cache-control': 'public, no-cache', vary: /accept-encoding/ }],
  [
    '/preview?secret=none',
    404,
    {
      ...WHOLE,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "frame-ancestors 'self'",
    },
  ],
  ['/test-gateway/window', 200, GATEWAY],
  ['/test-gateway/checkout.js', 200, GATEWAY],
];

/** Returns the headers of a built page. */
function pageHeaders(path: string): Expected {
  if (path.startsWith('/back-office')) return { ...PAGE, ...OFFICE };
  if (path.startsWith('/update-address-person')) return { ...PAGE, ...OFFICE, 'referrer-policy': 'no-referrer' };
  return { ...PAGE, 'referrer-policy': 'strict-origin-when-cross-origin' };
}

/** Directives that the policy in every built page's head must have, each with the sources that it may have beside digests. */
const POLICY: Readonly<Record<string, RegExp>> = {
  'default-src': /^'self'$/,
  'script-src': /^(?:'self'|'wasm-unsafe-eval'|'sha256-[\w+/]+=*'|https:\/\/(?:checkout|cdn)\.razorpay\.com)$/,
  'style-src': /^(?:'self'|'sha256-[\w+/]+=*')$/,
  'connect-src': /^(?:'self'|https:\/\/(?:api|lumberjack|checkout)\.razorpay\.com)$/,
  'img-src': /^(?:'self'|data:|blob:|https:\/\/\*\.razorpay\.com)$/,
  'media-src': /^(?:'self'|blob:)$/,
  'font-src': /^(?:'self'|https:\/\/\*\.razorpay\.com)$/,
  'frame-src': /^(?:'self'|https:\/\/(?:api|checkout)\.razorpay\.com)$/,
  'worker-src': /^(?:'self'|blob:)$/,
  'manifest-src': /^'self'$/,
  'base-uri': /^'none'$/,
  'object-src': /^'none'$/,
  'form-action': /^(?:'self'|https:\/\/api\.razorpay\.com)$/,
};

/** Where the sign-in of the identity provider comes from, on the page that offers it. */
const SIGN_IN = /^https:\/\/accounts\.google\.com\/gsi\//;

/**
 * Returns the faults of the policy in a built page's head, which must stand before everything that it limits.
 * @param name path of the page's file in the site
 */
export function policyFaults(name: string, html: string): string[] {
  const head = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html);
  if (!head) return ['has no policy in its head'];
  // Before it stand the page's own first style and script alone, which load nothing, and texts in attributes.
  const before = html.slice(0, head.index).replaceAll(/content="[^"]*"/g, '');
  const loads = /<(?:script[^>]* src|link rel="(?:stylesheet|modulepreload)|img|iframe|body|base)[\s>=]/i.test(before);
  const faults = loads ? ['loads something before its policy'] : [];
  const held = new Map(
    (head[1] ?? '').split(';').flatMap((one): [string, string[]][] => {
      const [directive = '', ...sources] = one.trim().split(/\s+/);
      return directive ? [[directive, sources]] : [];
    }),
  );
  for (const [directive, allowed] of Object.entries(POLICY)) {
    const sources = held.get(directive);
    if (!sources) faults.push(`has a policy without ${directive}`);
    for (const source of sources ?? [])
      if (!allowed.test(source) && !(name === 'signup/index.html' && SIGN_IN.test(source)))
        faults.push(`has a policy with ${directive} ${source}`);
  }
  for (const directive of held.keys())
    if (!(directive in POLICY)) faults.push(`has a policy with ${directive}, which nobody expects`);
  return faults;
}

/** Returns the faults of headers. */
function headerFaults(headers: Headers, expected: Expected): string[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const value = headers.get(name);
    if (wanted === null) return value === null ? [] : [`has ${name}: ${value}`];
    const fits = value !== null && (typeof wanted === 'string' ? value === wanted : wanted.test(value));
    return fits ? [] : [`has ${name}: ${value ?? 'none'}`];
  });
}

/** Asks for every kind of page and file and compares headers with the table; returns the faults and the number of headers. */
export async function lookAtHeaders(ground: Ground, built: BuiltPaths): Promise<{ faults: string[]; headers: number }> {
  const faults: string[] = [];
  let headers = 0;
  for (const [path, status, expected] of table(built)) {
    const heard = await ground.fetch(path, { headers: { origin: FOREIGN, accept: 'text/html' } });
    // A browser that asks for a page gets one where others get data.
    const wanted = path === '/%zz' ? { ...ALWAYS, 'cache-control': 'no-store' } : expected;
    headers += Object.keys(wanted).length;
    if (heard.status !== status) faults.push(`GET ${path} answers ${heard.status} and not ${status}`);
    faults.push(...headerFaults(heard.headers, wanted).map((fault) => `GET ${path} ${fault}`));
  }
  for (const method of ['OPTIONS', 'PUT', 'DELETE']) {
    const asks = { origin: FOREIGN, 'access-control-request-method': 'POST' };
    const heard = await ground.fetch(
      '/api/user/register',
      { method, headers: asks },
      { call: `${method} /api/user/register` },
    );
    headers += Object.keys(ALWAYS).length;
    faults.push(...headerFaults(heard.headers, ALWAYS).map((fault) => `${heard.call} ${fault}`));
  }
  return { faults, headers };
}

/** Pages under paths of persons, which are files and the same for everybody. */
const PERSONAL = [
  '/profile',
  '/guest/guest',
  '/view-history/ffffffffffffffffffffffff',
  '/shagun-ledger',
  '/back-office',
];

/** Asks for pages of persons as somebody signed in and as nobody; returns those that differ. */
export async function lookAtPersonalPages(ground: Ground, token: string): Promise<string[]> {
  const faults: string[] = [];
  const cookie = `__Host-staff=${ground.staffSecret}`;
  for (const path of [...PERSONAL, '/update-address-person']) {
    const nobody = await ground.fetch(path);
    const signedIn = await ground.fetch(path, { headers: { authorization: `Bearer ${token}`, cookie } });
    if (nobody.text !== signedIn.text) faults.push(`GET ${path} is another page for somebody signed in`);
    faults.push(...headerFaults(signedIn.headers, { 'set-cookie': null }).map((fault) => `GET ${path} ${fault}`));
  }
  return faults;
}

/** Starts a shop in production and returns what its headers lack that only production has. */
export async function lookAtProduction(): Promise<string[]> {
  const { config, remove } = await bareShop('sqlite');
  const licences = { ...config.licences, fssai: '12725998000347' };
  const settings = { ...config, licences, production: true, port: 0 };
  const { url, close } = await startShop(settings, { background: false });
  try {
    const { headers } = await fetch(`${url}/healthz`);
    const expected = { ...UNKEPT, 'strict-transport-security': /^max-age=31536000\b/ };
    return headerFaults(headers, expected).map((fault) => `in production GET /healthz ${fault}`);
  } finally {
    await close();
    await remove();
  }
}

/** Returns the headers that the answer to a call must have. @param type its `content-type` */
function expectedOf(call: string, type: string): Expected {
  if (type.startsWith('image/')) return PICTURE;
  // Whoever sends what is no address is answered before the shop sees it.
  return type.startsWith('application/json') && call !== UNREADABLE ? DATA : ALWAYS;
}

/** Returns the faults in the headers of one answer to a call. */
export function answerFaults(heard: Heard, marks: Marks, secrets: ReadonlySet<string>): string[] {
  const { headers, text, isPersonal, status } = heard;
  const type = headers.get('content-type') ?? '';
  const faults = headerFaults(headers, expectedOf(heard.call, type));
  const cache = headers.get('cache-control') ?? 'none';
  const isKept = !/\b(?:no-store|private)\b/.test(cache);
  const holds = isKept && (marks.personalIn(text).length > 0 || [...secrets].some((secret) => text.includes(secret)));
  if (status < 500 && isKept && (isPersonal || holds))
    faults.push(`tells a person’s data with cache-control: ${cache}`);
  for (const cookie of headers.getSetCookie())
    for (const flag of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      if (!cookie.includes(flag)) faults.push(`sets a cookie without ${flag}`);
  return faults.map((fault) => `${heard.call} (${status}) ${fault}`);
}
