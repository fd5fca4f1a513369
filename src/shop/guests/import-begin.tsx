import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { openList } from '#client/open-list.ts';
import { guestSheets } from '#domain/guests/guest-sheets.rules.ts';
import type { Book } from '#domain/lists/sheets.rules.ts';
import { $import, openSheets, setText } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import { canPickContacts, pickContacts } from '#shop/guests/import-guests.ts';
import { Field } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

/** Kinds of files that are offered for choice. */
const ACCEPT =
  '.csv,.tsv,.txt,.vcf,.xlsx,.xls,.htm,.html,text/csv,text/plain,text/vcard,text/x-vcard,text/tab-separated-values';

/** First step: the list is pasted, chosen as a file or picked from the phone's contacts. */
export function ImportBegin() {
  const { text } = useStore($import, { ssr: () => $import.get() });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const open = async (read: () => Promise<Book | null>): Promise<void> => {
    setProblem('');
    setBusy(true);
    try {
      const book = await read();
      const sheets = book ? guestSheets(book) : [];
      if (sheets.some(({ guests }) => guests > 0)) openSheets(sheets);
      else if (book) setProblem(say.nobodyFound);
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
          onClick={() => !busy && void open(() => openList(text))}
        >
          {busy ? say.reading : say.pasteRead}
        </button>
        <FileButton
          label={say.pickFile}
          accept={ACCEPT}
          className="guest-file"
          onPick={(file) => void open(() => openList(file))}
        />
        {canPickContacts() && (
          <button type="button" className="button button-quiet" onClick={() => void open(pickContacts)}>
            <Icon name="phone" size={20} />
            {say.pickContacts}
          </button>
        )}
      </div>
    </div>
  );
}
