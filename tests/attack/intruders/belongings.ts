import { settleLetters, settleLists, settlePeople } from '#tests/attack/intruders/settle-people.ts';
import { settlePurchases } from '#tests/attack/intruders/settle-purchases.ts';
import { Settler } from '#tests/attack/intruders/settler.ts';
import type { Customer, OrderBench } from '#tests/support/order-bench.ts';
import { type OwnThings, settleThings } from '#tests/support/own-things.ts';
import type { StaffCaller } from '#tests/support/staff-bench.ts';

/** Ids, numbers and secrets of what a person has in the shop; two people have the same kinds. */
export interface Things extends OwnThings {
  /** Own mobile number. */
  mobile: string;
  guestMobile: string;
  /** Guest whose address anybody could have written. */
  unconfirmed: string;
  /** Guest without an address. */
  addressless: string;
  /** Guest in a household with `otherGuest`. */
  wife: string;
  /** Secret of the link of `guest`. */
  guestLink: string;
  familyLink: string;
  newcomer: string;
  newcomerMobile: string;
  /** Newcomer who is `addressless` on the list. */
  knownNewcomer: string;
  /** Share of another family's list, which this person may write. */
  lent: string;
  /** The same, to read only. */
  readable: string;
  /** Guests of the two families. */
  lentGuest: string;
  readableGuest: string;
  /** Secret of a share that another family offers, not opened yet. */
  offer: string;
  /** Box in the cart; `cart` is a saved one. */
  heldCart: string;
  /** Order with a home that waits for its address, at position 0. */
  lateOrder: string;
  /** Order of which a home was corrected after the payment. */
  correctedOrder: string;
  correctedAddress: string;
  /** Order of one sample. */
  sample: string;
  /** Cancelled order with a refund that the bank refused. */
  cancelledOrder: string;
  refund: string;
  /** Press of the staff that sent `boxOrder`. */
  batch: string;
  /** Order of which a rest is due and that was released all the same. */
  released: string;
  /** Two orders that reach one home, bought in two windows. */
  twice: string;
  /** Payment order of `boxOrder`. */
  boxPayment: string;
  /** Payment order of a box that was begun and not paid yet. */
  begunBox: string;
  enquiry: string;
  message: string;
  /** File of a design that was sent. */
  design: string;
  /** Id of a code to sign in that was sent, and the code. */
  otpId: string;
  otp: string;
  /** Number that takes the place of the present one, and the codes that were sent to both. */
  changeMobile: string;
  changeOtpId: string;
  changeOtp: string;
  presentOtpId: string;
  presentOtp: string;
}

/** Person with a session and one of everything that a person can have. */
export interface Estate {
  who: Customer;
  /** Text in all names and addresses. */
  marker: string;
  things: Things;
}

/** Shop in which people settle. */
export interface Village {
  bench: OrderBench;
  owner: StaffCaller;
  /** Id of a checklist in the catalogue. */
  planning: string;
}

/**
 * Creates a customer with a row in every table about people, by the calls of the shop wherever there is one, so that
 * each stands in a state in which calls find something to do.
 * @param name name of the customer
 * @throws Error when a call is refused
 */
export async function settleEstate(village: Village, name: string, marker: string): Promise<Estate> {
  const { bench, planning } = village;
  const who = await bench.customer({ name, address: marker });
  const own = await settleThings(bench, who, { planning, marker });
  const settler = new Settler(village, who, marker);
  const things = {
    ...own,
    ...(await settlePeople(settler, own)),
    ...(await settleLists(settler, name)),
    ...(await settlePurchases(settler, own)),
    ...(await settleLetters(settler, own)),
  };
  return { who, marker, things };
}
