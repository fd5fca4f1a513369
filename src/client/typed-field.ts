import { asciiDigits } from '#lib/digits.ts';
import type { Reader } from '#lib/typed.ts';

/** Sets a field's value past React, which otherwise takes it for its own and does not tell the form. */
const put = (field: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);

/** Returns the place of the caret in `value`, before what is kept of the text that came after it. */
function caretIn(value: string, after: string): number {
  let place = value.length;
  for (const sign of [...asciiDigits(after)].reverse()) if (value[place - 1] === sign) place -= 1;
  return place;
}

/**
 * Replaces what is typed, pasted or filled into a field by what `read` keeps of it. The caret stays where it was. While
 * an input method composes a word, the field is left alone until the word is there.
 * @param standing true to read what stands in the field already: filled by the browser before its script was there
 * @returns function that stops it
 */
export function keepTyped(field: HTMLInputElement, read: Reader, { standing = false } = {}): () => void {
  let before = field.value;
  /** Returns true when the field's text was replaced. */
  const tidy = (): boolean => {
    const typed = field.value;
    const value = read(typed, before);
    before = value;
    if (value === typed) return false;
    const place = caretIn(value, typed.slice(field.selectionStart ?? typed.length));
    put(field, value);
    if (document.activeElement === field) field.setSelectionRange(place, place);
    return true;
  };
  const events: Record<string, (event: Event) => void> = {
    beforeinput: (event) => {
      if (!(event as InputEvent).isComposing) before = field.value;
    },
    input: (event) => {
      if (!(event as InputEvent).isComposing) tidy();
    },
    // After these nobody else hears of the new text.
    compositionend: () => tell(),
    change: () => tell(),
  };
  const tell = (): void => {
    if (tidy()) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const [name, listener] of Object.entries(events)) field.addEventListener(name, listener);
  if (standing) tell();
  return () => {
    for (const [name, listener] of Object.entries(events)) field.removeEventListener(name, listener);
  };
}
