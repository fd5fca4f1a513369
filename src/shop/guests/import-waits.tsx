import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { countWaiting } from '#shop/guests/import-rows.ts';
import { $import, discardImport } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';

interface WaitsProps {
  onOpen(): void;
  onDiscarded(): void;
}

/** Says on the guest list that rows of an import wait, with buttons that go on with them or discard them. */
export function ImportWaits({ onOpen, onDiscarded }: WaitsProps) {
  const rows = countWaiting(useStore($import, { ssr: () => $import.get() }));
  const [sure, setSure] = useState(false);
  if (rows === 0) return null;
  return (
    <div className="notice import-waits" role="status">
      <p>{sure ? say.waitingSure : say.waitingRows(rows)}</p>
      <button
        key={sure ? 'keep' : 'open'}
        type="button"
        className="button button-quiet"
        autoFocus={sure}
        onClick={() => (sure ? setSure(false) : onOpen())}
      >
        {sure ? say.waitingKeep : say.waitingOpen}
      </button>
      <button
        type="button"
        className="button button-plain"
        onClick={() => {
          if (!sure) return setSure(true);
          discardImport();
          onDiscarded();
        }}
      >
        {say.waitingDiscard}
      </button>
    </div>
  );
}
