import type { BrowserContext, Page } from '@playwright/test';
import { CANARY } from '#tests/attack/browser/marks.ts';

/** What a page did that it must not. */
export interface Found {
  /** What is wrong, in words, with the text of the page that shows it. */
  faults: string[];
  /** Marks that the page shows somewhere, in texts or values. */
  seen: string[];
}

/**
 * Looks at a document for anything that a dangerous text made: elements, attributes, links that run, styles and scripts.
 * Runs in the browser, so it uses nothing around it.
 * @param html page to parse; without it the page that is open
 */
function lookAt({ html, type, canary }: { html?: string; type?: DOMParserSupportedType; canary: string }): Found {
  const faults: string[] = [];
  const mark = /mk[a-j]{4}z/gi;
  const isMark = /^mk[a-j]{4}z$/i;
  const runs = /^[\s\u0000-\u001f]*(?:javascript|vbscript|data:text)/i;
  const texts: string[] = [];
  const told = (element: Element): string => element.outerHTML.slice(0, 160);
  const holds = (text: string): boolean => text.search(mark) >= 0;

  const lookAtElement = (element: Element): void => {
    for (const { name, value } of element.attributes) {
      texts.push(value);
      if (isMark.test(name) || (name === 'id' && isMark.test(value)))
        faults.push(`an element of a text: ${told(element)}`);
      if (name.startsWith('on')) faults.push(`an event attribute: ${told(element)}`);
      if (name === 'style' && holds(value)) faults.push(`a style of a text: ${told(element)}`);
      if (name === 'srcdoc' && holds(value)) faults.push(`a page of a text: ${told(element)}`);
      if (!/^(?:href|src|srcset|action|formaction|data|poster|ping|background|xlink:href)$/.test(name)) continue;
      if (runs.test(value) && holds(value)) faults.push(`a link that runs: ${told(element)}`);
      const url = URL.canParse(value, 'https://shop.invalid') ? new URL(value, 'https://shop.invalid') : null;
      if (url?.hostname === canary) faults.push(`a foreign address: ${told(element)}`);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) texts.push(element.value);
    if (element.matches('meta[http-equiv=refresh i], base'))
      faults.push(`an element that leads away: ${told(element)}`);
    if (element.localName === 'style' && (element.textContent ?? '').includes(canary))
      faults.push(`a style sheet of a text: ${told(element)}`);
    if (element.localName === 'script' && !element.hasAttribute('src')) lookAtScript(element);
    if (element.localName === 'template') lookIn((element as HTMLTemplateElement).content);
    if (element.shadowRoot) lookIn(element.shadowRoot);
    const inner = element instanceof HTMLIFrameElement ? element.contentDocument : null;
    if (inner) lookIn(inner);
  };
  const lookAtScript = (element: Element): void => {
    const text = element.textContent ?? '';
    if (/json/.test(element.getAttribute('type') ?? '')) {
      try {
        JSON.parse(text);
      } catch {
        faults.push(`data that cannot be read: ${text.slice(0, 160)}`);
      }
    } else if (holds(text)) faults.push(`a script of a text: ${text.slice(0, 160)}`);
  };
  const lookIn = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) lookAtElement(element);
    texts.push(root.textContent ?? '');
  };

  const root = html === undefined ? document : new DOMParser().parseFromString(html, type ?? 'text/html');
  if (type !== undefined && type !== 'text/html' && root.querySelector('parsererror'))
    faults.push('it is no XML any more');
  lookIn(root);
  // The text of a document is null, and that of its element is not.
  texts.push(root.documentElement.textContent ?? '', root.title);
  const seen = new Set(
    texts
      .join('\n')
      .match(mark)
      ?.map((one) => one.toLowerCase()),
  );
  return { faults: [...new Set(faults)].slice(0, 5), seen: [...seen] };
}

