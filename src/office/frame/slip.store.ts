import { atom } from 'nanostores';
import type { CallFailure } from '#client/api.ts';

/** Value that looks like a slip of the finger. */
export interface Slip {
  /** Names record, field and value, so that the same value is not asked about again. */
  key: string;
  /** Name of the form's field, which takes the focus when the value is to be corrected. */
  field: string;
  /** New value in words, such as `₹52`. */
  value: string;
  /** Both values in words, and how the others of the list are. */
  sentence: string;
  /** Row of a table; missing elsewhere. */
  row?: number;
}

interface Question {
  slips: readonly Slip[];
  answer(goesOn: boolean): void;
}

/** Question about slips that is open; null when none is. */
export const $slips = atom<Question | null>(null);

/** Keys of the slips that were agreed to and are not written yet. */
const agreed = new Set<string>();

/**
 * Asks whether values that look like slips are meant, all in one question; what was agreed to and not written yet is
 * not asked about again.
 * @returns null to go on, else the slip that is to be corrected
 */
export async function askAboutSlips(slips: readonly Slip[]): Promise<Slip | null> {
  const fresh = slips.filter(({ key }) => !agreed.has(key));
  const [first] = fresh;
  if (!first) return null;
  const goesOn = await new Promise<boolean>((answer) => $slips.set({ slips: fresh, answer }));
  $slips.set(null);
  if (!goesOn) return first;
  for (const { key } of fresh) agreed.add(key);
  return null;
}

/** Forgets what was agreed to, once it is written: the same slip would be a new one. */
export const slipsWritten = (): void => agreed.clear();

/** Result of a call that was not made, because a value is to be corrected; it has nothing to say. */
export const notSent: CallFailure = { ok: false, status: 0, code: '', message: '' };
