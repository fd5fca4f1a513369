import { useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import type { Compared } from '#office/catalogue/read-sheet-file.ts';
import { sheetSlips } from '#office/catalogue/sheet-slips.ts';
import { changeMany, conflictsOf, type RecordWish, undoing } from '#office/frame/batch.ts';
import { askAboutSlips, notSent, slipsWritten } from '#office/frame/slip.store.ts';
import type { SheetChange } from '#domain/catalogue/catalogue-sheet.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { recordsText, recordWords } from '#domain/catalogue/record-words.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import * as say from '#office/catalogue/sheets.texts.ts';

/** Loads the code that reads and writes tables, at its first use. */
const sheets = () => import('#office/catalogue/read-sheet-file.ts');

/** Returns the writes for the chosen rows, each with the revision that its row was compared with. */
function wishesOf(chosen: readonly SheetChange[], held: readonly StaffRecord[]): RecordWish[] {
  const revisions = new Map(held.map(({ id, revision }) => [id, revision]));
  return chosen.map(({ record: { id, record, isActive, position } }) => {
    const wish = { set: record, isActive, position };
    return id ? { ...wish, id, revision: revisions.get(id) } : wish;
  });
}

/** Hook that takes a kind's records out as a table, and writes an edited one, with an undo of all of it. */
export function useSheet(kind: RecordKind) {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [undo, setUndo] = useState<{ said: string; changes: RecordWish[] } | null>(null);

  /**
   * Runs a request while the panel is disabled, and shows its error.
   * @param what operation that `busy` is set to
   */
  const during = async <T>(what: string, work: () => Promise<CallResult<T>>): Promise<CallResult<T>> => {
    setBusy(what);
    setProblem('');
    const answer = await work().catch((error: Error) => ({ ...notSent, message: error.message || say.partLost }));
    setBusy('');
    if (!answer.ok) setProblem(answer.message);
    return answer;
  };
  const save = async (): Promise<void> => {
    const answer = await during('export', async () => (await sheets()).exportSheet(kind));
    if (!answer.ok) return;
    const { data: count } = answer;
    toast(say.savedIn(count, recordsText(kind, count), `${kind}.csv`), { kind: 'done' });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    const found = await during('reading', async () => (await sheets()).compareFile(kind, file));
    if (found.ok) setCompared(found.data);
  };
  /**
   * Compares the rows with the stored records again, and marks rows of the `overtaken` record ids as changed by others.
   */
  const again = async ({ name, rows }: Compared, overtaken: ReadonlySet<string>): Promise<void> => {
    const found = await during('reading', async () => (await sheets()).compareRows(kind, name, rows));
    if (!found.ok) return;
    for (const change of found.data.reading.changes) if (overtaken.has(change.record.id ?? '')) change.overtaken = true;
    setCompared(found.data);
  };
  const apply = async (table: Compared, chosen: readonly SheetChange[]): Promise<void> => {
    if (await askAboutSlips(sheetSlips(kind, chosen, table.held))) return;
    const answer = await during('writing', () => changeMany(kind, wishesOf(chosen, table.held)));
    if (answer.ok) {
      slipsWritten();
      setCompared(null);
      const known = chosen.filter(({ record }) => record.id).length;
      setUndo({
        said: say.rowsDone(
          { changed: known, added: chosen.length - known },
          await (await import('#office/frame/follow-text.ts')).followText(),
        ),
        changes: undoing(table.held, answer.data.records),
      });
      return;
    }
    const conflicts = conflictsOf(answer);
    if (conflicts.length === 0) return;
    await again(table, new Set(conflicts.map(({ id }) => id)));
    setProblem(say.changedByOthers(recordWords[kind].many));
  };
  const takeBack = async (): Promise<void> => {
    const back = undo && (await during('undoing', () => changeMany(kind, undo.changes)));
    if (!back?.ok) return;
    setUndo(null);
    toast(say.undone, { kind: 'done' });
  };
  return {
    compared,
    /** What is under way; empty for nothing. */
    busy,
    problem,
    undo,
    save,
    open,
    apply,
    takeBack,
    close: () => setCompared(null),
  };
}
