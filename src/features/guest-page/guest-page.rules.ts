import { isAddress } from '#lib/text.ts';

/**
 * Judges an address and pincode as the server will, without its library of rules, which would double the weight
 * of a page that must open on any phone. Answers the first message of each field.
 */
export function addressProblems({ address, pincode }: { address: string; pincode: string }): {
  address?: string;
  pincode?: string;
} {
  const [typed, code] = [address.trim(), pincode.trim()];
  return {
    ...(typed.length < 3 || !isAddress(typed)
      ? { address: 'Please add address' }
      : typed.length > 500
        ? { address: 'Address may have at most 500 characters.' }
        : {}),
    ...(code === ''
      ? { pincode: 'Please enter pinCode.' }
      : !/^\d+$/.test(code)
        ? { pincode: 'Only accept number.' }
        : !/^[1-9]\d{5}$/.test(code)
          ? { pincode: 'Please enter valid pincode.' }
          : {}),
  };
}

/** The calls of the page, without the schemas that the browser does not need. */
export const guestPageCalls = {
  readAddressRequest: { method: 'POST', path: '/api/user/address-request', access: 'public' },
  readPincode: { method: 'GET', path: '/api/pincode/:pincode', access: 'public' },
  updateAddressPerson: { method: 'PATCH', path: '/api/user/update-address-person', access: 'public' },
} as const;
