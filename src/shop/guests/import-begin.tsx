import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';
import { $import, openSheets, setText } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import { openGuests } from '#shop/guests/open-guests.ts';
import { canPickContacts, pickContacts } from '#shop/guests/phone-picker.ts';
import { Field } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

/** Kinds of files that are offered for choice. */
const ACCEPT =
  '.csv,.tsv,.txt,.vcf,.xlsx,.xls,.ods,.xml,.htm,.html,text/csv,text/plain,text/vcard,text/x-vcard,text/tab-separated-values';

/**
 * First step: the list is pasted, chosen as a file or picked from the phone's contacts, or one guest is added.
 * @param onRead called when the list was read
 */
export function ImportBegin({ onRead }: { onRead?: () => void }) {
  const { text } = useStore($import, { ssr: () => $import.get() });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const open = async (read: () => Promise<readonly GuestSheet[] | null>): Promise<void> => {
    setProblem('');
    setBusy(true);
    try {
      const sheets = await read();
      if (sheets?.some(({ guests }) => guests > 0)) {
        openSheets(sheets);
        onRead?.();
      } else if (sheets) setProblem(say.nobodyFound);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : say.fileBroken);
    }
    setBusy(false);
  };
  return (
    <div className="form-stack">
      <Field label={say.paste} hint={say.pasteHint}>
        <textarea
          className="input guest-paste"
          rows={6}
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Refusal message={problem} />
      <div className="guest-actions">
        <button
          type="button"
          className="button"
          disabled={text.trim() === ''}
          aria-busy={busy}
          onClick={() => !busy && void open(() => openGuests(text))}
        >
          {busy ? say.reading : say.pasteRead}
        </button>
        <FileButton
          label={say.pickFile}
          accept={ACCEPT}
          className="guest-file"
          onPick={(file) => void open(() => openGuests(file))}
        />
        {canPickContacts() && (
          <button type="button" className="button button-quiet" onClick={() => void open(pickContacts)}>
            <Icon name="phone" size={20} />
            {say.pickContacts}
          </button>
        )}
        <a className="button button-plain" href="/guest-add">
          {say.addOne}
        </a>
      </div>
    </div>
  );
}
