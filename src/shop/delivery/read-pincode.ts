import { call } from '#client/api.ts';
import { checkPincodes, readPincode } from '#domain/delivery/pincode.contract.ts';
import { placeText, probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { pincodeFault } from '#lib/pincode.ts';
import * as say from '#shop/delivery/read-pincode.texts.ts';

/** Result of a pincode lookup; `silent` for an incomplete pincode or a failed call. */
export type PincodeAnswer = { kind: 'place' | 'probably'; words: string } | { kind: 'unknown' } | { kind: 'silent' };

const answers = new Map<string, PincodeAnswer>();

/**
 * Looks up a pincode, with one call for each pincode on a page. Returns `place`, `probably` for an unknown pincode with
 * a probable place, `unknown`, or `silent` when it is incomplete or the call fails.
 */
export async function lookUpPincode(pincode: string): Promise<PincodeAnswer> {
  if (pincodeFault(pincode)) return { kind: 'silent' };
  const known = answers.get(pincode);
  if (known) return known;
  const answer = await call(readPincode, { params: { pincode } });
  const result = answer.ok ? answerOf(answer.data) : ({ kind: answer.status === 404 ? 'unknown' : 'silent' } as const);
  if (answer.ok || result.kind === 'unknown') answers.set(pincode, result);
  return result;
}

function answerOf({ places, known, probably }: AnswerOf<typeof readPincode>): PincodeAnswer {
  if (places.length === 0) return { kind: 'silent' };
  if (!probably) return { kind: 'place', words: placeText(places) };
  const text = probablePlaceText(places);
  return known ? { kind: 'place', words: say.probably(text) } : { kind: 'probably', words: text };
}

/**
 * Returns the unknown ones of some pincodes with their probable place, which is empty when there is none. Returns an
 * empty map when the call fails.
 */
export async function unknownPincodes(pincodes: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(pincodes.filter(Boolean))];
  if (wanted.length === 0) return new Map();
  const answer = await call(checkPincodes, { body: { pincodes: wanted } });
  if (!answer.ok) return new Map();
  const { unknown, probably } = answer.data;
  return new Map(unknown.map((pincode) => [pincode, probably[pincode] ?? '']));
}
