import { normaliseMobile } from '#lib/mobile.ts';
import { isAddress, NOT_A_MOBILE } from '#lib/text.ts';

/**
 * Checks an address and pincode like the server, but without yup, which would double the weight of a page that must
 * open on any phone. Returns the first message of each field; the server alone counts characters.
 */
export function addressProblems({ address, pincode }: { address: string; pincode: string }): {
  address?: string;
  pincode?: string;
} {
  const [typed, code] = [address.trim(), pincode.trim()];
  return {
    ...(typed.length < 3 || !isAddress(typed) ? { address: 'Please add address' } : {}),
    ...(code === ''
      ? { pincode: 'Please enter pinCode.' }
      : !/^\d+$/.test(code)
        ? { pincode: 'Only accept number.' }
        : !/^[1-9]\d{5}$/.test(code)
          ? { pincode: 'Please enter valid pincode.' }
          : {}),
  };
}

/** Checks the name and number of a person who comes by a family's link, without yup; the server checks the rest. */
export function newcomerProblems({ name, mobile }: { name: string; mobile: string }): {
  name?: string;
  mobile?: string;
} {
  return {
    ...(name.trim() === ''
      ? { name: 'Name is required.' }
      : name.trim().length < 3
        ? { name: 'Min 3 characters required.' }
        : {}),
    ...(normaliseMobile(mobile) === null ? { mobile: NOT_A_MOBILE } : {}),
  };
}

/** Returns a message in a language; for one about too many characters with their number. */
export function translated(
  message: string,
  { errors, tooMany }: { errors: Readonly<Record<string, string>>; tooMany: string },
): string {
  const over = /: (\d+) too many\.$/.exec(message)?.[1];
  return over ? tooMany.replace('{over}', over) : (errors[message] ?? message);
}

/** Returns the sentence for a failed call, by its status; null means that the script that sends it did not load. */
export function refusalText(
  failure: { status: number; unknown?: boolean } | null,
): 'noAnswer' | 'offline' | 'closed' | 'tooOften' | 'notSent' {
  if (failure?.unknown) return 'noAnswer';
  if (failure ? failure.status === 0 : navigator.onLine === false) return 'offline';
  if (failure?.status === 410) return 'closed';
  return failure?.status === 429 ? 'tooOften' : 'notSent';
}
