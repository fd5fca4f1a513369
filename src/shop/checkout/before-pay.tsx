import { useId, useState } from 'react';
import type { Had } from '#shop/checkout/has-box.tsx';
import { type AskedHomes, secondText, unconfirmedText } from '#domain/orders/had-box.rules.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Number of names shown at first. */
const NAMED = 10;

/** Home that gets boxes, with its shown name; `cost` in paise, delivery included. */
export interface PaidHome {
  id: string;
  name: string;
  cost: number;
  unconfirmed: boolean;
}

/**
 * Returns a yes-or-no question about some homes, with its text and answer. The answer is dropped when the homes, their
 * costs or `about` change.
 * @param of number of all homes of the order
 * @param about further value that the answer depends on
 */
function useQuestion(homes: readonly PaidHome[], of: number, text: (homes: AskedHomes) => string, about = '') {
  const [said, setSaid] = useState('');
  const key = JSON.stringify([homes.map(({ id, cost }) => [id, cost]), about]);
  const names = homes.map(({ name }) => name);
  const amount = homes.reduce((sum, { cost }) => sum + cost, 0);
  return {
    words: names.length > 0 ? text({ names, of, amount }) : '',
    names,
    yes: said === key,
    onYes: (yes: boolean) => setSaid(yes ? key : ''),
  };
}

/**
 * Returns the questions before payment, about homes that already have a box and about unconfirmed addresses. `waits` is
 * true while one is unanswered.
 */
export function useBeforePay(homes: readonly PaidHome[], had: Had) {
  const second = homes.filter(({ id }) => had.has(id));
  const payments = [...new Set(second.flatMap(({ id }) => had.get(id)?.map(({ payment }) => payment) ?? []))];
  const questions = {
    second: useQuestion(second, homes.length, (asked) => secondText(asked), payments.join(' ')),
    unconfirmed: useQuestion(
      homes.filter(({ unconfirmed }) => unconfirmed),
      homes.length,
      unconfirmedText,
    ),
  };
  const { second: one, unconfirmed: other } = questions;
  return {
    questions,
    waits: (one.words !== '' && !one.yes) || (other.words !== '' && !other.yes),
    /** Payment ids of the earlier orders for which the customer confirmed second boxes; empty until confirmed. */
    agreed: one.yes ? payments : [],
  };
}

/** Scrolls to the first unanswered question before payment and focuses its checkbox. */
export function leadToQuestion(): void {
  const answer = document.querySelector<HTMLInputElement>('.asked-before input:not(:checked)');
  // Rows on the way get their size when they come into view: a slow way would end where the question was before.
  const jump = (): void => answer?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  jump();
  answer?.focus({ preventScroll: true });
  requestAnimationFrame(jump);
}

/** Shows the questions before payment, each with a checkbox to confirm it; shows nothing without questions. */
export function BeforePay({ questions: { second, unconfirmed } }: Pick<ReturnType<typeof useBeforePay>, 'questions'>) {
  return (
    <>
      <Question {...second} label={say.sendSecond(second.names.length)} />
      <Question {...unconfirmed} label={say.sendAnyway} />
    </>
  );
}

function Question({ words, names, yes, onYes, label }: ReturnType<typeof useQuestion> & { label: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  if (!words) return null;
  const more = whole ? 0 : names.length - NAMED;
  return (
    <div className="notice asked-before">
      <Icon name="warning" />
      <div>
        <p id={id}>{yes ? words : say.payWaits(words)}</p>
        <label className="check">
          <input type="checkbox" aria-describedby={id} checked={yes} onChange={({ target }) => onYes(target.checked)} />
          <span>{label}</span>
        </label>
        <p className="soft">
          {(more > 0 ? names.slice(0, NAMED) : names).join(', ')}{' '}
          {more > 0 && (
            <button type="button" className="button button-plain" onClick={() => setWhole(true)}>
              {say.namesMore(more)}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
