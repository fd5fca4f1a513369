import { sql } from 'kysely';
import { HOUR } from '#lib/time.ts';
import { sweepPendingOrders } from '#domain/payments/sweep.service.ts';
import { startShop } from '#main';
import type { Dice } from '#tests/attack/dice.ts';
import { type Buyer, JWT_SECRET } from '#tests/attack/people.ts';
import type { Provider } from '#tests/attack/provider.ts';
import { guestIdIn, type Heard, jsonRequest, newGuest } from '#tests/attack/requests.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

/** Client that sends requests to the attacked shop. */
export interface Sender {
  /** Sends a request to a path, by default a POST. */
  post(path: string, request: RequestInit): Promise<Heard>;
}

/** Ids that the shop acknowledged, to be compared with the stored ones. */
export interface Books {
  guests: string[];
  /** Ids of orders confirmed to a browser, by payment id. */
  orders: Map<string, string>;
  /** Ids of payments whose webhook is sent only at the end. */
  late: string[];
}

/** Returns books without any acknowledged id. */
export const emptyBooks = (): Books => ({ guests: [], orders: new Map(), late: [] });

/** Customer who adds a guest, orders a sweet and pays; random numbers decide how far each goes. */
export class Purchase {
  readonly #dice: Dice;
  readonly #buyer: Buyer;
  readonly #sweet: string;
  readonly #provider: Provider;
  readonly #shop: Sender;
  readonly #books: Books;

  constructor(dice: Dice, buyer: Buyer, sweet: string, provider: Provider, shop: Sender, books: Books) {
    this.#dice = dice;
    this.#buyer = buyer;
    this.#sweet = sweet;
    this.#provider = provider;
    this.#shop = shop;
    this.#books = books;
  }

  /**
   * Runs the purchase, repeating lost requests, and notes in the books each id that the shop acknowledged.
   * @param place unique number that determines the guest's mobile number
   */
  async make(place: number): Promise<void> {
    const dice = this.#dice;
    const guest = guestIdIn(await this.#call('/api/user/add-guest', newGuest(9_200_000_000 + place)));
    if (guest) this.#books.guests.push(guest);

    const quantity = dice.whole(1, 3);
    const delivery = {
      name: 'Simran Kaur',
      address: '12, Mall Road, Amritsar',
      pincode: '143001',
      mobile: '9876543210',
    };
    const item = { kind: 'sweet', itemId: this.#sweet, quantity, unit: 'kg', delivery };
    const press = () => this.#call('/createOrder', { amount: (1250 * quantity + 49) * 100, item });
    // Whoever gets no answer presses again, and some press twice at once.
    let begun = dice.percent(20) ? (await Promise.all([press(), press()]))[0] : await press();
    for (let tries = 0; tries < 5 && typeof begun?.data['id'] !== 'string'; tries += 1) begun = await press();
    const order = begun?.data['id'];
    if (typeof order !== 'string' || dice.percent(10)) return;

    const paid = this.#provider.pay(order);
    const payment = paid.razorpay_payment_id;
    const told = dice.whole(1, 100);
    const notice = async (): Promise<void> => {
      if (told <= 15) this.#books.late.push(payment);
      else if (told <= 75)
        for (let tries = 0; tries < 3; tries += 1)
          if ((await this.#shop.post('/api/payments/webhook', this.#provider.notice(payment)))?.status === 200) return;
    };
    const browser = async (): Promise<void> => {
      if (dice.percent(25)) return;
      const answer = await this.#call('/verifyOrder', paid);
      if (answer?.status === 200) this.#books.orders.set(payment, String(answer.data['orderId']));
    };
    await Promise.all([notice(), browser()]);
  }

  #call(path: string, body: object): Promise<Heard> {
    return this.#shop.post(path, jsonRequest(body, this.#buyer.token));
  }
}

/**
 * Opens the store again, looks up payments without a webhook at the provider, and compares it with the books.
 * @returns a line for each payment without exactly one order, missing acknowledged id, unpaid order, gap of invoice
 *   numbers, and damage of the store
 */
export async function compareWithBooks({ config }: EmptyShop, provider: Provider, books: Books): Promise<string[]> {
  const payments = {
    ...config.payments,
    apiBase: provider.env['RAZORPAY_API_BASE'] ?? '',
    keyId: provider.env['RAZORPAY_KEY_ID'] ?? '',
    keySecret: provider.env['RAZORPAY_KEY_SECRET'] ?? '',
    webhookSecret: provider.env['RAZORPAY_WEBHOOK_SECRET'] ?? '',
  };
  const demo = { ...config.demo, payments: false };
  const settings = { ...config, demo, payments, jwtSecret: JWT_SECRET };
  const { shop, close } = await startShop(settings, { now: () => Date.now() + HOUR });
  try {
    await sweepPendingOrders(shop);
    const orders = await shop.db.selectFrom('order').select(['id', 'payment_id', 'invoice_number', 'amount']).execute();
    const faults: string[] = [];
    for (const { id, amount } of provider.payments.values()) {
      const made = orders.filter((one) => one.payment_id === id);
      if (made.length !== 1) faults.push(`payment ${id} is ${made.length} orders`);
      else if (made[0]?.amount !== amount) faults.push(`payment ${id} is an order of another amount`);
    }
    for (const { id, payment_id } of orders)
      if (!provider.payments.has(payment_id)) faults.push(`order ${id} was never paid`);
    for (const [payment, order] of books.orders)
      if (!orders.some((one) => one.id === order && one.payment_id === payment))
        faults.push(`the acknowledged order ${order} is missing`);
    const guests = new Set((await shop.db.selectFrom('guest').select('id').execute()).map(({ id }) => id));
    for (const guest of books.guests) if (!guests.has(guest)) faults.push(`the acknowledged guest ${guest} is missing`);
    const numbers = orders.map((one) => one.invoice_number).sort();
    numbers.forEach((number, place) => {
      if (Number(number.split('-')[1]) !== place + 1) faults.push(`invoice ${number} stands at place ${place + 1}`);
    });
    if (config.databaseUrl === null) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(shop.db);
      if (rows[0]?.integrity_check !== 'ok') faults.push(`the store is damaged: ${JSON.stringify(rows[0])}`);
    }
    return faults;
  } finally {
    await close();
  }
}
