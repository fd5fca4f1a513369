import { type GuestPageTexts, guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { $language } from '#shop/guest-page/guest-page.store.ts';

/** Chooses a text of the page's language. */
export type Words = (texts: GuestPageTexts, language: GuestLanguage) => string;

/** Elements whose text follows the language, with that text and the values of its placeholders. */
const spoken = new Map<Element, { words: Words; values: Record<string, string> }>();

/** Placeholders that people wrote. They stand in the phone's own letters, because the page's face lacks most of theirs. */
const theirs = new Set(['host', 'guest', 'events', 'courier', 'place', 'wrote', 'lies']);

const inLanguage = (words: Words): string => words(guestPageTexts[$language.get()], $language.get());

export type Child = Node | string | false | null;

/**
 * Creates an HTML element with attributes and children; texts become text nodes, never HTML. `false` and null children
 * are left out.
 */
export function make(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((one) => one !== false && one !== null));
  return element;
}

/** Creates an element with what a person wrote, in the phone's own letters and in whichever direction it runs. */
export const written = (tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement =>
  make(tag, { ...attributes, class: `theirs ${attributes['class'] ?? ''}`.trim(), dir: 'auto' }, text);

/** Writes a text into an element; the values of placeholders that people wrote become elements of their own. */
function write(element: Element, text: string, values: Record<string, string>): void {
  const parts = text.split(/\{(\w+)\}/);
  element.replaceChildren(
    ...parts.map((part, at) => {
      if (at % 2 === 0) return part;
      const value = values[part] ?? '';
      return theirs.has(part) ? make('bdi', { class: 'theirs' }, value) : value;
    }),
  );
}

/**
 * Gives an element a text that follows the language of the page.
 * @param values what stands for the placeholders
 * @returns the element
 */
export function tell<E extends Element>(element: E, words: Words, values: Record<string, string> = {}): E {
  spoken.set(element, { words, values });
  write(element, inLanguage(words), values);
  return element;
}

/** Writes all texts again, in the language that is chosen now. */
export function tellAgain(): void {
  for (const [element, { words, values }] of spoken) {
    if (element.isConnected) write(element, inLanguage(words), values);
    else spoken.delete(element);
  }
}

/** Shows a text that follows the language, or hides the element. @param words null hides it */
export function show(element: HTMLElement, words: Words | null, values: Record<string, string> = {}): void {
  element.hidden = words === null;
  if (words) tell(element, words, values);
  else {
    spoken.delete(element);
    element.replaceChildren();
  }
}

/** Shows why something failed, where the guest sees it; null hides it. */
export function showProblem(element: HTMLElement, words: Words | null, values: Record<string, string> = {}): void {
  show(element, words, values);
  if (words) element.scrollIntoView({ block: 'nearest' });
}

/** Creates the place of a problem, empty and hidden. */
export const problemPlace = (): HTMLElement =>
  make('p', { class: 'notice notice-problem', role: 'alert', tabindex: '-1', hidden: '' });

/** Creates a button with a text that follows the language. */
export function buttonFor(words: Words, attributes: Record<string, string> = {}): HTMLButtonElement {
  return tell(make('button', { class: 'button', type: 'button', ...attributes }), words) as HTMLButtonElement;
}

/**
 * Makes a call at a press: the button waits meanwhile, and what stands in the way is said beside it.
 * @param send makes the call; resolves to the reason of a failure, null on success
 */
export async function sendBy(
  button: HTMLButtonElement,
  problem: HTMLElement,
  send: () => Promise<Words | null>,
): Promise<void> {
  if (button.disabled) return;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  show(problem, null);
  const refused = await send().catch((): Words => (texts) => texts.notSent);
  button.disabled = false;
  button.removeAttribute('aria-busy');
  showProblem(problem, refused);
}
