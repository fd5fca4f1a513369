import type { PromisedBack } from '#domain/orders/goes-back.rules.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { OffDesign } from '#domain/orders/invoice.rules.ts';
import type { Parts, RefundState } from '#domain/orders/refund.rules.ts';

/** A refund as the customer sees it; goods and delivery in paise. */
export interface RefundWire extends Parts {
  state: RefundState;
  askedAt: string;
  /** ISO time at which the money was paid out; null before. */
  doneAt: string | null;
  /** Positions of the homes that it is for; empty when it is for the whole order. */
  positions: number[];
  /** Id of the payment that its money is taken from. */
  paymentId: string;
  /** Number by which a bank finds it; empty until the payment provider gives one. */
  trace: string;
  /** Number of the credit note; null until the money is paid out. */
  creditNote: string | null;
}

/** A refund as staff see it. */
export interface StaffRefund extends RefundWire {
  id: string;
  reason: string;
  /** Why it failed; empty unless it did. */
  problem: string;
  /** Number of the try; grows when a failed refund is asked for again. */
  attempt: number;
  by: string;
}

/** A payment of an order that is paid in parts; `amount` in paise. */
export interface PartPaymentWire {
  kind: 'advance' | 'balance';
  amount: number;
  paymentId: string;
  /** ISO time. */
  at: string;
}

/** The money of an order that is paid in parts; amounts in paise. */
export interface PartPaid {
  /** Payments so far, the advance first. */
  payments: PartPaymentWire[];
  /** Paise to be paid before anything is packed. */
  due: number;
  /** Paise taken off the rest for cancelled homes. */
  off: Parts;
  /** Boxes that were taken off, design by design. */
  offDesigns: OffDesign[];
  /** True once nothing is unpaid; from then on the order has its invoice. */
  complete: boolean;
}

/** The money of an order that is paid in parts, as staff see it. */
export interface StaffPartPaid extends PartPaid {
  /** Permission of the owner to pack before the rest is paid; null without. */
  released: { reason: string; by: string; at: string } | null;
}

/** Refunds of an order, and what may still be refunded; amounts in paise. */
export interface OrderMoney {
  /** Refunds, newest first. */
  refunds: StaffRefund[];
  /** Paise that were paid and not asked back. */
  left: Parts;
  /** Cost of each home, by position. */
  shares: Parts[];
  /** Money of each home, by position. */
  homes: HomeMoney[];
  cancelled: PromisedBack | null;
  /** The part payments; null for an order that was paid at once. */
  parts: StaffPartPaid | null;
}

/** Refunds of an order as its customer sees them. */
export interface CustomerMoney {
  /** Refunds, newest first. */
  refunds: RefundWire[];
  cancelled: PromisedBack | null;
  /** The part payments; missing for an order that was paid at once. */
  parts?: PartPaid;
}
