import { atom } from 'nanostores';
import { $userId } from '#client/session.ts';
import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import type { Edits, GuestTexts } from '#domain/guests/guest-import.rules.ts';
import type { GuestSheet } from '#domain/guests/guest-sheets.rules.ts';

/** The list as it was given, with the meaning of its columns. */
interface ImportList {
  /** Pasted text. */
  text: string;
  sheets: readonly GuestSheet[];
}

/** What the host decided about a list. Sheets are named by their place, rows by their number. */
interface ImportMarks {
  taken: readonly number[];
  /** Sheets whose guests are not tagged with the side that the sheet's name tells. */
  untagged: readonly number[];
  edits: Edits;
  /** What went from the number field of a row into its note. */
  moved: Readonly<Record<number, readonly string[]>>;
  dismissed: readonly number[];
  /** Rows that were saved, or are on the guest list already. */
  done: readonly number[];
  /** Rows that share the home of the guest with the same number. */
  homes: readonly number[];
  /** True to overwrite guests who are on the list already. */
  replace: boolean;
  /** Path of the page where the import was begun; empty for the guest list. */
  back: string;
  /** Ids of the guests that were added. */
  added: readonly string[];
}

export type ImportState = ImportList & ImportMarks;

/** Most characters of a list that is kept when the page is left. */
const MOST_KEPT = 1_500_000;
/** Milliseconds after a change until it is stored. */
const PAUSE = 300;

const LIST = storageKeys.draft('guest-import');
const MARKS = storageKeys.draft('guest-import:marks');

const noList: ImportList = { text: '', sheets: [] };
const noMarks: ImportMarks = {
  taken: [],
  untagged: [],
  edits: {},
  moved: {},
  dismissed: [],
  done: [],
  homes: [],
  replace: false,
  back: '',
  added: [],
};

/** Reads the signed-in person's import from the browser's storage. */
function read(): ImportState {
  const list = readStoredJson<Partial<ImportList> & { of?: string }>(LIST);
  const marks = readStoredJson<Partial<ImportMarks> & { of?: string }>(MARKS);
  const own = (kept: { of?: string } | null): boolean => kept?.of === $userId.get() && $userId.get() !== '';
  const { text = '', sheets = [] } = own(list) ? list! : noList;
  // Marks without their list mean nothing.
  const { of: _, ...rest } = { of: '', ...(own(marks) && sheets.length > 0 ? marks : { back: marks?.back ?? '' }) };
  return { ...noMarks, ...rest, text, sheets };
}

/** The import in progress: of this page, or of an earlier visit. */
export const $import = atom<ImportState>(read());
/** False while the list is too long for the browser's storage, and would be lost with the page. */
export const $kept = atom(true);

let waiting: ReturnType<typeof setTimeout> | undefined;
let stored: ImportList = $import.get();

/** Stores the import at once. */
export function keepImport(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const of = $userId.get();
  const { text, sheets, ...marks } = $import.get();
  if (of === '') return;
  if (text === '' && sheets.length === 0 && marks.back === '') {
    for (const key of [LIST, MARKS]) writeStored(key, null);
    stored = noList;
    return;
  }
  // The list is long and seldom changes: what is typed into one of its rows does not write it again.
  if (stored.text !== text || stored.sheets !== sheets) {
    const list = JSON.stringify({ of, text, sheets });
    const fits = list.length <= MOST_KEPT && writeGrown(LIST, list);
    if (!fits) writeStored(LIST, null);
    $kept.set(fits);
    stored = { text, sheets };
  }
  writeGrown(MARKS, JSON.stringify({ of, ...marks }));
}

/** Changes parts of the import. */
export function change(part: Partial<ImportState>): void {
  $import.set({ ...$import.get(), ...part });
  waiting ??= setTimeout(keepImport, PAUSE);
}

const withOrWithout = <Item>(items: readonly Item[], item: Item, on: boolean): Item[] => [
  ...items.filter((one) => one !== item),
  ...(on ? [item] : []),
];

/** Sets the page where the import was begun; empty for the guest list. */
export const beginAt = (back: string): void => change({ back });

