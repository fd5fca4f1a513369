import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { readSheet, type SheetReading, sheetColumns, writeSheet } from '#domain/catalogue/catalogue-sheet.contract.ts';
import { mediaFields, type RecordKind, recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import {
  addStaffPicture,
  listStaffRecords,
  MOST_RECORDS,
  pictureStem,
  saveStaffRecords,
  type staffPictureFolders,
  type StaffRecord,
} from '#domain/catalogue/staff-catalogue.contract.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { refusalOf, requestOf } from '#lib/request.ts';
import { decodeText } from '#lib/table-bytes.ts';
import { MINUTE } from '#lib/time.ts';
import { readTableText } from '#client/table-file.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { withLocalStore } from '#scripts/lib/local-store.ts';

const help = `Changes the catalogue by tables (CSV), through the API.

  npm run catalogue -- export sweet sweets.csv            writes every sweet, the hidden ones too
  npm run catalogue -- import sweet sweets.csv            shows what would change, and every wrong cell by row
  npm run catalogue -- import sweet sweets.csv --apply    changes it: all rows or none

Kinds: ${recordKinds.join(', ')}.
A row without an id is new. A column that is left out stays as it is. "visible" with "no" takes a record off the site.
Prices are rupees. A sweet's rate is the price of 400 gm, a dry fruit's rate the price of 1 kg. A picture may be the name
of a .jpg or .png file beside the table; it is sent along.

  --api http://localhost:4321     the API (API_URL)
  STAFF_TOKEN                     a token of \`npm run staff -- token\`; on the shop's own machine none is needed`;

/** Where the pictures of a kind lie in the media store. */
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

/** What was asked cannot be done; the message says why. */
class Unable extends Error {}

/** Returns a token for ten minutes, for whoever stands at the shop's own machine. */
const ownToken = (): Promise<string> =>
  withLocalStore((db) => keepToken(db, { name: 'catalogue command', role: 'editor', life: 10 * MINUTE }, Date.now()));

/** The staff's calls of one API. */
class StaffApi {
  readonly #api: string;
  readonly #token: string;

  constructor(api: string, token: string) {
    this.#api = api;
    this.#token = token;
  }

  async call<E extends Endpoint>(endpoint: E, params: Record<string, string>, body?: unknown): Promise<AnswerOf<E>> {
    const { path, ...request } = requestOf(endpoint, { params, body }, this.#token);
    const answer = await fetch(new URL(path, this.#api), { ...request, signal: AbortSignal.timeout(MINUTE) }).catch(
      (error: Error) => {
        throw new Unable(`The API at ${this.#api} does not answer: ${error.message}`);
      },
    );
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok && data) return data as AnswerOf<E>;
    const { message = `The API answered ${answer.status}.`, fields = {} } = refusalOf(data);
    throw new Unable(
      message +
        Object.entries(fields)
          .map(([field, said]) => `\n  ${field}: ${said}`)
          .join(''),
    );
  }
}

async function exportSheet(api: StaffApi, kind: RecordKind, file: string): Promise<string> {
  const { records } = await api.call(listStaffRecords, { kind });
  // The mark at the start tells spreadsheets that the text is UTF-8.
  await writeFile(file, `\uFEFF${Papa.unparse(writeSheet(kind, records))}\r\n`);
  return `${records.length} records are in ${file}.`;
}

/** Sends the pictures that cells name beside the table, and puts the media store's names in their place. */
async function sendPictures(
  api: StaffApi,
  kind: RecordKind,
  rows: string[][],
  folder: string,
  apply: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  const columns = (rows[0] ?? []).flatMap((head, at) =>
    (mediaFields as readonly string[]).includes(head.trim()) ? [at] : [],
  );
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
      row[at] = (await api.call(addStaffPicture, { folder: target }, form)).value;
    }
  }
  return problems;
}

async function importSheet(
  api: StaffApi,
  kind: RecordKind,
  file: string,
  apply: boolean,
  say: (line: string) => void,
): Promise<void> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Unable(`${file} cannot be read: ${error.message}`);
  });
  const { table: rows, doubtful } = readTableText(decodeText(bytes));
  if (doubtful.length > 0)
    throw new Unable(doubtful.map((row) => `Row ${row}: a quotation mark is in the wrong place.`).join('\n'));
  const { version, records } = await api.call(listStaffRecords, { kind });
  const check = async (send: boolean): Promise<SheetReading> => {
    const copy = rows.map((row) => [...row]);
    const missing = await sendPictures(api, kind, copy, dirname(file), send);
    const reading = readSheet(kind, copy, records as StaffRecord[]);
    const wrong = [
      ...missing,
      ...reading.problems.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`),
    ];
    if (wrong.length > 0) throw new Unable(`${wrong.join('\n')}\nNothing was changed.`);
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
    throw new Unable(`At most ${MOST_RECORDS} records can be written at once; divide the table.`);
  if (!apply) return say('Nothing was changed yet; repeat the command with --apply.');
  const { changes } = await check(true);
  await api.call(saveStaffRecords, { kind }, { version, records: changes.map(({ record }) => record) });
  say('Done. The public site follows by itself while the shop or `npm run publish -- --watch` runs.');
}

const short = (text: string): string => (text === '' ? '(empty)' : text.length > 40 ? `${text.slice(0, 39)}…` : text);

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { api: { type: 'string' }, apply: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const [command, kind, file] = positionals;
  if (values.help || !command) return say(help);
  if (command !== 'export' && command !== 'import')
    throw new Unable(`There is no "${command}"; it is export or import.`);
  if (!recordKinds.includes(kind as RecordKind)) throw new Unable(`Which kind? ${recordKinds.join(', ')}.`);
  if (!file)
    throw new Unable(
      `Which file? For instance ${kind}.csv with the columns ${sheetColumns(kind as RecordKind).join(', ')}.`,
    );
  const address = values.api ?? process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`;
  const api = new StaffApi(address, process.env['STAFF_TOKEN'] ?? (await ownToken()));
  if (command === 'export') say(await exportSheet(api, kind as RecordKind, file));
  else await importSheet(api, kind as RecordKind, file, values.apply, say);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Unable) && (error as { code?: string }).code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
