import { type Gift, mayHaveArrived, type GuestAnswer } from '#domain/guests/celebration.rules.ts';
import { isAbroad } from '#lib/guest-number.ts';

/**
 * What a guest's page, and the message that brings it, is about: the `address` is missing, or to be looked at (`check`)
 * before a box is ordered; the box is `preparing`, `sent` or `delivered`; `thanks` after the guest said that it
 * arrived; `invited` for a guest abroad, to whom no box is sent.
 */
export type PageState = 'address' | 'check' | 'preparing' | 'sent' | 'delivered' | 'thanks' | 'invited';

/** Returns the state of a guest's page. The box that is furthest on its way decides. */
export function pageState(
  { mobile, address }: { mobile: string; address: string },
  gifts: readonly Pick<Gift, 'state'>[],
  { arrivedAt }: Pick<GuestAnswer, 'arrivedAt'>,
): PageState {
  if (isAbroad(mobile)) return 'invited';
  if (address === '') return 'address';
  const has = (...states: Gift['state'][]): boolean => gifts.some(({ state }) => states.includes(state));
  if (arrivedAt !== null && mayHaveArrived(gifts)) return 'thanks';
  if (has('delivered')) return 'delivered';
  if (has('sent')) return 'sent';
  return has('preparing', 'packed') ? 'preparing' : 'check';
}

const WITH_DIGIT = /\p{Nd}/u;
/** A number of this many digits may be somebody's telephone. */
const MANY_DIGITS = 7;
/** Most words of a town: more of them are the rest of an address without commas. */
const TOWN_WORDS = 3;
/** Country and states as they stand behind a town, without those that are towns themselves. */
const BEHIND_TOWN =
  /^(?:india|bharat|punjab|panjab|pb|haryana|hr|himachal|himachal pradesh|hp|jammu and kashmir|jammu kashmir|j k|jk|rajasthan|uttar pradesh|up|uttarakhand|madhya pradesh|mp|bihar|jharkhand|west bengal|wb|gujarat|maharashtra|goa|karnataka|kerala|tamil nadu|tamilnadu|tn|telangana|andhra pradesh|odisha|chhattisgarh|assam|भारत|पंजाब|हरियाणा|राजस्थान|हिमाचल|हिमाचल प्रदेश|उत्तर प्रदेश|ਭਾਰਤ|ਪੰਜਾਬ|ਹਰਿਆਣਾ|ਹਿਮਾਚਲ|ਰਾਜਸਥਾਨ)$/iu;

const wordsOf = (part: string): string[] => part.split(/\s+/).filter(Boolean);

/** Shortens a word to its first letter; a house number stays, its longer words and a telephone number do not. */
function short(word: string): string {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 0 && digits < MANY_DIGITS
    ? word.replace(/(\p{L}\p{M}*)\p{L}[\p{L}\p{M}]{2,}/gu, '$1…')
    : `${[...word][0] ?? ''}…`;
}

const shortPart = (words: readonly string[]): string => words.map(short).join(' ');

/** Returns the parts of an address with town, state and country whole, of which the town is at `town`. */
function shownParts(parts: readonly string[], town: number, whole: (words: string[]) => string): string[] {
  return parts.map((part, at) => {
    const words = wordsOf(part);
    if (at === 0 || at < town) return shortPart(words);
    return at === town ? whole(words) : part;
  });
}

/**
 * Shortens an address so that its owner knows it again and a stranger does not learn it: house numbers, the town with
 * its state, and the pincode stay, of other words the first letter (`12 M… R…, Ludhiana, Punjab, 141001`). At least one
 * word is always shortened.
 */
export function knownAgain(address: string, pincode: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isBehind = (at: number): boolean => BEHIND_TOWN.test((parts[at] ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ').trim());
  let town = parts.length - 1;
  while (town > 1 && isBehind(town) && !WITH_DIGIT.test(parts[town - 1] ?? '')) town -= 1;
  const last = (words: string[]): string => [shortPart(words.slice(0, -1)), ...words.slice(-1)].join(' ').trim();
  const ways = [(words: string[]) => (words.length > TOWN_WORDS ? last(words) : words.join(' ')), last, shortPart];
  const shown = ways.map((whole) => shownParts(parts, town, whole).join(', '));
  const safe = shown.find((one) => one.includes('…')) ?? shown.at(-1) ?? '';
  return [safe, pincode].filter(Boolean).join(', ');
}
