import { ValidationError } from 'yup';
import { choiceLabel, choiceValue } from '#domain/catalogue/field-choices.contract.ts';
import { isMoneyColumn } from '#domain/catalogue/money-column.rules.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { recordLabels } from '#domain/catalogue/record-labels.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import { guarded, unguarded } from '#lib/cells.ts';
import { toRupees } from '#lib/money.ts';
import { meantSum, paiseTyped } from '#lib/typed-sum.ts';
import * as say from '#domain/catalogue/catalogue-sheet.texts.ts';

/** Format of a cell: `rupees` for money, `yes-no` for switches, `words` for a list separated by semicolons. */
type CellForm = 'text' | 'yes-no' | 'number' | 'rupees' | 'words' | 'json';

/** Columns of every kind. `revision` shows whether the record was changed since the sheet was written. */
const PLACE_COLUMNS = ['id', 'revision', 'position', 'visible'] as const;

const formsOf = (kind: RecordKind): [string, CellForm][] =>
  Object.entries(recordSchemas[kind].describe().fields).map(([name, field]) => {
    if (isMoneyColumn(name)) return [name, 'rupees'];
    if (field.type === 'boolean') return [name, 'yes-no'];
    if (field.type === 'number') return [name, 'number'];
    if (field.type !== 'array') return [name, 'text'];
    const { innerType } = field as { innerType?: { type: string } };
    return [name, innerType?.type === 'string' ? 'words' : 'json'];
  });

const columnsOf = (kind: RecordKind): string[] => [...PLACE_COLUMNS, ...formsOf(kind).map(([name]) => name)];

/**
 * Returns the headings of a kind's sheet: `id`, `revision`, `position`, `visible`, then the labels of its fields, in the
 * order of its schema.
 */
export const sheetColumns = (kind: RecordKind): string[] => columnsOf(kind).map((name) => columnLabel(kind, name));

/** Returns the headings of a kind's sheet as a list; those with a comma in quotation marks. */
const headingsText = (kind: RecordKind): string =>
  sheetColumns(kind)
    .map((heading) => (heading.includes(',') ? `“${heading}”` : heading))
    .join(', ');

/** Returns the heading of a column: the label of its field; the column itself when it is no field. */
export const columnLabel = (kind: RecordKind, column: string): string =>
  (recordLabels[kind] as Readonly<Record<string, string>>)[column] ?? column;

/**
 * Returns the column that a heading means: its label in any letter case, or the field's own name, as tables were written
 * before; the heading itself when there is none.
 */
export function columnIn(kind: RecordKind, heading: string): string {
  const columns = columnsOf(kind);
  if (columns.includes(heading)) return heading;
  const wanted = heading.toLowerCase();
  return columns.find((name) => columnLabel(kind, name).toLowerCase() === wanted) ?? heading;
}

const write: Record<CellForm, (value: unknown) => string> = {
  text: (value) => guarded(String(value ?? '')),
  'yes-no': (value) => (value === true ? 'yes' : 'no'),
  number: (value) => String(value ?? ''),
  rupees: (value) => String(toRupees(Number(value))),
  words: (value) => guarded((value as string[]).join('; ')),
  json: (value) => JSON.stringify(value),
};

/** Parsers of a cell by format. @throws Error with what the cell should hold */
const read: Record<CellForm, (cell: string) => unknown> = {
  text: unguarded,
  'yes-no': yesOrNo,
  number: (cell) => numberIn(cell, say.cellNotNumber),
  rupees: rupeesIn,
  words: (cell) =>
    unguarded(cell)
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean),
  json: (cell) => {
    try {
      return JSON.parse(cell);
    } catch {
      throw new Error('must be JSON as the export writes it');
    }
  },
};

function yesOrNo(cell: string): boolean {
  if (/^(?:yes|true|1)$/i.test(cell)) return true;
  if (/^(?:no|false|0)$/i.test(cell)) return false;
  throw new Error('must be yes or no');
}

