import { RETURN_PATH } from '#domain/payments/checkout.contract.ts';
import { askRefund } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import type { GatewayRefund } from '#server/payments/payment-provider.ts';
import type { Lane, Visitor } from '#tests/attack/crash/lane.ts';
import type { Confirmation, Notice } from '#tests/attack/provider.ts';
import { type Heard, jsonRequest } from '#tests/attack/requests.ts';

const delivery = { name: 'Simran Kaur', address: '12, Mall Road, Amritsar', pincode: '143001', mobile: '9876543210' };
/** Price of a kilogram of the sweet with its delivery, of a box, and of its delivery, in paise. */
export const SWEET = 1299_00;
export const BOX = 1236_00;
const BY_POST = 49_00;
/** Ten boxes for each of ten homes, more than UPI takes at once. */
export const LARGE = 10 * 12_850_00;

/** What a walk comes to, however often the shop was killed meanwhile. */
export interface Expected {
  /** Number of orders of the customer. */
  orders: number;
  /** Paise that went back. */
  back?: number;
}

/** What somebody does at the shop, and what has been acknowledged so far. */
export class Visit {
  readonly lane: Lane;
  readonly #who: Visitor;
  /** Ids of orders that the shop confirmed, and those that it should have in the end. */
  readonly #confirmed = new Set<string>();
  readonly #payments: string[] = [];
  /** Ids of payments and refunds of which the shop acknowledged the notice. */
  readonly #told = new Set<string>();
  #usesCart = false;

  constructor(lane: Lane, who: Visitor) {
    this.lane = lane;
    this.#who = who;
  }

