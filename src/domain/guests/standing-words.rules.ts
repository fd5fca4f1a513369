/** Words that stand in a column in place of an address or a pincode. */
import type { RawGuest } from '#domain/guests/guest-import.rules.ts';
import { trimSigns } from '#lib/text.ts';

/** Returns the words that are parted by bars. */
const wordsIn = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.normalize('NFC').split('|')));

const DITTO = wordsIn(
  `"|''|〃|”|“|,,|do|d/o|d.o|ditto|same|above|same as above|as above|same above|same address|same as above address`,
  'address as above|ditto as above|do as above|above address|same pincode|upar wala|same as before',
  'वही|ऊपर वाला|ऊपर वाला पता|ऊपर जैसा|ਓਹੀ|ਉੱਪਰ ਵਾਲਾ|ਉਪਰ ਵਾਲਾ',
);
const NO_PLACE = wordsIn(
  'na|n/a|n.a|nil|none|null|no address|not known|unknown|not available|pending|tbc|tbd|tba|to be confirmed|to be told',
  'awaited|later|send later|will send|will send later|will tell|will tell later|will share|will share later|will confirm',
  'to ask|ask|ask later|bad mein|baad mein|बाद में|पता नहीं|ਬਾਅਦ ਵਿੱਚ|ਪਤਾ ਨਹੀਂ',
);

/** Returns a short cell in lower case without dashes, dots and brackets around it; empty for a longer one. */
const plainOf = (cell: string): string =>
  cell.length > 40 ? '' : trimSigns(cell.normalize('NFC').toLowerCase().replace(/\s+/g, ' '), /[ .()*!–—-]/);

/** Tells whether a cell only repeats the one above: `-do-`, `same as above`, `〃`. */
export const isDitto = (cell: string): boolean => DITTO.has(plainOf(cell));

/** Tells whether words stand where an address should, and say that there is none yet: `send later`, `NA`. */
export const saysNoPlace = (cell: string): boolean => NO_PLACE.has(plainOf(cell));

/** Gives the guests whose address or pincode repeats the one above what stands there. */
export function withDittos(guests: readonly RawGuest[]): RawGuest[] {
  let above = { address: '', pincode: '' };
  return guests.map((guest) => {
    const isSame = isDitto(guest.address);
    const isSamePincode = isDitto(guest.pincode);
    const address = isSame && above.address !== '' ? above.address : guest.address;
    const takes = isSamePincode || (isSame && guest.pincode === '' && above.address !== '');
    const pincode = takes && above.pincode !== '' ? above.pincode : guest.pincode;
    const isTaken = { address: address !== guest.address, pincode: isSamePincode && pincode !== guest.pincode };
    // The pincode above may stand in the address.
    const isWithin = isSamePincode && isTaken.address && !isTaken.pincode;
    const read = { ...guest, address, pincode: isWithin ? '' : pincode };
    above = { address: saysNoPlace(address) || isDitto(address) ? '' : address, pincode: read.pincode };
    if (isDitto(above.pincode)) above.pincode = '';
    if (isTaken.address) return { ...read, ditto: { field: 'address', words: guest.address } };
    return isTaken.pincode ? { ...read, ditto: { field: 'pincode', words: guest.pincode } } : read;
  });
}
