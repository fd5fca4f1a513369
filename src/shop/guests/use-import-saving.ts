import { useEffect, useRef, useState } from 'react';
import { toast } from '#client/toast.ts';
import type { CheckedGuest } from '#domain/guests/guest-import.rules.ts';
import { handOver } from '#shop/guests/brought-guests.ts';
import { countWaiting } from '#shop/guests/import-rows.ts';
import { $import, discardImport, noteDone } from '#shop/guests/import.store.ts';
import { placeOf } from '#shop/guests/import-labels.ts';
import * as say from '#shop/guests/import.texts.ts';
import { type ImportResult, sendGuests } from '#shop/guests/import-guests.ts';
import type { ImportRows } from '#shop/guests/use-import-rows.ts';

/** What became of a saved list. */
export interface Saved {
  /** How many guests were added and updated. */
  words: string;
  /** Sentences about rows that were left out, or taken otherwise than wished. */
  messages: readonly string[];
  /** Path of the page where the import was begun; empty for the guest list. */
  back: string;
}

export interface Saving {
  /** Guests sent and to be sent, and the rows when sending began; null while nothing is sent. */
  sent: { done: number; of: number; found: ImportRows } | null;
  problem: string;
  saved: Saved | null;
  save(): void;
  /** Leaves what became of the list. */
  goOn(): void;
}

/**
 * Saves the good rows of an import. What is saved is noted after each call, so that nothing comes twice when the page is
 * left; the others stay. An import that is finished is forgotten.
 * @param onImported called when guests were added or changed
 */
export function useImportSaving(found: ImportRows, onImported: () => void): Saving {
  const [sent, setSent] = useState<Saving['sent']>(null);
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState<Saved | null>(null);
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => void (closed.current = true);
  }, []);
  const save = async (): Promise<void> => {
    const { good, known } = found;
    const { replace, back } = $import.get();
    setProblem('');
    setSent({ done: 0, of: good.length, found });
    let done = 0;
    const answer = await sendGuests(good, replace, ({ rows, ids }) => {
      noteDone(rows, ids);
      done = Math.min(done + rows.length, good.length);
      setSent({ done, of: good.length, found });
    });
    setSent(null);
    if (back) handOver(back, $import.get().added);
    if (answer.added + answer.updated > 0) onImported();
    if (!answer.problem) {
      noteDone(known.map(({ row }) => row));
      if (countWaiting($import.get()) === 0) discardImport();
    }
    // Whoever closed the dialog meanwhile hears of the end all the same.
    if (closed.current && answer.problem) return toast(answer.problem, { kind: 'problem' });
    if (closed.current) return toast(say.doneLate(doneInWords(answer)), { kind: 'done' });
    if (answer.problem) return setProblem(answer.problem);
    setSaved({ words: doneInWords(answer), messages: messagesOf(answer, [...good, ...known], known), back });
  };
  return { sent, problem, saved, save: () => void (sent === null && save()), goOn: () => setSaved(null) };
}

const doneInWords = ({ added, updated }: ImportResult): string =>
  updated > 0 ? say.doneUpdated(added, updated) : say.done(added);

/** Returns a sentence for each row that was left out or lives alone, with the place and name of the row. */
function messagesOf(
  { skipped, apart }: ImportResult,
  rows: readonly CheckedGuest[],
  known: readonly CheckedGuest[],
): string[] {
  const byRow = new Map(rows.map((one) => [one.row, one]));
  const told = [...skipped, ...apart, ...known.map(({ row }) => ({ row, message: say.doneKnown }))];
  return told.map(({ row, message }) => {
    const guest = byRow.get(row);
    return say.problemInRow(guest ? whereOf(guest) : say.row(row), message);
  });
}

/** Returns the place and the name of a row. */
export const whereOf = (guest: CheckedGuest): string => say.guestInRow(placeOf(guest), guest.name || say.noName);
