import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import * as say from '#office/frame/frame.texts.ts';
import { Refusal } from '#ui/refusal.tsx';
import { Icon } from '#ui/icon.tsx';

interface Deed {
  /** Sentence about the change. */
  said: string;
  /** What is true again once it is taken back, to follow a colon; empty where that goes without saying. */
  again: string;
  /** Restores the earlier state; fails when other staff changed it since. */
  undo(): Promise<CallResult<unknown>>;
}

/**
 * Hook that keeps the changes made on this page, and a notice with a button that undoes the last one.
 * @param onUndone called after each undo
 */
export function useUndo(onUndone: () => void): {
  done(said: string, undo: Deed['undo'], again?: string): void;
  /** Forgets all changes, since another user's work now depends on them. */
  forget(): void;
  /** Hides the notice while a new change is being made. */
  rest(): void;
  notice: ReactNode;
} {
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [resting, setResting] = useState(false);
  const last = deeds.at(-1);

  const element = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    // The button was closed meanwhile, or is gone: whoever pressed it by key goes on from what came of it.
    if (ended && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [busy]);

  const done = (sentence: string, undo: Deed['undo'], again = ''): void => {
    setProblem('');
    setSaid('');
    setResting(false);
    setDeeds((before) => [...before, { said: sentence, undo, again }]);
  };
  const takeBack = async (): Promise<void> => {
    if (!last || busy) return;
    setBusy(true);
    setProblem('');
    const answer = await last.undo();
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    setDeeds((before) => before.slice(0, -1));
    setSaid(last.again ? say.undoneTo(last.again) : say.undone);
    onUndone();
  };
  const text = said || last?.said;
  const notice = (
    <div className="staff-undo" role="status" ref={element} tabIndex={-1}>
      {text && !resting && (
        <div className="notice notice-good">
          <Icon name="check" />
          <p>{text}</p>
          {last && (
            <button
              type="button"
              className="button button-quiet"
              aria-busy={busy}
              disabled={busy}
              onClick={() => void takeBack()}
            >
              <span>{said ? say.undoBefore : say.undo}</span>
              {said && <span className="visually-hidden">{`: ${last.said}`}</span>}
            </button>
          )}
        </div>
      )}
      <Refusal message={problem} />
    </div>
  );
  return { done, forget: () => setDeeds([]), rest: () => setResting(true), notice };
}
