import { beginsWrong, MOBILE_BEGINS, normaliseMobile } from '#lib/mobile.ts';
import { PINCODE_BEGINS, type PincodeFault, pincodeFault } from '#lib/pincode.ts';
import { isAddress } from '#lib/text.ts';
import * as say from '#domain/guests/guests.texts.ts';

const pincodeTexts: Record<PincodeFault, string> = {
  empty: say.pincodeEnter,
  letters: say.pincodeAcceptsDigits,
  begins: `${PINCODE_BEGINS}.`,
  length: say.pincodeEnterValid,
};

/**
 * Validates an address and pincode by the server's rules, except for the maximum length; returns a message for each
 * invalid field. Works without yup, which would double the size of a page that must open on any phone.
 */
export function addressProblems({ address, pincode }: { address: string; pincode: string }): {
  address?: string;
  pincode?: string;
} {
  const typed = address.trim();
  const fault = pincodeFault(pincode);
  return {
    ...(typed.length < 3 || !isAddress(typed) ? { address: say.addAddress } : {}),
    ...(fault && { pincode: pincodeTexts[fault] }),
  };
}

/**
 * Validates the name and mobile number of a person who uses a family's link, without yup; returns a message for each
 * invalid field. The server checks the rest.
 */
export function newcomerProblems({ name, mobile }: { name: string; mobile: string }): {
  name?: string;
  mobile?: string;
} {
  return {
    ...(name.trim() === '' ? { name: say.nameRequired } : name.trim().length < 3 ? { name: say.nameTooShort } : {}),
    ...(normaliseMobile(mobile) === null ? { mobile: beginsWrong(mobile) ? `${MOBILE_BEGINS}.` : say.notIndian } : {}),
  };
}

/**
 * Translates an error message. A message that ends with `: N too many.` becomes `tooMany` with that number; a message
 * without a translation is returned unchanged.
 */
export function translated(
  message: string,
  { errors, tooMany }: { errors: Readonly<Record<string, string>>; tooMany: string },
): string {
  const over = /: (\d+) too many\.$/.exec(message)?.[1];
  return over ? tooMany.replace('{over}', over) : (errors[message] ?? message);
}

/**
 * Returns the key of the error text for a failed request: `noAnswer` when its outcome is unknown, `offline` without a
 * connection, `closed` for status 410, `tooOften` for 429, else `notSent`.
 * @param failure null when the script that sends the request did not load
 */
export function refusalText(
  failure: { status: number; unknown?: boolean } | null,
): 'noAnswer' | 'offline' | 'closed' | 'tooOften' | 'notSent' {
  if (failure?.unknown) return 'noAnswer';
  if (failure ? failure.status === 0 : navigator.onLine === false) return 'offline';
  if (failure?.status === 410) return 'closed';
  return failure?.status === 429 ? 'tooOften' : 'notSent';
}
