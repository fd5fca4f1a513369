import { call, type CallResult } from '#client/api.ts';
import { openList } from '#client/open-list.ts';
import { saveTable } from '#client/save-table.ts';
import { readSheet, type SheetReading, tableProblem, writeSheet } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { listStaffRecords, MOST_RECORDS, type StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import * as say from '#office/catalogue/sheets.texts.ts';

/** File compared with the stored records. */
export interface Compared {
  name: string;
  /** Which sheet was read, and what was not read of it; empty when everything was. */
  said: string;
  rows: string[][];
  held: StaffRecord[];
  reading: SheetReading;
}

const listed = (kind: RecordKind) => call(listStaffRecords, { params: { kind } });

/** Downloads all records of a kind as a CSV file; returns the number of records. */
export async function exportSheet(kind: RecordKind): Promise<CallResult<number>> {
  const answer = await listed(kind);
  if (!answer.ok) return answer;
  saveTable(writeSheet(kind, answer.data.records), `${kind}.csv`);
  return { ok: true, data: answer.data.records.length };
}

/**
 * Reads a file and compares its rows with the stored records.
 * @throws Error whose message is shown to the user when the file cannot be read
 */
export async function compareFile(kind: RecordKind, file: File): Promise<CallResult<Compared>> {
  const { rows: table, doubtful, said } = tableOf(await openList(file));
  const problem = tableProblem(kind, table);
  if (problem) throw new Error(problem);
  const compared = await compareRows(kind, file.name, table);
  if (!compared.ok) return compared;
  compared.data.said = said;
  for (const row of doubtful)
    compared.data.reading.problems.push({
      row,
      column: '',
      message: say.rowQuotation,
    });
  return compared;
}

/** Compares rows with the stored records. More than `MOST_RECORDS` changes are a problem of the result. */
export async function compareRows(kind: RecordKind, name: string, rows: string[][]): Promise<CallResult<Compared>> {
  const answer = await listed(kind);
  if (!answer.ok) return answer;
  const held = answer.data.records;
  const reading = readSheet(kind, rows, held);
  if (reading.changes.length > MOST_RECORDS)
    reading.problems.push({
      row: rows.length,
      column: '',
      message: say.tableTooLarge(recordsText(kind, MOST_RECORDS)),
    });
  return { ok: true, data: { name, said: '', rows, held, reading } };
}
