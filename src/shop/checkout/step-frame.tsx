import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderStep } from '#domain/orders/order-steps.rules.ts';
import { StepsBar } from '#shop/box/steps-bar.tsx';
import { pathOfStep } from '#shop/checkout/order-steps.store.ts';
import * as say from '#shop/checkout/order-steps.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

/** The question of each step. */
const titles: Record<OrderStep, string> = {
  box: say.box,
  guests: say.guestsTitle,
  day: say.dayTitle,
  card: say.cardTitle,
  pay: say.payTitle,
};

/** Step of an order: the bar of steps, its question as the heading, and the content. */
export function StepFrame({
  step,
  done,
  builder,
  onStep,
  children,
}: {
  step: OrderStep;
  done: readonly OrderStep[];
  /** Path of the page on which the box is filled. */
  builder: string;
  onStep(step: OrderStep): void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <StepsBar current={step} done={done} hrefOf={(to) => (to === 'box' ? builder : pathOfStep(to))} onStep={onStep} />
      <h1 className="step-title" tabIndex={-1} ref={heading}>
        {titles[step]}
      </h1>
      {children}
    </>
  );
}

interface NextProps {
  label?: string;
  /** The price so far. */
  words: string;
  /** Why the step cannot be left; empty for nothing. */
  problem?: string;
  onNext(): void;
}

/** Bar at the foot of the screen with the price so far and the way to the next step. */
export function NextBar({ label = say.next, words, problem = '', onNext }: NextProps) {
  return (
    <div className="sticky-bar payment-bar">
      <Refusal message={problem} />
      <div className="payment-line">
        <p className="soft price-words">{words}</p>
        <button type="button" className="button button-large" onClick={onNext}>
          {label}
        </button>
      </div>
    </div>
  );
}
