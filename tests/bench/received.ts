import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from '@playwright/test';
import { firstOf, site } from '#tests/bench/site.ts';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { type SiteRoute, siteRoutes } from '#lib/routes.ts';
import type { RunningServer } from '#server/start.ts';
import { withoutPictures } from '#tests/support/browser.ts';
import { byName, withShop } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn, callAs } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

/** Milliseconds that a page is left alone: enough for whatever it loads by itself after it was drawn. */
const REST = 5_000;
/** Pages that load at once. */
const AT_ONCE = 4;

/** Person who looks at a page: somebody unknown, a customer or the owner. */
type Visitor = 'stranger' | 'customer' | 'owner';

/** Bytes after gzip that a browser receives on a page where nobody touches anything. */
export interface Received {
  html: number;
  /** Every script file that the page asked for, and the scripts within its HTML. */
  scripts: number;
}

/** Routes that show the same page as another one does, with other goods. */
const TWINS = new Set([
  '/invitation-wooden',
  '/invitation-glass',
  '/invitation-misc',
  '/bengali-sweets',
  '/sugar-free',
  '/bithday',
  '/room-decor',
  '/party',
  '/suits',
  '/other',
  '/planning-birthday',
  '/planning-party',
  '/planning-other',
  '/term-condition',
]);
const isTwin = (pattern: string): boolean =>
  TWINS.has(pattern) || pattern.endsWith('/:number') || (pattern.endsWith('/:list') && pattern !== '/sweets/:list');

/** Path of a guest's page, which is opened by the link that a guest gets. */
const GUEST_PAGE = '/update-address-person';

/** An id that nothing of a new customer has. */
const NO_ID = '0'.repeat(24);

/** Returns the path at which a route is looked at: goods are the first of their kind, everything else is empty. */
function pathOf(pattern: string): string {
  const [, folder = ''] = pattern.split('/');
  if (['sweets-info', 'invitation-detail', 'dry-fruit_info'].includes(folder)) return firstOf(folder);
  return pattern
    .replace(':list', '500-above')
    .replace(':name', 'guest')
    .replace(':total', '1')
    .replace(':status', 'cart')
    .replace(':kind', 'sweet')
    .replace(':id', NO_ID)
    .replace('*', 'nowhere');
}

/** A page as a browser opens it. */
interface Template {
  name: string;
  path: string;
  visitor: Visitor;
}

/** Returns who may see a route. */
const visitorOf = ({ pattern, guarded = false }: SiteRoute): Visitor =>
  pattern.startsWith('/back-office') ? 'owner' : guarded ? 'customer' : 'stranger';

/**
 * Returns every page that people meet, one for each template, by its route. Asks the built fixture for records of its
 * kinds.
 */
const templatesOf = (): readonly Template[] => [
  ...siteRoutes
    .filter(({ pattern }) => !isTwin(pattern) && pattern !== GUEST_PAGE)
    .map((route) => ({ name: route.pattern, path: pathOf(route.pattern), visitor: visitorOf(route) })),
  { name: 'not found', path: '/nowhere', visitor: 'stranger' },
];

