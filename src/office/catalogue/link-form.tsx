import { type KeyboardEvent, useState } from 'react';
import { linkUrl } from '#lib/safe-tags.ts';
import * as say from '#office/catalogue/rich-text.texts.ts';
import { Field } from '#ui/field.tsx';

interface LinkFormProps {
  /** Target of the chosen link; null for a new link. */
  present: string | null;
  onPut(url: string): void;
  onRemove(): void;
  onClose(): void;
}

/**
 * Controls that take and validate a link's target inside the record's form, without submitting that form. Enter
 * confirms, Escape closes.
 */
export function LinkForm({ present, onPut, onRemove, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(present ?? '');
  const [problem, setProblem] = useState('');
  const put = (): void => {
    const url = linkUrl(typed);
    if (url) onPut(url);
    else setProblem(say.linkTargetWrong);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') put();
    else onClose();
  };
  return (
    <div className="rich-link">
      <Field label={say.linkTarget} error={problem}>
        <input
          className="input"
          inputMode="url"
          autoCapitalize="none"
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="staff-tools">
        <button type="button" className="button" onClick={put}>
          {say.putLink}
        </button>
        {present !== null && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            {say.removeLink}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onClose}>
          {say.closeLink}
        </button>
      </div>
    </div>
  );
}