function rupeesIn(cell: string): number {
  const paise = paiseTyped(cell);
  if (paise !== null) return paise;
  const meant = meantSum(cell);
  throw new Error(meant ? say.cellMeantRupees(meant) : say.cellNotRupees);
}

function numberIn(cell: string, wrong: string): number {
  if (!/^-?\d+(?:\.\d{1,2})?$/.test(cell)) throw new Error(wrong);
  return Number(cell);
}

/** Converts records to rows of a sheet, headings first; `readSheet` reads them back. */
export function writeSheet(kind: RecordKind, records: readonly StaffRecord[]): string[][] {
  return [sheetColumns(kind), ...records.map((one) => cellsOf(kind, one))];
}

function cellsOf(kind: RecordKind, { id, revision, position, isActive, record }: StaffRecord): string[] {
  const defaults = recordSchemas[kind].getDefault() as Record<string, unknown>;
  const fields = formsOf(kind).map(([name, form]) =>
    write[form](choiceLabel(kind, name, record[name] ?? defaults[name] ?? '')),
  );
  return [id, String(revision), String(position), isActive ? 'yes' : 'no', ...fields];
}

/** Error in a sheet; rows are counted as in a spreadsheet, with the headings in row 1. */
export interface SheetProblem {
  row: number;
  column: string;
  message: string;
}

/** Record as a row gives it. */
type WrittenRecord = Omit<StaffRecord, 'id' | 'revision'>;

/** A row that adds or changes a record. */
export interface SheetChange {
  row: number;
  name: string;
  /** Content to write; a record without an id is new. */
  record: WrittenRecord & { id?: string };
  /** Changed cells by column; empty for a new record. */
  changes: { column: string; from: string; to: string }[];
  /** True when the record was changed since the sheet was written: the row would undo that change. */
  overtaken: boolean;
}

export interface SheetReading {
  problems: SheetProblem[];
  changes: SheetChange[];
  /** Number of rows that equal their stored records. */
  unchanged: number;
  /** Number of rows that change a record and have no revision, so that a conflict cannot be noticed. */
  blind: number;
}

/** Returns the error of a sheet as a whole; empty when it has at least one known heading and a row below it. */
export function tableProblem(kind: RecordKind, rows: readonly (readonly string[])[]): string {
  const [heads, ...lines] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const known = columnsOf(kind);
  if (!heads) return say.sheetEmpty;
  if (!heads.some((head) => known.includes(columnIn(kind, head.trim()))))
    return say.sheetUnreadable(headingsText(kind));
  return lines.length === 0 ? say.sheetOnlyHeadings : '';
}

/**
 * Compares a sheet with the stored records and returns its problems and changes; writes nothing. A row without an id is
 * a new record, and `visible` = `no` hides a record; missing columns and records without a row stay unchanged.
 */
export function readSheet(
  kind: RecordKind,
  rows: readonly (readonly string[])[],
  held: readonly StaffRecord[],
): SheetReading {
  const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()));
  const top = Math.max(
    0,
    trimmed.findIndex((cells) => cells.some(Boolean)),
  );
  const [headings = [], ...lines] = trimmed.slice(top);
  const known = columnsOf(kind);
  const heads = headings.map((heading) => columnIn(kind, heading));
  const wrongHeads = heads.flatMap((head, index) => {
    if (!known.includes(head))
      return [
        {
          row: top + 1,
          column: head || `column ${index + 1}`,
          message: say.headingUnknown(headingsText(kind)),
        },
      ];
    return heads.indexOf(head) === index ? [] : [{ row: top + 1, column: head, message: say.headingTwice }];
  });
  if (wrongHeads.length > 0) return { problems: wrongHeads, changes: [], unchanged: 0, blind: 0 };
  const byId = new Map(held.map((one) => [one.id, one]));
  const seen = new Map<string, number>();
  const result: SheetReading = { problems: [], changes: [], unchanged: 0, blind: 0 };
  lines.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const row = top + index + 2;
    const before = result.problems.length;
    // What a cell has wrong is told once: an amount that cannot be read is not said to be missing as well.
    const problem = (column: string, message: string): void => {
      const isTold = result.problems.slice(before).some((one) => one.column === column);
      if (!isTold) result.problems.push({ row, column, message });
    };
    const given = new Map(heads.map((head, at) => [head, cells[at] ?? '']));
    if (cells.length > heads.length) problem(say.unnamedColumn(heads.length + 1), say.cellWithoutHeading);
    const id = given.get('id') ?? '';
    const earlier = seen.get(id);
    if (id && earlier) problem('id', say.idInEarlierRow(earlier));
    if (id) seen.set(id, row);
    const present = byId.get(id);
    // Without its record nobody knows what else the row lacks.
    if (id && !present) return problem('id', unknownId(id));
    const next = rowToRecord(kind, given, present, problem);
    if (result.problems.length > before) return;
    const changes = present ? differences(kind, present, { ...present, ...next }) : [];
    const revision = given.get('revision') ?? '';
    if (present && changes.length === 0) result.unchanged += 1;
    else {
      if (present && revision === '') result.blind += 1;
      result.changes.push({
        row,
        name: nameOf(kind, next.record),
        record: id ? { ...next, id } : next,
        changes,
        overtaken: present !== undefined && revision !== '' && Number(revision) !== present.revision,
      });
    }
  });
  return result;
}