/** Runs in a page before its scripts: the browser's mouse, which it imagines in a corner of the window, touches nothing. */
function withoutMouse(): void {
  for (const sign of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'])
    addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** A page that was opened, with everything that it asked for since. */
interface Opened {
  page: Page;
  requests: Request[];
}

/** Opens pages that are left alone, each in a browser that has seen nothing of the shop but what its visitor brings. */
class Pages {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #underWay = new Set<Request>();

  constructor(browser: Browser, path: string) {
    this.#browser = browser;
    // By the name of this machine, which browsers trust with Brotli and staff's cookies as they do a shop of the web.
    this.#options = { baseURL: byName(path), serviceWorkers: 'block' };
  }

  /** A browser that nobody has used. */
  fresh(more: BrowserContextOptions = {}): Promise<BrowserContext> {
    return this.#browser.newContext({ ...this.#options, ...more });
  }

  async open(path: string, more: BrowserContextOptions = {}): Promise<Opened> {
    const page = await (await this.fresh(more)).newPage();
    await page.addInitScript(withoutMouse);
    const requests: Request[] = [];
    page.on('request', (request) => {
      requests.push(request);
      this.#underWay.add(request);
    });
    const end = (request: Request): void => void this.#underWay.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    await page.goto(path, { waitUntil: 'load' });
    return { page, requests };
  }

  /** Waits until every request of every page has its answer. */
  async calm(): Promise<void> {
    while (this.#underWay.size > 0) await pause(50);
  }
}

/** Returns the scripts within a page's HTML; data that stands in a script element is none. */
const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="(?!module|text\/javascript)/.test(attributes))
    .map(([, , code = '']) => code)
    .join('\n');

/** Returns the paths of the scripts among some requests, each once. */
const scriptsAmong = (requests: Iterable<Request>): string[] => [
  ...new Set(
    [...requests]
      .filter((request) => request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js'))
      .map((request) => new URL(request.url()).pathname),
  ),
];

const sizes = new Map<string, Promise<number>>();

/** Returns bytes of a file of the built site after gzip. */
function gzipBytes(path: string): Promise<number> {
  const known = sizes.get(path) ?? readFile(join(site, path)).then((file) => gzipSync(file).length);
  sizes.set(path, known);
  return known;
}

/** Returns what was received of a page: its HTML as the server sent it, and its scripts. */
async function weigh({ page, requests }: Opened): Promise<Received> {
  const documents = requests.filter((request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
  const html = (await (await documents.at(-1)?.response())?.text()) ?? '';
  const files = await Promise.all(scriptsAmong(requests).map(gzipBytes));
  const inline = inlineScripts(html);
  return {
    html: gzipSync(html).length,
    scripts: files.reduce((sum, bytes) => sum + bytes, inline ? gzipSync(inline).length : 0),
  };
}

/** Returns what the browser of each visitor holds: the session of a new customer, or of the owner. */
async function statesOf(pages: Pages, server: RunningServer): Promise<Record<Visitor, BrowserContextOptions>> {
  const [customer, owner] = [await pages.fresh(), await pages.fresh()];
  await beSignedIn(await customer.newPage());
  await beStaff(owner, server, 'owner');
  const states = await Promise.all([customer, owner].map((context) => context.storageState()));
  await Promise.all([customer.close(), owner.close()]);
  return { stranger: {}, customer: { storageState: states[0] }, owner: { storageState: states[1] } };
}

/** Returns the path and query of the link that a guest gets of a family. */
async function guestAddress(pages: Pages): Promise<string> {
  const host = await pages.fresh();
  const page = await host.newPage();
  await beSignedIn(page);
  const [guest] = await addGuests(page, [{ name: 'Manjit Kaur', mobile: '9814012345' }]);
  const { link } = (await callAs(page, 'POST', `/api/user/ask-guest/${guest._id}`, {})) as { link: string };
  await host.close();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Returns bytes of a page over the wire, by kind; answers of the API are no part of the page. */
async function overTheWire({ requests }: Opened): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const kind = request.resourceType();
    if (kind !== 'fetch' && kind !== 'xhr') bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Bytes that a browser receives of the site. */
interface Measured {
  /** Of every template, by route. */
  templates: Record<string, Received>;
  /** Over the wire for a guest's page, by kind. */
  guestPage: Record<string, number>;
  /** The service worker's script after gzip, which comes once for all pages. */
  serviceWorker: number;
}

/**
 * Opens every template side by side, leaves them alone for five seconds, and weighs what the browser received of each by
 * then; the shop is the real server on a copy of the fixture.
 */
export async function measureReceived(): Promise<Measured> {
  const browser = await chromium.launch({ ...withoutPictures, executablePath: demandBrowser() });
  const templates = templatesOf();
  const measured: Measured = { templates: {}, guestPage: {}, serviceWorker: await gzipBytes('/sw.js') };
  try {
    await withShop({}, async (server) => {
      const pages = new Pages(browser, server.url);
      const states = await statesOf(pages, server);
      const guestPage = await pages.open(await guestAddress(pages));
      const opened = new Map<string, Opened>();
      const waiting = templates.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const { name, path, visitor } of waiting) opened.set(name, await pages.open(path, states[visitor]));
        }),
      );
      await pause(REST);
      await pages.calm();
      for (const { name } of templates) {
        const one = opened.get(name);
        if (one) measured.templates[name] = await weigh(one);
      }
      measured.templates[GUEST_PAGE] = await weigh(guestPage);
      measured.guestPage = await overTheWire(guestPage);
    });
  } finally {
    await browser.close();
  }
  return measured;
}
