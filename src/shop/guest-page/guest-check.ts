import { call } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { failed, opens, readView } from '#shop/guest-page/guest-link.ts';
import { $page, change } from '#shop/guest-page/guest-page.store.ts';
import {
  buttonFor,
  make,
  problemPlace,
  sendBy,
  showProblem,
  tell,
  type Words,
  written,
} from '#shop/guest-page/guest-words.ts';

/** Creates the shortened address as it stands on the page. */
export const heldAddress = (): HTMLElement => written('p', $page.get().held, { class: 'held' });

/**
 * Creates the question whether the family's address of this guest is right, as far as it is shown.
 * @param another opens the form
 * @param look reads again what the family has
 */
export function checkPart(another: () => void, look: () => Promise<unknown>): HTMLElement {
  const problem = problemPlace();
  if ($page.get().changed) showProblem(problem, (texts) => texts.changed);
  const yes = buttonFor((texts) => texts.checkYes, { class: 'button button-wide' });
  const no = buttonFor((texts) => texts.checkAnother, { class: 'button button-wide button-quiet' });
  yes.addEventListener('click', () => void sendBy(yes, problem, () => confirm(look)));
  no.addEventListener('click', another);
  return make(
    'div',
    { class: 'stack' },
    problem,
    tell(make('p'), (texts) => texts.checkHeld),
    heldAddress(),
    tell(make('p', { class: 'hint' }), (texts) => texts.checkWhy),
    yes,
    no,
  );
}

/** Confirms the address that was shown; returns why it could not, null when it is done. */
async function confirm(look: () => Promise<unknown>): Promise<Words | null> {
  const { held } = $page.get();
  const answer = await call(guestPageCalls.confirmOwnAddress, { body: { ...opens, held } });
  if (answer.ok) {
    change({ part: 'after', given: true });
    await readView();
    return null;
  }
  if (answer.status !== 409) return failed(answer);
  await look();
  change({ changed: true });
  return null;
}
