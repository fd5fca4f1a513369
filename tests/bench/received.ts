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
import { MINUTE } from '#lib/time.ts';
import { firstOf, site } from '#tests/bench/site.ts';
import { demandBrowser } from '#scripts/lib/browser.ts';
import { type SiteRoute, siteRoutes } from '#lib/routes.ts';
import type { RunningServer } from '#server/start.ts';
import { withoutPictures } from '#tests/support/browser.ts';
import { byName, withShop } from '#tests/support/fixtures.ts';
import { addGuests } from '#tests/support/guests.ts';
import { beSignedIn, callAs } from '#tests/support/person.ts';
import { beStaff } from '#tests/support/staff.ts';

/** Ms for which a page is left alone, enough for all that it loads without interaction. */
const REST = 5_000;
/** Number of pages that load concurrently. */
const AT_ONCE = 4;

/** Visitor of a page: not signed in, a customer, or the owner. */
type Visitor = 'stranger' | 'customer' | 'owner';

/** Gzip bytes that a browser receives for a page without interaction. */
export interface Received {
  html: number;
  /** All script files that the page requested, and the inline scripts. */
  scripts: number;
}

/** Routes with the same template as another route, which is measured instead. */
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

/** Path of a guest's page, which is opened by a personal link. */
const GUEST_PAGE = '/update-address-person';

/** Id that no record has. */
const NO_ID = '0'.repeat(24);

/** Returns a path for a route's pattern: the first record of a product's folder, sample values for other parameters. */
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

/** Page to open, with its visitor. */
interface Template {
  name: string;
  path: string;
  visitor: Visitor;
}

/** Returns the kind of visitor who may open a route. */
const visitorOf = ({ pattern, guarded = false }: SiteRoute): Visitor =>
  pattern.startsWith('/back-office') ? 'owner' : guarded ? 'customer' : 'stranger';

/** Returns the pages to measure, one per template and named by its route. The built fixture must exist. */
const templatesOf = (): readonly Template[] => [
  ...siteRoutes
    .filter(({ pattern }) => !isTwin(pattern) && pattern !== GUEST_PAGE)
    .map((route) => ({ name: route.pattern, path: pathOf(route.pattern), visitor: visitorOf(route) })),
  { name: 'not found', path: '/nowhere', visitor: 'stranger' },
];

/**
 * Blocks pointer and mouse events of a page, since the cursor of an automated browser would count as an interaction.
 * Runs before the page's scripts.
 */
function withoutMouse(): void {
  for (const sign of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'])
    addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Opened page with all its requests so far. */
interface Opened {
  page: Page;
  requests: Request[];
}

/** Opens pages without interaction, each in a new browser context with only its visitor's session. */
class Pages {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #underWay = new Set<Request>();

  constructor(browser: Browser, path: string) {
    this.#browser = browser;
    // By the name of this machine, which browsers trust with Brotli and staff's cookies as they do a shop of the web.
    this.#options = { baseURL: byName(path), serviceWorkers: 'block' };
  }

  /** Returns a new browser context. */
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
    // A machine that runs other stages beside this one takes its time.
    await page.goto(path, { waitUntil: 'load', timeout: 5 * MINUTE });
    return { page, requests };
  }

  /** Waits until no page has a pending request. */
  async calm(): Promise<void> {
    while (this.#underWay.size > 0) await pause(50);
  }
}

/** Returns the inline scripts of an HTML page as one text, without data in script elements. */
const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="(?!module|text\/javascript)/.test(attributes))
    .map(([, , code = '']) => code)
    .join('\n');

/** Returns the paths of the script files among requests, without duplicates. */
const scriptsAmong = (requests: Iterable<Request>): string[] => [
  ...new Set(
    [...requests]
      .filter((request) => request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js'))
      .map((request) => new URL(request.url()).pathname),
  ),
];

const sizes = new Map<string, Promise<number>>();

/** Returns the size of a built file in bytes after gzip. */
function gzipBytes(path: string): Promise<number> {
  const known = sizes.get(path) ?? readFile(join(site, path)).then((file) => gzipSync(file).length);
  sizes.set(path, known);
  return known;
}

/** Returns the gzip bytes of a page's HTML, as sent by the server, and of its scripts. */
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

/** Returns the browser state of each visitor: empty, the session of a new customer, or the owner's session. */
async function statesOf(pages: Pages, server: RunningServer): Promise<Record<Visitor, BrowserContextOptions>> {
  const [customer, owner] = [await pages.fresh(), await pages.fresh()];
  await beSignedIn(await customer.newPage());
  await beStaff(owner, server, 'owner');
  const states = await Promise.all([customer, owner].map((context) => context.storageState()));
  await Promise.all([customer.close(), owner.close()]);
  return { stranger: {}, customer: { storageState: states[0] }, owner: { storageState: states[1] } };
}

/** Creates a guest and returns path and query of the guest's personal link. */
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

/** Returns the transferred bytes of a page by resource type, without API calls; a file that is asked for twice counts once. */
async function overTheWire({ requests }: Opened): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const files = new Map(requests.toReversed().map((request) => [request.url(), request]));
  for (const [url, request] of files) {
    // Parts of a page are brought into the cache before they are imported.
    const kind = url.includes('/_astro/') && url.endsWith('.js') ? 'script' : request.resourceType();
    if (kind !== 'fetch' && kind !== 'xhr') bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Bytes that browsers receive of the site. */
interface Measured {
  /** By route, one per template. */
  templates: Record<string, Received>;
  /** Transferred bytes of a guest's page, by resource type. */
  guestPage: Record<string, number>;
  /** Gzip bytes of the service worker, which is loaded once for all pages. */
  serviceWorker: number;
}

/**
 * Opens all page templates, `AT_ONCE` at a time, leaves them without interaction for five seconds and measures the
 * bytes received by then. The real server serves a copy of the fixture.
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
