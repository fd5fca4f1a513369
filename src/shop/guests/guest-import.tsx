import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#client/toast.ts';
import { layoutOf, type RawGuest, type TableLayout, tableToGuests } from '#domain/guests/guest-columns.rules.ts';
import { checkGuests } from '#domain/guests/guest-files.rules.ts';
import { ImportColumns } from '#shop/guests/guest-import-columns.tsx';
import { Preview, PREVIEW } from '#shop/guests/guest-import-preview.tsx';
import {
  canPickContacts,
  type ImportResult,
  pickContacts,
  readGuests,
  type ReadList,
  sendGuests,
} from '#shop/guests/import-guests.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

/** Number of doubtful rows listed. */
const NAMED = 5;

interface ImportProps {
  guests: readonly GuestWire[];
  onClose(): void;
  onImported(): void;
}

/** Pasted list; it outlives the dialog, which is closed easily, but not the page. */
let pasted = '';
const keepPasted = (text: string): string => (pasted = text);

/**
 * Dialog that imports guests from pasted text, a file or the phone's contacts; shows a preview of all rows before
 * saving.
 */
export function GuestImport({ guests, onClose, onImported }: ImportProps) {
  const [text, setText] = useState(pasted);
  const [table, setTable] = useState<{ rows: string[][]; layout: TableLayout } | null>(null);
  /** Rows that a stray quotation mark may have merged with others. */
  const [doubtful, setDoubtful] = useState<readonly number[]>([]);
  const [contacts, setContacts] = useState<RawGuest[] | null>(null);
  /** Unknown pincodes of the list with their probable places. */
  const [unknown, setUnknown] = useState<ReadonlyMap<string, string>>(new Map());
  const [replace, setReplace] = useState(false);
  /** Rows that share the home of the guest with the same number. */
  const [homes, setHomes] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);

  const rows = useMemo(() => {
    const found = table ? tableToGuests(table.rows, table.layout) : contacts;
    return found && checkGuests(found, guests, homes);
  }, [table, contacts, guests, homes]);
  const pincodes = useMemo(() => [...new Set((rows ?? []).map(({ pincode }) => pincode))].join(' '), [rows]);
  useEffect(() => {
    let current = true;
    void unknownPincodes(pincodes.split(' ')).then((found) => current && setUnknown(found));
    return () => {
      current = false;
    };
  }, [pincodes]);

  const show = (list: ReadList): void => {
    const empty =
      'table' in list ? list.table.every((row) => row.every((cell) => cell.trim() === '')) : list.guests.length === 0;
    setProblem(empty ? say.importNobodyFound : '');
    setHomes(new Set());
    setTable(empty || !('table' in list) ? null : { rows: list.table, layout: layoutOf(list.table) });
    setDoubtful('table' in list ? list.doubtful : []);
    setContacts(empty || 'table' in list ? null : list.guests);
  };
  const read = async (source: File | string): Promise<void> => {
    setProblem('');
    try {
      show(await readGuests(source));
    } catch (error) {
      setProblem(error instanceof Error ? say.importFileUnreadable(error.message) : say.importFileBroken);
    }
  };
  const good = (rows ?? []).filter((row) => row.problem === '' && (replace || !row.known));
  const closed = useRef(false);
  useEffect(() => () => void (closed.current = true), []);
  const save = async (): Promise<void> => {
    if (done !== null) return;
    setProblem('');
    setDone(0);
    const answer = await sendGuests(good, replace, setDone);
    setDone(null);
    if (answer.added + answer.updated > 0) onImported();
    if (!answer.problem) keepPasted('');
    // Whoever closed the dialog meanwhile hears of the end all the same.
    if (closed.current && answer.problem) return toast(answer.problem, { kind: 'problem' });
    if (closed.current) return toast(say.importDoneLate(doneInWords(answer)), { kind: 'done' });
    if (answer.problem) return setProblem(answer.problem);
    setResult(answer);
  };

  if (result) {
    const messages = [...result.skipped, ...result.apart];
    return (
      <Dialog title={say.importDoneTitle} open onClose={onClose}>
        <div className="form-stack">
          <p className="notice notice-good" role="status">
            {doneInWords(result)}
          </p>
          {messages.length > 0 && (
            <ul>
              {messages.slice(0, PREVIEW).map(({ row, message }) => (
                <li key={row}>{say.importDoneRow(row, message)}</li>
              ))}
              {messages.length > PREVIEW && <li>{say.importDoneMore(messages.length - PREVIEW)}</li>}
            </ul>
          )}
          <button type="button" className="button" onClick={onClose}>
            {say.importDoneBack}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={say.importTitle} open onClose={onClose} wide>
      <div className="form-stack">
        {rows === null ? (
          <>
            <Field label={say.importPaste} hint={say.importPasteHint}>
              <textarea
                className="input guest-paste"
                rows={6}
                wrap="off"
                spellCheck={false}
                value={text}
                onChange={(event) => setText(keepPasted(event.target.value))}
              />
            </Field>
            <Refusal message={problem} />
            <div className="guest-actions">
              <button type="button" className="button" disabled={text.trim() === ''} onClick={() => void read(text)}>
                {say.importPasteRead}
              </button>
              <FileButton
                label={say.importPickFile}
                accept=".csv,.tsv,.txt,.vcf,.xlsx,.xls,text/csv,text/vcard,text/tab-separated-values"
                className="guest-file"
                onPick={(file) => void read(file)}
              />
              {canPickContacts() && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => void pickContacts().then((found) => found.length > 0 && show({ guests: found }))}
                >
                  <Icon name="phone" size={20} />
                  {say.importPickContacts}
                </button>
              )}
            </div>
          </>
        ) : (
          <>
            {table && (
              <ImportColumns
                table={table.rows}
                layout={table.layout}
                onLayout={(layout) => setTable({ ...table, layout })}
              />
            )}
            {doubtful.length > 0 && (
              <p className="notice notice-problem" role="alert">
                <Icon name="info" />
                <span>{say.importDoubtful(doubtful.slice(0, NAMED), doubtful.length > NAMED)}</span>
              </p>
            )}
            <Preview
              rows={rows}
              replace={replace}
              unknown={unknown}
              onHome={(row) =>
                setHomes(
                  (before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row]),
                )
              }
            />
            {rows.some((row) => row.known && row.problem === '') && (
              <label className="check">
                <input type="checkbox" checked={replace} onChange={(event) => setReplace(event.target.checked)} />
                <span>{say.importOverwrite}</span>
              </label>
            )}
            <Refusal message={problem} />
            <div className="dialog-actions guest-import-actions">
              <button
                type="button"
                className="button button-quiet"
                disabled={done !== null}
                onClick={() => {
                  setTable(null);
                  setContacts(null);
                  setProblem('');
                }}
              >
                {say.importChange}
              </button>
              <button
                type="button"
                className="button"
                disabled={good.length === 0 || done !== null}
                aria-busy={done !== null}
                onClick={() => void save()}
              >
                {done === null ? say.importSave(good.length) : say.importSaving(done, good.length)}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the message after an import: how many guests were added, updated and left out. */
function doneInWords({ added, updated, skipped }: ImportResult): string {
  const leftOut = skipped.length;
  if (updated > 0)
    return leftOut > 0 ? say.importDoneUpdatedLeftOut(added, updated, leftOut) : say.importDoneUpdated(added, updated);
  return leftOut > 0 ? say.importDoneLeftOut(added, leftOut) : say.importDone(added);
}
