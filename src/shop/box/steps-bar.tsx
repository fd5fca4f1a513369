import type { MouseEvent } from 'react';
import { type OrderStep, orderSteps } from '#domain/orders/order-steps.rules.ts';
import * as say from '#shop/box/box.texts.ts';

const names: Record<OrderStep, string> = {
  box: say.stepBox,
  guests: say.stepGuests,
  day: say.stepDay,
  card: say.stepCard,
  pay: say.stepPay,
};

interface StepsProps {
  current: OrderStep;
  /** Steps whose answer is known. */
  done: readonly OrderStep[];
  /** Returns the path of a step; without it the bar has no links. */
  hrefOf?: (step: OrderStep) => string;
  /** Opens a step of this page. */
  onStep?: (step: OrderStep) => void;
}

/** Bar with the five steps of an order: which one is shown, and which are done. */
export function StepsBar({ current, done, hrefOf, onStep }: StepsProps) {
  const press = (event: MouseEvent, step: OrderStep): void => {
    // Another tab or window is the browser's own matter.
    if (step === 'box' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onStep?.(step);
  };
  return (
    <nav aria-label={say.stepsHeard}>
      <ol className="steps-bar">
        {orderSteps.map((step) => {
          const isDone = step !== current && done.includes(step);
          const words = (
            <span>
              {names[step]}
              {isDone && <span className="visually-hidden">{say.stepDone}</span>}
            </span>
          );
          return (
            <li key={step} className={isDone ? 'is-done' : undefined}>
              {step === current || !hrefOf ? (
                <span aria-current={step === current ? 'step' : undefined}>{words}</span>
              ) : (
                <a href={hrefOf(step)} onClick={(event) => press(event, step)}>
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
