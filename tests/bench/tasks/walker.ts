import type { Locator, Page } from '@playwright/test';

/** What a task cost a person. */
export interface Cost {
  /** Presses, without those that only put the caret into a field. */
  taps: number;
  /** Fields that were filled in. */
  fields: number;
  /** Words that were shown on the way in `main`, dialogs and the payment window. */
  words: number;
  /** Pages that were opened. */
  pages: number;
  /** Pixels that were scrolled to reach what was pressed or filled in. */
  scrolled: number;
  /** Controls that were outside the window when they were needed. */
  outside: number;
}

/** Walks through the shop as a person would, and counts what it costs. */
export class Walker {
  readonly page: Page;
  readonly cost: Cost = { taps: 0, fields: 0, words: 0, pages: 1, scrolled: 0, outside: 0 };
  #path = '';
  #seen = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame !== page.mainFrame() || pathname === this.#path) return;
      if (this.#path !== '') this.cost.pages += 1;
      this.#path = pathname;
      this.#seen = new Set();
    });
  }

  /** Opens the page on which a task begins. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Presses a control. */
  async press(control: Locator): Promise<void> {
    await this.#reach(control);
    this.cost.taps += 1;
    await control.click();
  }

  /** Fills in a field; a text that is pasted is one field. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    this.cost.fields += 1;
    await field.fill(text);
  }

  /** Chooses from a list that opens; counts as a field. @param label text of the choice, or its beginning */
  async choose(field: Locator, label: RegExp): Promise<void> {
    await this.#reach(field);
    this.cost.fields += 1;
    await field.selectOption(await field.locator('option', { hasText: label }).innerText());
  }

  /** Looks at a part of the page, which may stand outside the window. */
  async glance(part: Locator): Promise<void> {
    await this.#reach(part);
  }

  /** Waits for the last word of a task. */
  async see(what: Locator): Promise<void> {
    await what.waitFor();
    await this.#read();
  }

  /** Scrolls as far as a person must to press a control. */
  async #reach(control: Locator): Promise<void> {
    await control.waitFor();
    await this.#read();
    const moved = await control.evaluate((element) => {
      const covered = (): boolean => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
        const label = (element as Partial<HTMLInputElement>).labels?.[0];
        return !(at && (element.contains(at) || at.contains(element) || label?.contains(at)));
      };
      if (!covered()) return null;
      const scrolling: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) scrolling.push(one);
      const before = scrolling.map(({ scrollTop }) => scrollTop);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrolling.reduce((sum, { scrollTop }, at) => sum + Math.abs(scrollTop - (before[at] ?? 0)), 0);
    });
    if (moved === null) return;
    this.cost.outside += 1;
    this.cost.scrolled += Math.round(moved);
  }

  /** Counts the words of lines that this page has not shown yet. */
  async #read(): Promise<void> {
    const texts = await this.page.locator('main, dialog[open]').allInnerTexts();
    for (const line of texts.flatMap((text) => text.split('\n'))) {
      if (this.#seen.has(line)) continue;
      this.#seen.add(line);
      this.cost.words += line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
  }
}
