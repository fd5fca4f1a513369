import { type ReactNode, useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { Icon } from '#ui/icon.tsx';

interface RefusalProps {
  /** Message; empty for none. Must be emptied before a new attempt, so that the next message is announced. */
  message: string;
  /** Link or button that helps to solve the problem. */
  children?: ReactNode;
}

/**
 * Shows a message directly above the control that caused it; nothing when the message is empty. Announces the message
 * and scrolls it into view. Focuses it when the focus was lost, as when a button is disabled.
 */
export function Refusal({ message, children }: RefusalProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current || message === '') return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused instanceof HTMLDialogElement)
      element.current.focus({ preventScroll: true });
    // With the button below it, so that the person can go on from where the sentence is read.
    const row = element.current.closest('.submit-row');
    if (row) bringIntoView(row);
    // The row's corners may be free where the sentence's own are not.
    bringIntoView(element.current);
  }, [message]);
  if (message === '') return null;
  return (
    <div ref={element} className="notice notice-problem refusal" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div className="refusal-words">
        <p>{message}</p>
        {children}
      </div>
    </div>
  );
}

interface SubmitRowProps {
  /** True while the form is being sent. */
  busy: boolean;
  /** Message of the last failed submission; empty when there is none. */
  problem: string;
  label: string;
  busyLabel: string;
  /** True when the form was accepted and must not be sent again. */
  closed?: boolean;
  size?: 'wide' | 'large' | 'wide large';
  /** Link inside the message. */
  way?: ReactNode;
  /** Further actions next to the button. */
  children?: ReactNode;
}

const sizes = {
  wide: 'button button-wide',
  large: 'button button-large',
  'wide large': 'button button-wide button-large',
} as const;

/** Shows the end of a form: the message of the last failed submission and the submit button. */
export function SubmitRow({ busy, problem, label, busyLabel, closed = false, size, way, children }: SubmitRowProps) {
  return (
    <div className="submit-row">
      <Refusal message={problem}>{way}</Refusal>
      <div className="submit-actions">
        <button type="submit" className={size ? sizes[size] : 'button'} aria-busy={busy} disabled={busy || closed}>
          {busy ? busyLabel : label}
        </button>
        {children}
      </div>
    </div>
  );
}
