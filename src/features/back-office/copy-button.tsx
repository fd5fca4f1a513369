import { useState } from 'react';

/** Puts a text on the clipboard and says so where the finger is. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Please select the text and copy it'),
    );
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}
