import type { Estate } from '#tests/attack/intruders/belongings.ts';

const ID = /^[0-9a-f]{24}$/;
/** Texts that tell nothing: days and times. */
const TIME = /^\d{4}-\d\d-\d\d|^[\d:]*$/;

/** Returns the texts in a JSON value, also in JSON that stands in a text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (/^[[{]/.test(value)) return textsIn(JSON.parse(value));
    return [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Splits a line of `StoreWatch.lines` into table and row. */
function rowOf(line: string): { table: string; row: Record<string, unknown> } {
  const at = line.indexOf(' ');
  return { table: line.slice(0, at), row: JSON.parse(line.slice(at + 1)) as Record<string, unknown> };
}

/**
 * Returns the rows that belong to a person: those that hold the person's id, marker or mobile number, and those that
 * hold the id of such a row.
 */
export function privateRowsOf(lines: readonly string[], { who, marker, things }: Estate): string[] {
  const known = new Set([who.id, marker, things.mobile, things.otpId]);
  const left = new Set(lines);
  const found: string[] = [];
  for (let grows = true; grows;) {
    grows = false;
    for (const line of left) {
      if (![...known].some((text) => line.includes(text))) continue;
      left.delete(line);
      found.push(line);
      grows = true;
      const { id } = rowOf(line).row;
      if (typeof id === 'string' && ID.test(id)) known.add(id);
    }
  }
  return found;
}

/** What belongs to a person and to nobody else. */
export interface PrivateTexts {
  /** Rows as lines. */
  rows: Set<string>;
  /** Ids of rows. */
  ids: string[];
  /** All texts of six letters and more. */
  texts: string[];
}

/**
 * Returns what belongs to a person: rows and texts that stand in no row of anybody else.
 * @param lines all rows of the shop
 */
export function privateTextsOf(lines: readonly string[], whose: Estate): PrivateTexts {
  const rows = new Set(privateRowsOf(lines, whose));
  const elsewhere = lines.filter((line) => !rows.has(line));
  const others = new Set(elsewhere.flatMap((line) => textsIn(rowOf(line).row)));
  const texts = new Set([...rows].flatMap((line) => textsIn(rowOf(line).row)));
  const own = [...texts].filter((text) => text.length >= 6 && !TIME.test(text) && !others.has(text));
  return { rows, ids: own.filter((text) => ID.test(text)), texts: [...own, whose.marker] };
}
