import { useState } from 'react';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { openPreview } from '#office/catalogue/open-preview.ts';
import { Refusal } from '#ui/refusal.tsx';

interface PreviewButtonProps {
  kind: RecordKind;
  /** Null for a new record. */
  id: string | null;
  /** Returns the form's record in the format of a save; called on each click. @throws NotYet when an upload failed */
  values(): Promise<Record<string, unknown>>;
}

/**
 * Button that opens the public page with the form's unsaved record; shows a link when the browser blocks the new tab.
 */
export function PreviewButton({ kind, id, values }: PreviewButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Path of a preview for which the browser opened no window. */
  const [path, setPath] = useState('');
  const show = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const end = await openPreview(kind, id, values);
    setBusy(false);
    if (!end.ok) setProblem(end.message);
    else setPath(end.path ?? '');
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        disabled={busy}
        onClick={() => void show()}
      >
        {busy ? say.previewDrawing : say.preview}
      </button>
      {path && (
        <p className="notice" role="status">
          {say.previewBlocked}{' '}
          <a href={path} target="_blank" rel="noopener">
            {say.previewOpen}
          </a>
        </p>
      )}
      <Refusal message={problem} />
    </>
  );
}
