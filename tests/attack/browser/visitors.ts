import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '#client/storage.ts';
import Papa from 'papaparse';
import type { Ground, Signed } from '#tests/attack/browser/ground.ts';
import { lookAtPage, open, rest, watch, type Watched } from '#tests/attack/browser/look.ts';
import { type Marks, marksIn } from '#tests/attack/browser/marks.ts';
import type { Visit, Visitor } from '#tests/attack/browser/pages.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';

/** What visitors need to know. */
export interface Stage {
  ground: Ground;
  marks: Marks;
  families: readonly Toured[];
}

/** A browser's context of one visitor with its page. */
interface Seat {
  context: BrowserContext;
  page: Page;
  watched: Watched;
}

/** Longest wait for a page to show a text that it must show, in ms. */
const PATIENCE = 60_000;
/** Buttons that offer a table or a file. */
const SAVES = /^(?:export|save as a table|save the table|download)/i;

/** Returns the storage of a browser in which a customer is signed in. */
export function signedInStorage(origin: string, { userId, token }: Signed) {
  const stored = {
    [storageKeys.owner]: userId,
    [storageKeys.userId]: userId,
    [storageKeys.token]: token,
    [storageKeys.person]: JSON.stringify({ id: userId, name: 'Simran Kaur', profile: '' }),
  };
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  };
}

/** Opens pages as their visitors and looks at them. */
export class Visitors {
  /** Marks that any page showed. */
  readonly seen = new Set<string>();
  readonly #browser: Browser;
  readonly #stage: Stage;
  /** Contexts in which nobody looks at a page now; one context shows one page at a time, to know whose faults it has. */
  readonly #free = new Map<Visitor, Seat[]>();

  constructor(browser: Browser, stage: Stage) {
    this.#browser = browser;
    this.#stage = stage;
  }

  /** Opens a page, waits until it has come and shows what it must, and returns its faults. */
  async visit(visit: Visit): Promise<string[]> {
    const { as } = visit;
    const seat = this.#free.get(as)?.pop() ?? (await this.#newSeat(as));
    const faults = await this.#look(seat, visit);
    this.#free.set(as, [...(this.#free.get(as) ?? []), seat]);
    return faults;
  }

  async #look({ page, watched }: Seat, { as, path, shows }: Visit): Promise<string[]> {
    const { ground, marks } = this.#stage;
    watched.requests.length = 0;
    await open(page, ground.origin + path, watched);
    let found = await lookAtPage(page);
    const missing = (): string[] => shows.filter((where) => !marks.holdsOf(found.seen, where));
    for (const end = Date.now() + PATIENCE; missing().length > 0 && Date.now() < end;) {
      await rest(page, watched);
      found = await lookAtPage(page);
    }
    for (const mark of found.seen) this.seen.add(mark);
    await this.#save(page, watched);
    const faults = [
      ...found.faults.map((fault) => `shows ${fault}`),
      ...watched.events.splice(0).map((event) => `did what it must not: ${event}`),
      ...watched.files.splice(0).flatMap(tableFaults),
      ...missing().map((where) => `shows no text of ${where}, so it was not looked at`),
      ...(await this.#secretFaults(page, path, watched)),
    ];
    return faults.map((fault) => `the page ${path.split('?')[0]} for ${as} ${fault}${this.#whose(fault, marks)}`);
  }

  /** Presses what offers a table to save. */
  async #save(page: Page, watched: Watched): Promise<void> {
    for (const button of await page.getByRole('button', { name: SAVES }).all()) {
      if (!(await button.isEnabled().catch(() => false))) continue;
      await button.click({ timeout: 5000 }).catch(() => undefined);
      await rest(page, watched);
    }
  }

  /** Returns the faults of a page whose address holds a secret: it is in the title, or told to others as where one came from. */
  async #secretFaults(page: Page, path: string, { requests }: Watched): Promise<string[]> {
    const query = new URLSearchParams(path.split('?')[1] ?? '');
    const secrets = ['t', 'f']
      .flatMap((name) => query.get(name) ?? [])
      .filter((one) => this.#stage.ground.secrets.has(one));
    const title = await page.title();
    return secrets.flatMap((secret) => [
      ...(title.includes(secret) ? ['has the secret of the link in its title'] : []),
      ...requests
        .filter(({ referrer }) => referrer.includes(secret))
        .slice(0, 1)
        .map(({ url }) => `tells the secret of the link as a referrer to ${url.slice(0, 80)}`),
    ]);
  }

  #whose(fault: string, marks: Marks): string {
    const held = marksIn(fault);
    return held.length > 0 ? ` (${marks.tell(held)})` : '';
  }

  async #newSeat(as: Visitor): Promise<Seat> {
    const { ground, families } = this.#stage;
    const [family] = families;
    const person = as === 'customer' ? family?.person : as === 'relative' ? family?.relative : undefined;
    const context = await this.#browser.newContext({
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(person ? { storageState: signedInStorage(ground.origin, person) } : {}),
    });
    const staff = {
      name: '__Host-staff',
      value: ground.staffSecret,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    } as const;
    if (as === 'staff') await context.addCookies([{ ...staff, domain: 'localhost' }]);
    const watched = await watch(context, ground.origin);
    return { context, page: await context.newPage(), watched };
  }
}

/** Returns the faults of a table: cells that a spreadsheet would run. */
export function tableFaults(text: string): string[] {
  if (text.startsWith('{') || text.startsWith('[')) return [];
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const run = data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && marksIn(cell).length > 0);
  return run.slice(0, 3).map((cell) => `saves a table with the formula ${cell.slice(0, 60)}`);
}
