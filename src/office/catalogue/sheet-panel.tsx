import { type DragEvent, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { changeMany, conflictsOf, type RecordWish, undoing } from '#office/frame/batch.ts';
import type { Compared } from '#office/catalogue/read-sheet-file.ts';
import { SheetPreview } from '#office/catalogue/sheet-preview.tsx';
import type { SheetChange } from '#domain/catalogue/catalogue-sheet.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import { Refusal } from '#ui/refusal.tsx';

/** Loads the code that reads and writes tables, at its first use. */
const sheets = () => import('#office/catalogue/read-sheet-file.ts');

const LOST = 'This part of the page could not be loaded. Please check your connection and try again.';
const TYPES = '.csv,.tsv,.txt,.xlsx,text/csv';

/**
 * Exports a kind's records as a table and imports an edited one, with a preview before the import and an undo after it.
 */
export function SheetPanel({ kind }: { kind: RecordKind }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [undo, setUndo] = useState<{ said: string; changes: RecordWish[] } | null>(null);

  /**
   * Runs a request while the panel is disabled; returns its data, or shows its error and returns null.
   * @param what operation that `busy` is set to
   */
  const during = async <T,>(what: string, work: () => Promise<CallResult<T>>): Promise<T | null> => {
    setBusy(what);
    setProblem('');
    const answer = await work().catch((error: Error) => ({ ok: false as const, message: error.message || LOST }));
    setBusy('');
    if (answer.ok) return answer.data;
    setProblem(answer.message);
    return null;
  };
  const save = async (): Promise<void> => {
    const count = await during('export', async () => (await sheets()).exportSheet(kind));
    if (count !== null) toast(`${count} records are in ${kind}.csv.`, { kind: 'done' });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    const found = await during('reading', async () => (await sheets()).compareFile(kind, file));
    if (found) setCompared(found);
  };
  /**
   * Compares the rows with the stored records again, and marks rows of the `overtaken` record ids as changed by others.
   */
  const again = async ({ name, rows }: Compared, overtaken: ReadonlySet<string>): Promise<void> => {
    const found = await during('reading', async () => (await sheets()).compareRows(kind, name, rows));
    if (!found) return;
    for (const change of found.reading.changes) if (overtaken.has(change.record.id ?? '')) change.overtaken = true;
    setCompared(found);
  };
  const apply = async (table: Compared, chosen: readonly SheetChange[]): Promise<void> => {
    let refused: CallResult<unknown> | null = null;
    const written = await during('writing', async () => {
      const answer = await changeMany(kind, wishesOf(chosen, table.held));
      refused = answer;
      return answer;
    });
    if (written) {
      setCompared(null);
      const known = chosen.filter(({ record }) => record.id).length;
      setUndo({
        said: `Done: ${known} changed, ${chosen.length - known} new. ${await (await import('#office/frame/follow-text.ts')).followText()}`,
        changes: undoing(table.held, written.records),
      });
      return;
    }
    const conflicts = refused ? conflictsOf(refused) : [];
    if (conflicts.length === 0) return;
    await again(table, new Set(conflicts.map(({ id }) => id)));
    setProblem('Somebody changed some of these records just now. Nothing was written; the rows are marked below.');
  };
  const takeBack = async (): Promise<void> => {
    const back = undo && (await during('undoing', () => changeMany(kind, undo.changes)));
    if (!back) return;
    setUndo(null);
    toast('Everything is as it was before the table.', { kind: 'done' });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  return (
    <>
      <section aria-labelledby="sheet-out">
        <h2 id="sheet-out">Take them out</h2>
        <p>
          Every record that is not in the bin as a table (CSV) for your spreadsheet program. Keep the columns <i>id</i>{' '}
          and <i>revision</i> as they are: by them the shop knows which record a row is, and whether somebody changed it
          since.
        </p>
        <p>
          <button type="button" className="button button-quiet" disabled={busy !== ''} onClick={() => void save()}>
            {busy === 'export' ? 'Writing the table…' : 'Save as a table'}
          </button>
        </p>
      </section>
      <section aria-labelledby="sheet-in">
        <h2 id="sheet-in">Bring them in</h2>
        <p>
          A row without an id is new; a column that is left out stays as it is; “visible” with “no” hides a record.
          Prices are in rupees. You see every change before it is made.
        </p>
        <div className="sheet-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <label className="button">
            <span>{busy === 'reading' ? 'Reading…' : 'Choose a table'}</span>
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
          <span className="soft">CSV or Excel (.xlsx); it can be dropped here too.</span>
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
              Undo all of it
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
            onClose={() => setCompared(null)}
          />
        )}
      </section>
    </>
  );
}

/** Returns the writes for the chosen rows, each with the revision that its row was compared with. */
function wishesOf(chosen: readonly SheetChange[], held: readonly StaffRecord[]): RecordWish[] {
  const revisions = new Map(held.map(({ id, revision }) => [id, revision]));
  return chosen.map(({ record: { id, record, isActive, position } }) => {
    const wish = { set: record, isActive, position };
    return id ? { ...wish, id, revision: revisions.get(id) } : wish;
  });
}
