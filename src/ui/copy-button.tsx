import { type ReactNode, useState } from 'react';
import { copied } from '#client/clipboard.ts';
import * as say from '#ui/ui.texts.ts';

interface CopyButtonProps {
  text: string;
  label: ReactNode;
}

/** Focuses a field and selects its whole text, so that the user can copy it. */
function choose(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * Button that copies a text to the clipboard and then reads `Copied`. When the browser refuses, the text is shown in a
 * field for copying by hand.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  /** Text of the last attempt, and whether it was copied. */
  const [tried, setTried] = useState({ text: '', done: false });
  const copy = async (): Promise<void> => setTried({ text, done: await copied(text) });
  const byHand = { className: 'input', readOnly: true, value: text, ref: choose };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        <span aria-live="polite">{tried.text === text && tried.done ? say.copied : label}</span>
      </button>
      {tried.text === text && !tried.done && (
        <label className="field">
          <span className="field-label">{say.copyByHand}</span>
          {text.includes('\n') ? <textarea {...byHand} rows={4} /> : <input {...byHand} />}
        </label>
      )}
    </>
  );
}
