import { endpoint } from '#lib/endpoint.ts';

/** Number of homes on the customer's guest list at which sweets would not arrive fresh. */
export interface GuestReach {
  /** Homes with a pincode. */
  homes: number;
  /** So many of them are too far, by sweet; sweets that reach all are left out. */
  far: Record<string, number>;
}

export const readGuestReach = endpoint<GuestReach>()({
  method: 'GET',
  path: '/api/user/guest-reach',
  access: 'customer',
  summary: 'Which sweets would not arrive fresh at how many of the homes on the own guest list',
});
