import { call } from '#client/api.ts';
import { checkPincodes, readPincode } from '#features/pincodes/pincode.contract.ts';
import { placeWords, probablePlaceWords } from '#features/pincodes/pincode.rules.ts';

/** What is known of a pincode; `silent` when there is nothing to say, for instance without the network. */
export type PincodeAnswer = { kind: 'place' | 'probably'; words: string } | { kind: 'unknown' } | { kind: 'silent' };

const answers = new Map<string, PincodeAnswer>();

/** Looks a complete pincode up, each one once a page. */
export async function lookUpPincode(pincode: string): Promise<PincodeAnswer> {
  if (!/^\d{6}$/.test(pincode)) return { kind: 'silent' };
  const known = answers.get(pincode);
  if (known) return known;
  const answer = await call(readPincode, { params: { pincode } });
  const probably = answer.ok && answer.data.probably === true;
  const words = answer.ok ? (probably ? probablePlaceWords : placeWords)(answer.data.places) : '';
  const result: PincodeAnswer = words
    ? { kind: probably ? 'probably' : 'place', words }
    : !answer.ok && answer.status === 404
      ? { kind: 'unknown' }
      : { kind: 'silent' };
  if (answer.ok || result.kind === 'unknown') answers.set(pincode, result);
  return result;
}

/** The unknown ones among some pincodes with where they probably are, empty for anywhere; none when they cannot be looked up. */
export async function unknownPincodes(pincodes: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(pincodes.filter(Boolean))];
  if (wanted.length === 0) return new Map();
  const answer = await call(checkPincodes, { body: { pincodes: wanted } });
  if (!answer.ok) return new Map();
  const { unknown, probably } = answer.data;
  return new Map(unknown.map((pincode) => [pincode, probably[pincode] ?? '']));
}
