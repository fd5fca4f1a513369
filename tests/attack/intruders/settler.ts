import { type ParcelOutcome, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { newId } from '#lib/ids.ts';
import type { Village } from '#tests/attack/intruders/belongings.ts';
import type { Answer, Customer, OrderBench } from '#tests/support/order-bench.ts';
import type { StaffCaller } from '#tests/support/staff-bench.ts';

/** Calls of one person who settles, and of the staff for this person. */
export class Settler {
  readonly bench: OrderBench;
  readonly who: Customer;
  /** Text in all names and addresses. */
  readonly marker: string;
  readonly #owner: StaffCaller;

  constructor({ bench, owner }: Village, who: Customer, marker: string) {
    this.bench = bench;
    this.who = who;
    this.marker = marker;
    this.#owner = owner;
  }

  /**
   * Calls the shop and returns its answer.
   * @param who another caller; null for nobody
   * @throws Error when the call is refused
   */
  async ask(method: string, path: string, body?: unknown, who: Customer | null = this.who): Promise<Answer['data']> {
    const { status, data } = await this.bench.ask(method, path, who ?? undefined, body);
    if (status >= 300) throw new Error(`${method} ${path} answers ${status}: ${data.message}`);
    return data;
  }

  /** Orders and pays; returns the id of the order. @throws Error when a call is refused */
  async pay(order: unknown): Promise<string> {
    const { id } = await this.ask('POST', '/createOrder', order);
    return (await this.ask('POST', '/verifyOrder', this.bench.gateway.pay(id))).orderId;
  }

  /** Makes a call of the staff and returns its answer. @throws Error when the call is refused */
  async staff(...[endpoint, input]: Parameters<StaffCaller>): Promise<Answer['data']> {
    const { status, data } = await this.#owner(endpoint, input);
    if (status >= 300) throw new Error(`${endpoint.path} answers ${status}: ${JSON.stringify(data)}`);
    return data;
  }

  /** Brings all homes of an order into a state; returns the id of the press. @throws Error when it is not done */
  async step(orderId: string, state: 'packed' | 'sent' | 'cancelled'): Promise<string> {
    const batch = newId();
    const sent = state === 'sent' ? { courier: 'DTDC', tracking: `T${orderId}` } : {};
    const { outcomes } = await this.staff(writeParcelSteps, {
      body: { batch, parcels: [{ orderId }], state, note: this.marker, ...sent },
    } as never);
    for (const { outcome, message } of outcomes as ParcelOutcome[])
      if (outcome !== 'done') throw new Error(`${state}: ${message}`);
    return batch;
  }
}