/** Returns what a row is called by: the first of these fields that its kind has, as people call the value. */
function nameOf(kind: RecordKind, record: StaffRecord['record']): string {
  const field = ['name', 'title', 'category', 'kind', ...(kind === 'ad' ? ['banner'] : [])].find(
    (one) => record[one] !== undefined,
  );
  return field ? String(choiceLabel(kind, field, record[field])) : '';
}

const unknownId = (id: string): string =>
  /^\d(?:[.,]\d+)?E[+-]?\d+$/i.test(id) ? say.idTurnedIntoNumber : say.idNotInList;

function rowToRecord(
  kind: RecordKind,
  given: ReadonlyMap<string, string>,
  present: StaffRecord | undefined,
  problem: (column: string, message: string) => void,
): WrittenRecord {
  const cell = <T>(column: string, form: CellForm, otherwise: T): T => {
    const text = given.get(column);
    // An empty cell empties a text that was there; everything else then stays, or takes what its schema supplies.
    if (text === undefined || (text === '' && (!present || (form !== 'text' && form !== 'words')))) return otherwise;
    try {
      return read[form](text) as T;
    } catch (error) {
      problem(column, (error as Error).message);
      return otherwise;
    }
  };
  const record: Record<string, unknown> = { ...present?.record };
  for (const [name, form] of formsOf(kind)) {
    const value = choiceValue(kind, name, cell(name, form, record[name]));
    if (value !== undefined) record[name] = value;
  }
  const place = {
    position: cell('position', 'number', present?.position ?? 0),
    isActive: cell('visible', 'yes-no', present?.isActive ?? true),
  };
  try {
    return {
      ...place,
      record: recordSchemas[kind].validateSync(record, { abortEarly: false, stripUnknown: true }) as Record<
        string,
        unknown
      >,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const one of error.inner.length > 0 ? error.inner : [error]) problem(one.path ?? '', wordsOf(kind, one));
    return { ...place, record };
  }
}

/**
 * Returns the message for an invalid cell. For a value outside a list the message names the allowed values, which a
 * form would show.
 */
function wordsOf(kind: RecordKind, { type, path = '', message, params }: ValidationError): string {
  if (type !== 'oneOf') return message;
  const values = String(params?.['values']).split(', ');
  return say.cellNotOneOf(values.map((value) => choiceLabel(kind, path, value)).join(', '));
}

function differences(kind: RecordKind, before: StaffRecord, after: StaffRecord): SheetChange['changes'] {
  const [from, to] = [cellsOf(kind, before), cellsOf(kind, after)];
  return columnsOf(kind).flatMap((column, at) =>
    from[at] === to[at] ? [] : [{ column, from: from[at] ?? '', to: to[at] ?? '' }],
  );
}
