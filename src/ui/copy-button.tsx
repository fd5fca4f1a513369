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

/**
 * A button that copies a text to the clipboard and says so in its label; when the browser refuses, the text is shown to
 * be copied by hand.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  /** The text of the last try, and whether it was copied. */
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
