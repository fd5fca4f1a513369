/** The fields of one person of a list while its lines are read. */
import { pincodeInAddress } from '#domain/guests/address-parts.rules.ts';
import { type GuestField, type GuestTexts, noTexts } from '#domain/guests/guest-import.rules.ts';
import { CELLS } from '#domain/lists/sheets.rules.ts';
import { trimSigns } from '#lib/text.ts';

/** Stands where a number was taken out. */
export const CUT = '\u0001';

/** Texts of a person that was read piece by piece. */
export class Person {
  readonly texts: GuestTexts = noTexts();
  readonly mobiles: string[] = [];
  readonly address: string[] = [];
  readonly notes: string[] = [];
  name = '';
  more = '';

  /** Sets a field, or keeps the text as a note where it is filled. */
  once(field: GuestField, text: string): void {
    if (this.texts[field] === '') this.texts[field] = text;
    else if (this.texts[field] !== text) this.notes.push(text);
  }

  whole(): GuestTexts {
    const name = [this.name, this.more].filter(Boolean).join(' ');
    // The end of a sentence, unless it is that of letters as in `P.O.`.
    const address = this.address.join(', ').replace(/(?<=[\p{L}\p{M}]{2})\.$/u, '');
    const parted = this.texts.pincode === '' ? pincodeInAddress(address) : null;
    return {
      ...this.texts,
      name,
      mobile: this.mobiles.join(CELLS),
      address: parted?.address ?? address,
      pincode: parted?.pincode ?? this.texts.pincode,
      note: this.notes.join('; '),
    };
  }
}

const SIGNS = /[\s,;:.|=>~*•\-–—_&/\\"“”]/u;
const ENDS = /[\s,;:|=>~*•\-–—_&/\\"“”]/u;
const INNER_SIGNS = /[\s,;:.|=>~*•\-–—_&/\\]/u;
const INNER_ENDS = /[\s,;:|=>~*•\-–—_&/\\]/u;
/** Trims signs and pictures; quotation marks stay where both stand in the text, as around the name of a house. */
export const bare = (text: string): string => {
  const marks = text.match(/["“”]/gu)?.length ?? 0;
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier})*/gu, ' ');
  const [start, end] = marks > 0 && marks % 2 === 0 ? [INNER_SIGNS, INNER_ENDS] : [SIGNS, ENDS];
  return trimSigns(plain, start, end)
    .replace(/\( ?\)|\[ ?\]|[([] ?$|^ ?[)\]]/g, '')
    .trim();
};
