import { type ReactNode, useState } from 'react';
import { copied } from '#client/clipboard.ts';

interface CopyButtonProps {
  text: string;
  label: ReactNode;
}

/** Selects a field's whole text, so that the keyboard or the phone's own menu copies it. */
function choose(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** Puts a text on the clipboard and says so where the finger is; where the browser refuses, shows it to be copied by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  /** What was tried last, and what became of it. */
  const [tried, setTried] = useState({ text: '', done: false });
  const copy = async (): Promise<void> => setTried({ text, done: await copied(text) });
  const byHand = { className: 'input', readOnly: true, value: text, ref: choose };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        <span aria-live="polite">{tried.text === text && tried.done ? 'Copied' : label}</span>
      </button>
      {tried.text === text && !tried.done && (
        <label className="field">
          <span className="field-label">Your browser does not let us copy. Please copy it from here:</span>
          {text.includes('\n') ? <textarea {...byHand} rows={4} /> : <input {...byHand} />}
        </label>
      )}
    </>
  );
}