/** Parses the HTML or XML of a file in a browser's page and looks at it. */
export const lookAtText = (page: Page, html: string, type: DOMParserSupportedType = 'text/html'): Promise<Found> =>
  page.evaluate(lookAt, { html, type, canary: CANARY });

/** Looks at the page that is open. */
export const lookAtPage = (page: Page): Promise<Found> =>
  settled(page, () => page.evaluate(lookAt, { canary: CANARY }));

/** Returns the result of work in a page; works again when the page leads to another one meanwhile. */
async function settled<T>(page: Page, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !/navigat|context was destroyed/i.test(String(error))) throw error;
      await page.waitForLoadState('load');
    }
  }
}

/** How often a page may lead to another one while it is looked at. */
const TRIES = 10;
/** Longest wait for a page to come, in ms: a busy machine may take minutes. */
const COMES = 300_000;

/** What happened in a browser's context since the last look. */
export interface Watched {
  /** Things that must not happen: a text that ran, a dialog, a foreign request, a violated policy. */
  events: string[];
  /** Texts of files that pages offered to save. */
  files: string[];
  /** Requests that are not answered yet. */
  open: Set<unknown>;
  /** Addresses that were asked for, with the header that names the page. */
  requests: { url: string; referrer: string }[];
}

/** Watches all pages of a context. */
export async function watch(context: BrowserContext, origin: string): Promise<Watched> {
  context.setDefaultTimeout(COMES);
  const watched: Watched = { events: [], files: [], open: new Set(), requests: [] };
  await context.exposeFunction('mkTold', (text: string) => void watched.events.push(text));
  await context.exposeFunction('mkSaved', (text: string) => void watched.files.push(text));
  await context.addInitScript(() => {
    const page = globalThis as unknown as {
      mk(text: unknown): void;
      mkTold(text: string): void;
      mkSaved(text: string): void;
    };
    page.mk = (text) => page.mkTold(`a text ran: ${String(text)}`);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, disposition }) => {
      page.mkTold(`a policy was violated (${disposition}): ${violatedDirective} ${blockedURI} ${sample}`);
    });
    const made = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (thing: Blob | MediaSource) => {
      if (thing instanceof Blob && /csv|json/.test(thing.type)) void thing.text().then((text) => page.mkSaved(text));
      return made(thing);
    };
  });
  const watchPage = (page: Page): void => {
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') watched.events.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('request', (request) => {
      watched.open.add(request);
      const url = request.url();
      watched.requests.push({ url, referrer: request.headers()['referer'] ?? '' });
      if (/^https?:/.test(url) && new URL(url).origin !== origin)
        watched.events.push(`asked a foreign host: ${url.slice(0, 120)}`);
    });
    page.on('requestfinished', (request) => watched.open.delete(request));
    page.on('requestfailed', (request) => watched.open.delete(request));
  };
  context.on('page', watchPage);
  return watched;
}

/** Wakes all islands of a page and opens what is folded. */
const wake = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      const inside = island.querySelector('*') ?? island;
      inside.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    }
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });

/** Waits until a page has drawn two frames, and returns the length of its HTML. */
export const lengthWhenDrawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(document.documentElement.innerHTML.length)));
      }),
  );

/** A page has come when its HTML has the same length at so many looks in a row. */
const STILL = 4;

/** Opens a path and waits until the page has come. */
export async function open(page: Page, url: string, watched: Watched): Promise<void> {
  watched.open.clear();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await rest(page, watched);
}

/**
 * Wakes a page whenever it changes, and waits until it stays the same and nothing is asked for any more.
 * @param patience longest wait in ms; a page that never rests is looked at as it is then
 */
export async function rest(page: Page, watched: Watched, patience = 10_000): Promise<void> {
  let still = 0;
  let length = -1;
  for (const end = Date.now() + patience; still < STILL && Date.now() < end;) {
    const now = await settled(page, () => lengthWhenDrawn(page));
    if (now !== length) await settled(page, () => wake(page));
    still = now === length && watched.open.size === 0 ? still + 1 : 0;
    length = now;
  }
}