  /** Begins a payment, and returns the id of the payment order; the presses after an answer that was lost are part of it. */
  async begin(body: object, path = '/createOrder'): Promise<string> {
    const heard = await this.lane.send(path, jsonRequest(body, this.#who.token));
    const id = heard?.data['id'];
    if (typeof id === 'string') return id;
    throw new Error(`no payment could be begun: ${heard?.status} ${String(heard?.data['message'])}`);
  }

  /** Body of an order of a kilogram of sweets. */
  sweets(): object {
    const item = { kind: 'sweet', itemId: this.lane.goods.sweet, quantity: 1, unit: 'kg', delivery };
    return { amount: SWEET, item };
  }

  /** Body of an order of boxes from the saved cart. @param homes number of guests who get `each` boxes */
  boxes(homes: number, each = 1): { amount: number; invitation: object } {
    const { lane } = this;
    this.#usesCart = true;
    const box = { invitationId: lane.goods.invitation, tempId: 2, weight: 750, ownBoxes: 0 };
    const sections = [0, 1, 2, 3].map((index) => ({ index, sweetId: lane.goods.sweet }));
    const recipients = this.#who.guests.slice(0, homes).map((guestId) => ({ guestId, quantity: each }));
    const amount = each === 10 ? LARGE : homes * (BOX * each + BY_POST);
    return { amount, invitation: { ...box, sections, recipients, cartId: this.#who.cart } };
  }

  pay(orderId: string): Confirmation {
    const paid = this.lane.provider.pay(orderId);
    this.#payments.push(paid.razorpay_payment_id);
    return paid;
  }

  /** Lets the browser confirm a payment; returns the id of the order. */
  async verify(paid: Confirmation): Promise<string> {
    const heard = await this.lane.send('/verifyOrder', jsonRequest(paid, this.#who.token));
    const id = heard?.data['orderId'];
    if (heard?.status === 200 && typeof id === 'string') {
      this.#confirmed.add(id);
      return id;
    }
    throw new Error(`a payment is not confirmed: ${heard?.status} ${String(heard?.data['message'])}`);
  }

  /** Lets the browser confirm a payment once, and close the page whatever comes of it. */
  async verifyOnce(paid: Confirmation): Promise<void> {
    await this.lane.send('/verifyOrder', jsonRequest(paid, this.#who.token), 1);
  }

  /** Sends the notice of a payment as often as it is not taken. */
  async notify({ razorpay_payment_id: id }: Confirmation): Promise<Heard> {
    const heard = await this.#tell(this.lane.provider.notice(id));
    this.#told.add(id);
    return heard;
  }

  /** Sends the notice of a refund as often as it is not taken. */
  async notifyOf(refund: GatewayRefund): Promise<void> {
    await this.#tell(this.lane.provider.refundNotice(refund));
    // A failed one is stored until it is asked again, which is refused where its notice was lost.
    if (refund.status !== 'failed') this.#told.add(refund.id);
  }

  /** Sends once more, in another order, everything that the provider tells of this visit's payments and refunds. */
  async tellAgain(): Promise<void> {
    const { provider } = this.lane;
    for (const id of this.#payments) await this.#tell(provider.notice(id, 'order.paid'));
    for (const refund of this.refunds()) {
      const { id, status } = refund;
      const late = provider.refundNotice(refund, 'pending');
      for (const notice of [late, provider.refundNotice(refund)])
        await this.#tell({
          ...notice,
          headers: { ...notice.headers, 'x-razorpay-event-id': `evt_again_${notice === late ? 'late' : status}_${id}` },
        });
    }
  }

  /** Presses Pay once more, for what another press began or paid: it must be refused or be the same payment. */
  async pressAgain(orderId: string, body: object, path?: string): Promise<void> {
    const again = await this.begin(body, path).catch(() => orderId);
    if (again !== orderId) this.lane.faults.push('what is begun or paid already is begun as a second payment');
  }

  async #tell(notice: Notice): Promise<Heard> {
    const heard = await this.lane.send('/api/payments/webhook', { method: 'POST', ...notice });
    if (heard?.status !== 200) throw new Error(`a notice is answered with ${heard?.status}`);
    return heard;
  }

  /** Returns from the provider's own page. */
  async comeBack(paid: Confirmation): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ ...paid }).toString();
    await this.lane.send(RETURN_PATH, { method: 'POST', headers, body });
  }

  /** Calls as the owner of the shop. */
  async office(path: string, body?: object): Promise<Record<string, unknown>> {
    const headers = { cookie: this.#who.owner, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'GET', headers };
    const heard = await this.lane.send(path, request);
    if (heard?.status === 200) return heard.data;
    throw new Error(`the owner is answered with ${heard?.status} ${String(heard?.data['message'])}`);
  }

  /** Asks money of an order back, by the id of a press. */
  refund(orderId: string, amount: number, { id = newId(), positions = [] as number[] } = {}) {
    const path = askRefund.path.replace(':orderId', orderId);
    return this.office(path, { id, amount, reason: 'Broken lid', positions });
  }

  /** Returns the refunds that the provider made of this visit's payments, oldest first. */
  refunds(): GatewayRefund[] {
    return this.lane.provider.refunds.filter(({ payment_id }) => this.#payments.includes(payment_id));
  }

  /** Ends all pending refunds of this visit, and sends their notices. */
  async payOut(status: 'processed' | 'failed' = 'processed'): Promise<void> {
    for (const refund of this.refunds().filter((one) => one.status === 'pending')) {
      this.lane.provider.settle(refund, status);
      await this.notifyOf(refund);
    }
  }

  /** Orders, pays and confirms; returns the id of the order and of its payment. */
  async ordered(body: object = this.sweets()): Promise<{ orderId: string; paid: Confirmation }> {
    const paid = this.pay(await this.begin(body));
    return { orderId: await this.verify(paid), paid };
  }

  /** Returns what was acknowledged and is not stored, before a sweep finds it again. */
  checkTold(): Promise<string[]> {
    return this.lane.withStore(async (db) => {
      const rows = await Promise.all([
        db.selectFrom('order').select('payment_id as id').execute(),
        db.selectFrom('order_payment').select('payment_id as id').execute(),
        db.selectFrom('payment_event').select('payment_id as id').where('outcome', '=', 'second payment').execute(),
        db.selectFrom('refund').select('provider_id as id').where('state', '!=', 'asked').execute(),
      ]);
      const stored = new Set(rows.flat().map(({ id }) => id));
      return [...this.#told].filter((id) => !stored.has(id)).map((id) => `the notice of ${id} was taken and is lost`);
    });
  }

  /** Returns what does not hold for this visit alone: the orders, and the paise that went back. */
  async check({ orders, back = 0 }: Expected): Promise<string[]> {
    const faults: string[] = [];
    const [made, carts] = await this.lane.withStore((db) =>
      Promise.all([
        db.selectFrom('order').select('id').where('user_id', '=', this.#who.id).execute(),
        db.selectFrom('cart').select('id').where('user_id', '=', this.#who.id).execute(),
      ]),
    );
    if (this.#usesCart && carts.length > 0) faults.push('the cart that was ordered is still there');
    const ids = made.map(({ id }) => id);
    if (ids.length !== orders) faults.push(`${ids.length} orders instead of ${orders}`);
    for (const id of this.#confirmed) if (!ids.includes(id)) faults.push(`the confirmed order ${id} is missing`);
    const went = this.refunds()
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (went !== back) faults.push(`${went} paise went back instead of ${back}`);
    return faults;
  }
}
