import { isGuestNote } from '#domain/guests/guest-row.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { guestMobile } from '#lib/phone.ts';

/** What a row's number field gives: the guest's number, and the note with what does not belong into the field. */
interface TypedNumbers {
  mobile: string;
  note: string;
  /** What went into the note; empty for nothing. */
  moved: string;
}

/** Separates the parts of a note, as where a list is read. */
const PARTS = '; ';

/**
 * Parts what was typed into a row's number field as the cell of a list is parted: landlines, further numbers and words
 * go into the note. Returns null for a text without any number, and when the note has no room.
 */
export function typedNumbers(text: string, note: string): TypedNumbers | null {
  const whole = guestMobile(text);
  if (whole !== null) return { mobile: whole, note, moved: '' };
  const { mobile, notes, words, unreadable } = numbersInCell(text);
  if (unreadable || (mobile === '' && notes.length === 0)) return null;
  const moved = [...notes, words].filter((one) => one !== '' && !note.includes(one)).join(PARTS);
  const all = [note, moved].filter(Boolean).join(PARTS);
  return isGuestNote(all) ? { mobile, note: all, moved } : null;
}

/** Returns a note without what went into it. */
export function noteWithout(note: string, moved: string): string {
  const parts = moved.split(PARTS);
  return note
    .split(PARTS)
    .filter((part) => !parts.includes(part))
    .join(PARTS);
}
