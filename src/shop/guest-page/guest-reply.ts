import type { GuestAnswer } from '#domain/guests/celebration.rules.ts';
import { translated } from '#domain/guests/guest-page.rules.ts';
import { after } from '#shop/guest-page/guest-after.texts.ts';
import type { GuestFailure } from '#shop/guest-page/guest-call.ts';
import { failed } from '#shop/guest-page/guest-link.ts';
import { $page, change } from '#shop/guest-page/guest-page.store.ts';
import {
  buttonFor,
  type Child,
  make,
  problemPlace,
  sendBy,
  tell,
  type Words,
  written,
} from '#shop/guest-page/guest-words.ts';

/**
 * Creates a form that sends one call at a time and shows why it failed; typed text stays.
 * @param send makes the call; resolves to the reason of a failure, null on success
 */
export function replyForm(label: Words, fields: Child[], send: () => Promise<Words | null>): HTMLFormElement {
  const problem = problemPlace();
  const button = buttonFor(label, { class: 'button button-wide', type: 'submit' });
  const form = make('form', { class: 'stack', novalidate: '' }, ...fields, problem, button) as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendBy(button, problem, send);
  });
  return form;
}

/** Returns the sentence for a failed reply: that of the field, where the server names one. */
export function refusedReply(failure: GuestFailure): Words {
  const { thanks } = failure.fields ?? {};
  return thanks ? (texts) => translated(thanks, texts) : failed(failure);
}

/** Takes over what the shop has of the guest's answers, and draws the part again with what it says in the focus. */
export function takeAnswer(answer: GuestAnswer, section: HTMLElement, draw: () => HTMLElement): void {
  const { view } = $page.get();
  if (view) change({ view: { ...view, answer } });
  const next = draw();
  section.replaceWith(next);
  next.querySelector<HTMLElement>('[role="status"]')?.focus();
}

/** Returns the elements that show a sent reply, with a button that opens the form to change it. */
export function toldReply(words: Words, quoted: string, form: HTMLElement): HTMLElement[] {
  const again = buttonFor(after('change'), { class: 'button button-quiet' });
  form.hidden = true;
  again.addEventListener('click', () => {
    again.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  return [
    make(
      'div',
      { class: 'notice notice-good', role: 'status', tabindex: '-1' },
      tell(make('p'), words),
      quoted !== '' && written('p', `“${quoted}”`),
    ),
    make('p', {}, again),
    form,
  ];
}
