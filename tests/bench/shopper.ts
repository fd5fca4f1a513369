import { addGuest, listGuests } from '#domain/guests/guest.contract.ts';
import { readGuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { planBoxes } from '#domain/delivery/delivery-plan.contract.ts';
import { readPincode } from '#domain/delivery/pincode.contract.ts';
import { listOrders, readInvitationOrder } from '#domain/orders/order.contract.ts';
import { createOrder, type PriceChanged, verifyOrder } from '#domain/payments/checkout.contract.ts';
import { register, updateUser, verifyOtp } from '#domain/session/session.contract.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { type CallParts, requestOf } from '#lib/request.ts';
import type { Provider } from '#tests/attack/provider.ts';
import { newGuest } from '#tests/attack/requests.ts';
import { HOMES } from '#tests/bench/machine-needs.ts';
import { addressAt, wordAt } from '#tests/bench/orders.ts';
import { firstOf } from '#tests/bench/site.ts';

const PINCODE = '143001';

/** Path and id of a product's page. */
const productOf = (folder: string): { path: string; id: string } => {
  const path = firstOf(folder);
  return { path, id: path.split('/')[2] ?? '' };
};

/** Somebody with a browser that has not been on the shop before and keeps the files that it has read. */
export class Shopper {
  readonly #url: string;
  readonly #kept = new Set<string>();
  #token = '';

  /** @param url origin of the shop */
  constructor(url: string) {
    this.#url = url;
  }

  /** Looks at six pages. */
  async look(): Promise<void> {
    const invitation = `${productOf('invitation-detail').path}/invitation`;
    const sweet = `${productOf('sweets-info').path}/sweets`;
    for (const path of ['/', '/sweets', sweet, '/invitation', invitation, '/how-it-works']) await this.#open(path);
  }

  /**
   * Goes from the home page to a paid order of boxes to twelve homes and looks at it: signs in, adds the guests and pays.
   * @param mobile number that the shop does not know yet
   * @param provider where it is paid
   * @throws Error when the shop refuses a step
   */
  async buy(mobile: number, provider: Provider): Promise<void> {
    const { path, id: invitationId } = productOf('invitation-detail');
    for (const page of ['/', '/invitation', `${path}/invitation`]) await this.#open(page);
    const userId = await this.#signIn(String(mobile));
    await this.#open('/guest/guest');
    const recipients = [];
    for (let at = 0; at < HOMES; at += 1) {
      await this.#call(readPincode, { params: { pincode: PINCODE } });
      const place = (mobile % 1_000_000) * HOMES + at;
      const name = `${wordAt(place)} ${wordAt(place * 5)} Singh`;
      const guest = { ...newGuest(8_000_000_000 + place, addressAt(place)), name, category: 'Family' };
      const { guestData } = await this.#call(addGuest, { body: guest });
      recipients.push({ guestId: guestData._id, quantity: 1 });
    }
    await this.#open(`/invitation-GuestList/1?invitation=${invitationId}`);
    await this.#call(listGuests, { params: { userId } });
    await this.#call(readGuestReach);
    await this.#call(planBoxes, { body: { pincodes: [PINCODE], boxes: HOMES, weight: 750 } });
    const sections = [0, 1, 2, 3].map((index) => ({ index, sweetId: productOf('sweets-info').id }));
    const begun = await this.#pressPay({ invitationId, tempId: 2, weight: 750, sections, recipients, ownBoxes: 0 });
    const paid = provider.pay(begun);
    const notice = { method: 'POST', ...provider.notice(paid.razorpay_payment_id) };
    const [{ orderId }] = await Promise.all([
      this.#call(verifyOrder, { body: paid }),
      this.#fetch('/api/payments/webhook', notice),
    ]);
    await this.#open('/');
    await this.#open('/payment-history');
    await this.#call(listOrders, { params: { userId }, query: { brief: true } });
    await this.#call(readInvitationOrder, { params: { id: orderId } });
  }

  /** Signs in by a code and gives a name; returns the id of the new customer. */
  async #signIn(mobile: string): Promise<string> {
    const { _id, otp = '' } = (await this.#call(register, { body: { mobile } })).userData;
    const { token, user } = await this.#call(verifyOtp, { body: { _id, otp } });
    this.#token = token;
    const { response } = await this.#call(updateUser, { body: { _id: user._id, name: 'Simran Kaur' } });
    return response._id;
  }

  /** Begins the payment of boxes and returns the id of the payment order; the shop first says what they cost. */
  async #pressPay(invitation: object): Promise<string> {
    const request = (amount: number) => requestOf(createOrder, { body: { amount, invitation } }, this.#token);
    const { path, ...first } = request(100);
    const refused = await fetch(this.#url + path, first);
    const { amount } = (await refused.json()) as PriceChanged;
    return (await this.#call(createOrder, { body: { amount, invitation } })).id;
  }

  /** Reads a page, and every script, style and picture that it names and that this browser has not read yet. */
  async #open(path: string): Promise<void> {
    const html = await (await this.#fetch(path)).text();
    const named = [...html.matchAll(/(\/_astro\/[\w.@~-]+)|src="(\/uploads\/[^"]+)"/g)];
    const files = new Set(named.map(([, file, picture]) => file ?? picture ?? ''));
    const fresh = [...files].filter((file) => !this.#kept.has(file));
    for (const file of fresh) this.#kept.add(file);
    await Promise.all(fresh.map(async (file) => (await this.#fetch(file)).arrayBuffer()));
  }

  async #call<E extends Endpoint>(endpoint: E, parts: CallParts = {}): Promise<AnswerOf<E>> {
    const { path, ...request } = requestOf(endpoint, parts, this.#token);
    return (await this.#fetch(path, request)).json() as Promise<AnswerOf<E>>;
  }

  /** @throws Error for an answer that is no success */
  async #fetch(path: string, { headers, ...request }: RequestInit = {}): Promise<Response> {
    const answer = await fetch(this.#url + path, { ...request, headers: { ...headers, 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return answer;
  }
}
