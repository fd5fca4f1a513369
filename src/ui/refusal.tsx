import { type ReactNode, useEffect, useRef } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import { Icon } from '#ui/icon.tsx';

interface RefusalProps {
  /** The sentence; empty while there is nothing to say. Empty it when a new try begins, so that the next one is said anew. */
  message: string;
  /** A link or button that helps on. */
  children?: ReactNode;
}

/**
 * What a person must read before going on. It stands directly above the control that caused it, inside a sticky bar or a
 * dialog too; it is announced, comes into view from under every bar, and takes the focus when a closed button has lost it.
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
  /** Why the last sending failed; empty when it did not. */
  problem: string;
  label: string;
  busyLabel: string;
  /** True when the form has arrived and may not be sent again. */
  closed?: boolean;
  size?: 'wide' | 'large' | 'wide large';
  /** A link in the sentence of what went wrong. */
  way?: ReactNode;
  /** Further actions beside the button. */
  children?: ReactNode;
}

const sizes = {
  wide: 'button button-wide',
  large: 'button button-large',
  'wide large': 'button button-wide button-large',
} as const;

/** The end of every form: what went wrong with the last sending, directly above the button that sends it. */
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