export const setText = (text: string): void => change({ text });

/** Takes over the sheets of a list; what was decided about an earlier list is forgotten. */
export function openSheets(sheets: readonly GuestSheet[]): void {
  change({ ...noMarks, back: $import.get().back, sheets, taken: firstTaken(sheets) });
  keepImport();
}

/** Names of sheets that hold other people than guests. */
const OTHERS = /vendor|supplier|caterer|contractor|budget|expense/i;

/** Tells whether one of two sheets has all the fields of the other. */
function isAlike(one: GuestSheet, other: GuestSheet): boolean {
  const fields = [one, other].map(({ layout }) => new Set(layout.columns.filter((field) => field !== '')));
  const [few, many] = fields.sort((a, b) => a.size - b.size);
  return [...few!].every((field) => many!.has(field));
}

/**
 * Returns the places of the sheets to begin with: visible ones whose name tells a side, and those with the same columns;
 * else those that hold names and how to reach them, else the first with guests.
 */
function firstTaken(sheets: readonly GuestSheet[]): number[] {
  const places = sheets.map((_, place) => place).filter((place) => (sheets[place]?.guests ?? 0) > 0);
  const visible = places.filter((place) => !sheets[place]?.hidden);
  const sided = visible.filter((place) => sheets[place]?.side !== '');
  const lists = visible.filter((place) => {
    const columns = sheets[place]?.layout.columns ?? [];
    return columns.includes('name') && (columns.includes('mobile') || columns.includes('address'));
  });
  const alike = lists.filter((place) => {
    const sheet = sheets[place]!;
    return !OTHERS.test(sheet.name) && sided.some((one) => isAlike(sheets[one]!, sheet));
  });
  if (sided.length > 0) return places.filter((place) => sided.includes(place) || alike.includes(place));
  return lists.length > 0 ? lists : [places[0] ?? 0];
}

/** Returns how many guests stand on how many sheets that are not taken. */
export function leftSheets({ sheets, taken }: Pick<ImportState, 'sheets' | 'taken'>): {
  guests: number;
  sheets: number;
} {
  const left = sheets.filter(({ guests }, place) => guests > 0 && !taken.includes(place));
  return { guests: left.reduce((sum, { guests }) => sum + guests, 0), sheets: left.length };
}

/** Goes back to the pasted text. */
export function closeSheets(): void {
  change({ ...noMarks, back: $import.get().back, sheets: [] });
  keepImport();
}

export const takeSheet = (place: number, on: boolean): void =>
  change({ taken: withOrWithout($import.get().taken, place, on) });

export const tagSheet = (place: number, on: boolean): void =>
  change({ untagged: withOrWithout($import.get().untagged, place, !on) });

/** Sets fields of a row to what the host typed, or to what stood in the list. */
export function editRow(row: number, fields: Partial<GuestTexts>): void {
  const { edits } = $import.get();
  change({ edits: { ...edits, [row]: { ...edits[row], ...fields } } });
}

export const dismissRow = (row: number, on: boolean): void =>
  change({ dismissed: withOrWithout($import.get().dismissed, row, on) });

export const shareHome = (row: number, on: boolean): void =>
  change({ homes: withOrWithout($import.get().homes, row, on) });

export const setReplace = (replace: boolean): void => change({ replace });

/** Notes rows that are saved, with the ids of new guests. */
export function noteDone(rows: readonly number[], ids: readonly string[] = []): void {
  const { done, added } = $import.get();
  change({ done: [...new Set([...done, ...rows])], added: [...added, ...ids] });
  keepImport();
}

/** Forgets the import. */
export function discardImport(): void {
  $import.set({ ...noMarks, ...noList });
  $kept.set(true);
  keepImport();
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => waiting && keepImport());
  // Another tab of the same person went on with the list, or finished it.
  addEventListener('storage', ({ key }) => {
    if (key === LIST || key === MARKS) {
      $import.set(read());
      stored = $import.get();
    }
  });
  // Nobody sees the list of the person before.
  $userId.listen(() => {
    clearTimeout(waiting);
    waiting = undefined;
    $import.set(read());
    stored = $import.get();
  });
}
