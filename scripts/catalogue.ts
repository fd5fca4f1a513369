import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Papa from 'papaparse';
import {
  columnIn,
  readSheet,
  type SheetReading,
  sheetColumns,
  writeSheet,
} from '#domain/catalogue/catalogue-sheet.contract.ts';
import { mediaFields, type RecordKind, recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import {
  addStaffPicture,
  listStaffRecords,
  MOST_RECORDS,
  pictureStem,
  saveStaffRecords,
  type staffPictureFolders,
} from '#domain/catalogue/staff-catalogue.contract.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { type Book, readBook } from '#domain/lists/read-book.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { readRefusal, requestOf } from '#lib/request.ts';
import { MINUTE } from '#lib/time.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { apiUrl, CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { givenPath } from '#scripts/lib/given-path.ts';
import { withLocalStore } from '#scripts/lib/local-store.ts';

const help = `Changes the catalogue by tables (CSV), through the API.

  npm run catalogue -- export sweet sweets.csv            writes every sweet, the hidden ones too
  npm run catalogue -- import sweet sweets.csv            shows what would change, and every wrong cell by row
  npm run catalogue -- import sweet sweets.csv --apply    changes it: all rows or none

Kinds: ${recordKinds.join(', ')}.
A row without an id is new. A column that is left out stays as it is. "visible" with "no" takes a record off the site.
Prices are rupees. A picture may be the name of a .jpg or .png file beside the table; it is sent along.

  --api http://localhost:4321     the API (API_URL)
  STAFF_TOKEN                     a token of \`npm run staff -- token\`; on the shop's own machine none is needed`;

/** Folder of the media store for the pictures of each kind. */
const PICTURE_FOLDERS: Partial<Record<RecordKind, (typeof staffPictureFolders)[number]>> = {
  sweet: 'sweets',
  'dry-fruit': 'dry-fruits',
  invitation: 'invitations',
  decoration: 'decorations',
  designer: 'designers',
  banner: 'banners',
  ad: 'ads',
  about: 'about',
};

/** Creates a staff token that expires in ten minutes, by direct access to this machine's database. */
const ownToken = (): Promise<string> =>
  withLocalStore((db) => keepToken(db, { name: 'catalogue command', role: 'editor', life: 10 * MINUTE }, Date.now()));

/**
 * Calls an endpoint of the staff API and returns its answer.
 * @throws CommandError with the API's messages when it refuses or does not answer
 */
type StaffCall = <E extends Endpoint>(
  endpoint: E,
  params: Record<string, string>,
  body?: unknown,
) => Promise<AnswerOf<E>>;

/** Returns a function that calls endpoints of one API with a staff token. */
const callerOf =
  (api: string, token: string): StaffCall =>
  async (endpoint, params, body) => {
    const { path, ...request } = requestOf(endpoint, { params, body }, token);
    const answer = await fetch(new URL(path, api), { ...request, signal: AbortSignal.timeout(MINUTE) }).catch(
      (error: Error) => {
        throw new CommandError(`The API at ${api} does not answer: ${error.message}`);
      },
    );
    const data = await answer.json().catch(() => null);
    if (answer.ok && data) return data;
    const { message = `The API answered ${answer.status}.`, fields = {} } = readRefusal(data);
    throw new CommandError(
      [message, ...Object.entries(fields).map(([field, fault]) => `  ${field}: ${fault}`)].join('\n'),
    );
  };

async function exportSheet(call: StaffCall, kind: RecordKind, file: string): Promise<void> {
  const { records } = await call(listStaffRecords, { kind });
  // The mark at the start tells spreadsheets that the text is UTF-8.
  await writeFile(file, `\uFEFF${Papa.unparse(writeSheet(kind, records))}\r\n`);
  say(`${records.length} records are in ${file}.`);
}

/**
 * Replaces file names in picture cells by the media store's values, in place. Without `apply` nothing is uploaded and
 * the values are only placeholders.
 * @param folder folder of the table, in which the files are searched
 * @param apply true uploads the files
 * @returns a problem for each file that is missing
 */
async function sendPictures(
  call: StaffCall,
  kind: RecordKind,
  rows: string[][],
  folder: string,
  apply: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  const fields = (rows[0] ?? []).map((head) => columnIn(kind, head.trim()));
  const columns = fields.flatMap((field, at) => (mediaFields.some((name) => name === field) ? [at] : []));
  const target = PICTURE_FOLDERS[kind];
  for (const [index, row] of rows.entries()) {
    for (const at of columns) {
      const named = row[at]?.trim() ?? '';
      if (index === 0 || !target || !/\.(?:jpe?g|png)$/i.test(named)) continue;
      // A preview has no name of the media store yet; this one passes the rules and shows what will be sent.
      row[at] = `${target}/${pictureStem(basename(named))}.webp`;
      const file = join(folder, named);
      if (!existsSync(file)) {
        problems.push(`Row ${index + 1}, ${rows[0]?.[at]}: there is no file ${file}.`);
        continue;
      }
      if (!apply) continue;
      const form = new FormData();
      form.set('image', new File([new Uint8Array(await readFile(file))], basename(file)));
      row[at] = (await call(addStaffPicture, { folder: target }, form)).value;
    }
  }
  return problems;
}

/**
 * Reads a file's tables.
 * @throws CommandError when it cannot be read
 */
function bookIn(bytes: Uint8Array): Book {
  try {
    return readBook(bytes);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

async function importSheet(call: StaffCall, kind: RecordKind, file: string, apply: boolean): Promise<void> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  const { rows, doubtful, said } = tableOf(bookIn(bytes));
  if (said) say(said);
  if (doubtful.length > 0)
    throw new CommandError(doubtful.map((row) => `Row ${row}: a quotation mark is in the wrong place.`).join('\n'));
  const { version, records } = await call(listStaffRecords, { kind });
  const check = async (send: boolean): Promise<SheetReading> => {
    const copy = rows.map((row) => [...row]);
    const missing = await sendPictures(call, kind, copy, dirname(file), send);
    const reading = readSheet(kind, copy, records);
    const wrong = [
      ...missing,
      ...reading.problems.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`),
    ];
    if (wrong.length > 0) throw new CommandError(`${wrong.join('\n')}\nNothing was changed.`);
    return reading;
  };
  // Everything is checked before the first picture is sent.
  const reading = await check(false);
  for (const { row, name, record, changes, overtaken } of reading.changes) {
    const since = overtaken ? 'changed by somebody since the export; ' : '';
    say(
      record.id
        ? `Row ${row}, ${name}: ${since}${changes.map(({ column, from, to }) => `${column} ${short(from)} → ${short(to)}`).join(', ')}`
        : `Row ${row}, ${name}: new`,
    );
  }
  const count = reading.changes.length;
  say(`${count} to write, ${reading.unchanged} unchanged.`);
  if (count === 0) return;
  if (count > MOST_RECORDS)
    throw new CommandError(`You can save at most ${MOST_RECORDS} records at once. Please divide the table.`);
  if (!apply) return say('Nothing was changed yet; repeat the command with --apply.');
  const { changes } = await check(true);
  await call(saveStaffRecords, { kind }, { version, records: changes.map(({ record }) => record) });
  say('Done. The public site follows by itself while the shop or `npm run publish -- --watch` runs.');
}

const short = (text: string): string => (text === '' ? '(empty)' : text.length > 40 ? `${text.slice(0, 39)}…` : text);

await runCommand(help, { api: textOption, apply: flag }, async ({ values, positionals: [command, name, file] }) => {
  if (!command) return say(help);
  if (command !== 'export' && command !== 'import')
    throw new CommandError(`There is no "${command}"; it is export or import.`);
  const kind = recordKinds.find((one) => one === name);
  if (!kind) throw new CommandError(`Which kind? ${recordKinds.join(', ')}.`);
  if (!file)
    throw new CommandError(`Which file? For instance ${kind}.csv with the columns ${sheetColumns(kind).join(', ')}.`);
  const call = callerOf(apiUrl(values.api), process.env['STAFF_TOKEN'] ?? (await ownToken()));
  await (command === 'export'
    ? exportSheet(call, kind, givenPath(file))
    : importSheet(call, kind, givenPath(file), values.apply));
});
