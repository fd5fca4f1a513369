/** Money of the demonstration that somebody has to look after, and refunds in every state. */

/** A payment that became no order. */
export interface DemoPayment {
  readonly hoursAgo: number;
  /** Paise. */
  readonly amount: number;
  /** What came of it; `second` belongs to the order of this place in `demoOrders`. */
  readonly outcome: 'unknown' | 'mismatch' | 'second payment';
  readonly order?: number;
}

export const demoPayments: readonly DemoPayment[] = [
  { hoursAgo: 27, amount: 1499_00, outcome: 'unknown' },
  { hoursAgo: 50, amount: 1_00, outcome: 'mismatch' },
  { hoursAgo: 51, amount: 3000_00, outcome: 'second payment', order: 6 },
];

/** A refund of an order, by its place in `demoOrders`. */
export interface DemoRefund {
  readonly order: number;
  readonly hoursAgo: number;
  /** Paise; without it everything. */
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
