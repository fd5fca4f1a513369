import { SheetPreview } from '#office/catalogue/sheet-preview.tsx';
import { useSheet } from '#office/catalogue/use-sheet.ts';
import { recordWords } from '#domain/catalogue/record-words.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#office/catalogue/sheets.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

const TYPES = '.csv,.tsv,.txt,.xlsx,text/csv';

/**
 * Exports a kind's records as a table and imports an edited one, with a preview before the import and an undo after it.
 */
export function SheetPanel({ kind }: { kind: RecordKind }) {
  const { compared, busy, problem, undo, save, open, apply, takeBack, close } = useSheet(kind);
  return (
    <>
      <section aria-labelledby="sheet-out">
        <h2 id="sheet-out">{say.outTitle}</h2>
        <p>{say.outNote(recordWords[kind].one)}</p>
        <p>
          <button type="button" className="button button-quiet" disabled={busy !== ''} onClick={() => void save()}>
            {busy === 'export' ? say.saving : say.save}
          </button>
        </p>
      </section>
      <section aria-labelledby="sheet-in">
        <h2 id="sheet-in">{say.inTitle}</h2>
        <p>{say.inNote(recordWords[kind].one)}</p>
        <div
          className="sheet-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void open(event.dataTransfer.files[0]);
          }}
        >
          <label className="button">
            <span>{busy === 'reading' ? say.reading : say.choose}</span>
            <input
              type="file"
              className="visually-hidden"
              accept={TYPES}
              disabled={busy !== ''}
              onChange={({ target }) => {
                void open(target.files?.[0]);
                // The same file may be chosen once more, after it was mended.
                target.value = '';
              }}
            />
          </label>
          <span className="soft">{say.formats}</span>
        </div>
        <Refusal message={problem} />
        {undo && (
          <div className="notice" role="status">
            <p>{undo.said}</p>
            <button
              type="button"
              className="button button-quiet"
              disabled={busy !== ''}
              onClick={() => void takeBack()}
            >
              {say.undoAll}
            </button>
          </div>
        )}
        {compared && (
          <SheetPreview
            // A newly read table begins with its own choice of rows.
            key={compared.reading.changes.map(({ row, overtaken }) => `${row}${overtaken}`).join()}
            kind={kind}
            compared={compared}
            busy={busy === 'writing'}
            onApply={(chosen) => void apply(compared, chosen)}
            onClose={close}
          />
        )}
      </section>
    </>
  );
}
