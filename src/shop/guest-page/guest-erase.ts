import { after } from '#shop/guest-page/guest-after.texts.ts';
import { call } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { forgetGuest } from '#shop/guest-page/guest-form.ts';
import { failed, opens } from '#shop/guest-page/guest-link.ts';
import { close } from '#shop/guest-page/guest-page.store.ts';
import { buttonFor, make, problemPlace, sendBy, tell } from '#shop/guest-page/guest-words.ts';

/** Creates the part that says who keeps what, and by which a guest erases the own data after a question. */
export function erasePart(): HTMLElement {
  const problem = problemPlace();
  const ask = buttonFor(after('erase'), { class: 'button button-quiet' });
  const sure = buttonFor(after('eraseYes'));
  const keep = buttonFor(after('keep'), { class: 'button button-quiet' });
  const question = make(
    'div',
    { class: 'notice stack', hidden: '' },
    tell(make('p'), after('eraseSure')),
    problem,
    make('p', { class: 'links' }, sure, keep),
  );
  const turn = (asked: boolean): void => {
    question.hidden = !asked;
    (asked ? keep : ask).focus();
  };
  ask.addEventListener('click', () => turn(true));
  keep.addEventListener('click', () => turn(false));
  let unknown = false;
  sure.addEventListener(
    'click',
    () =>
      void sendBy(sure, problem, async () => {
        const answer = await call(guestPageCalls.eraseGuest, { body: opens });
        // An erasure that arrived and was not answered ended the link.
        if (!answer.ok && !(unknown && answer.status === 410)) {
          unknown ||= answer.unknown === true;
          return failed(answer);
        }
        forgetGuest();
        close('erased');
        return null;
      }),
  );
  return make(
    'details',
    {},
    tell(make('summary'), after('kept')),
    make(
      'div',
      { class: 'stack' },
      tell(make('p'), (texts) => texts.promise),
      make('p', {}, ask),
      question,
    ),
  );
}
