import type { PromisedBack } from '#domain/orders/goes-back.rules.ts';
import type { HomeMoney } from '#domain/orders/home-money.rules.ts';
import type { OffDesign } from '#domain/orders/invoice.rules.ts';
import type { Parts, RefundState } from '#domain/orders/refund.rules.ts';

/** A refund as whoever paid sees it; goods and delivery in paise. */
export interface RefundWire extends Parts {
  state: RefundState;
  askedAt: string;
  /** When the money left; null before. */
  doneAt: string | null;
  /** Places of the homes that it is for; none where it is for no particular home. */
  positions: number[];
  /** The payment that its money goes back to. */
  paymentId: string;
  /** The number by which a bank finds it; empty before the payment provider gave one. */
  trace: string;
  /** Null before the money left. */
  creditNote: string | null;
}

/** A refund as staff see it. */
export interface StaffRefund extends RefundWire {
  id: string;
  reason: string;
  /** Why it failed; empty while it did not. */
  problem: string;
  /** Rises when it is asked again after it had failed. */
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

/** How it stands with an order that is paid in parts; amounts in paise. */
export interface PartPaid {
  /** The advance first. */
  payments: PartPaymentWire[];
  /** What is still to be paid before anything is packed. */
  due: number;
  /** What came off the rest for cancelled homes. */
  off: Parts;
  /** Which boxes it came off for, design by design. */
  offDesigns: OffDesign[];
  /** True once nothing is open any more: then it has its invoice. */
  complete: boolean;
}

/** The same for staff. */
export interface StaffPartPaid extends PartPaid {
  /** That the owner lets it be packed all the same. */
  released: { reason: string; by: string; at: string } | null;
}

/** What may go back of an order, and what went; amounts in paise. */
export interface OrderMoney {
  /** The newest first. */
  refunds: StaffRefund[];
  /** Paid and not asked back. */
  left: Parts;
  /** What each home cost, in its place. */
  shares: Parts[];
  /** How it stands with each home's money, in its place. */
  homes: HomeMoney[];
  cancelled: PromisedBack | null;
  /** Null for an order that was paid at once. */
  parts: StaffPartPaid | null;
}

/** What a customer sees of the money that goes back for an order. */
export interface CustomerMoney {
  /** The newest first. */
  refunds: RefundWire[];
  cancelled: PromisedBack | null;
  /** Missing for an order that was paid at once. */
  parts?: PartPaid;
}
