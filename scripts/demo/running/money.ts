/** Payments of the demonstration that need attention, and refunds in every state. */

/** A payment that did not result in an order. */
export interface DemoPayment {
  readonly hoursAgo: number;
  /** Paise. */
  readonly amount: number;
  /** Outcome of the payment; a `second payment` belongs to the order with index `order` in `demoOrders`. */
  readonly outcome: 'unknown' | 'mismatch' | 'second payment';
  readonly order?: number;
}

export const demoPayments: readonly DemoPayment[] = [
  { hoursAgo: 27, amount: 1499_00, outcome: 'unknown' },
  { hoursAgo: 50, amount: 1_00, outcome: 'mismatch' },
  { hoursAgo: 51, amount: 3000_00, outcome: 'second payment', order: 6 },
];

/** A refund of an order, given by its index in `demoOrders`. */
export interface DemoRefund {
  readonly order: number;
  readonly hoursAgo: number;
  /** Paise; everything when absent. */
  readonly amount?: number;
  readonly positions: readonly number[];
  readonly reason: string;
  readonly state: 'asked' | 'processed' | 'failed';
}

export const demoRefunds: readonly DemoRefund[] = [
  { order: 1, hoursAgo: 540, amount: 450_00, positions: [1], reason: 'The lid was broken; a photograph is in the inbox.', state: 'processed' },
  { order: 4, hoursAgo: 148, positions: [0], reason: 'Ordered twice by mistake.', state: 'processed' },
  { order: 3, hoursAgo: 90, amount: 913_00, positions: [0], reason: 'Came back; we share the cost.', state: 'failed' },
  { order: 5, hoursAgo: 20, amount: 517_00, positions: [4], reason: 'Two pieces were missing.', state: 'asked' },
];
