/** Fields of a guest that a list may fill. */
export const guestFields = [
  'name',
  'mobile',
  'guestNo',
  'email',
  'category',
  'address',
  'pincode',
  'side',
  'events',
  'household',
  'note',
] as const;
export type GuestField = (typeof guestFields)[number];
export type GuestTexts = Record<GuestField, string>;

/** A guest's row of a list as it was written; several texts of one field are joined by `CELLS`. */
export interface RawGuest extends GuestTexts {
  /** Number of the row, unique over the sheets of a book. */
  row: number;
  /** Name of the row's sheet. */
  sheet: string;
  /** Place of the row in its sheet, from 1. */
  at: number;
  /** True when the name stands in a cell further up that covers this row as well. */
  isNameAbove?: boolean;
  /** Field that was joined of surplus cells; `isAsked` when it may hold too many. */
  surplus?: { field: 'address' | 'note'; isAsked: boolean };
  /** Set where the words of a field, such as `same as above`, stand for the row above, whose text it has. */
  ditto?: { field: 'address' | 'pincode'; words: string };
  /** Field in which a quotation mark is wrong, so that it may hold what belongs to others. */
  marked?: GuestField;
}

/** What the reader made of a row's text. */
export interface Change {
  /** Sentence for the host. */
  said: string;
  /** The fields that take the change back; without any it is only a hint. */
  undo: Partial<GuestTexts>;
}

/** A row as the reader understood it. */
export interface ReadGuest extends RawGuest {
  changes: readonly Change[];
  /** Set when the address ends with another pincode than that of its own column: the sentence that asks. */
  twoPincodes?: string;
}

/** What the host changed, by row. */
export type Edits = Readonly<Record<number, Partial<GuestTexts>>>;

/** A row with the result of its check against the others and the guest list. */
export interface CheckedGuest extends ReadGuest {
  /** Why the row is refused; empty when it is accepted. */
  problem: string;
  /** Field that the problem is about; empty when it is about the whole row. */
  problemField: GuestField | '';
  /** True when the guest is on the guest list already. */
  known: boolean;
  /** Sentence about the guest of another name who has the number; empty when there is none. */
  shared: string;
  /** Number of the guest whose home this one shares; empty when none was chosen. Such a row has no number of its own. */
  homeWith: string;
  /** Sentences about an accepted row, such as a missing number. */
  hints: readonly string[];
}

/** Returns a row without any text. */
export const noTexts = (): GuestTexts => ({
  name: '',
  mobile: '',
  guestNo: '',
  email: '',
  category: '',
  address: '',
  pincode: '',
  side: '',
  events: '',
  household: '',
  note: '',
});
