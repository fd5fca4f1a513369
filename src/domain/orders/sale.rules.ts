import type { Promised } from '#domain/delivery/dispatch.rules.ts';
import type { State } from '#lib/states.ts';
import { shopFacts } from '#shop.config';

/** The person to whom an invoice is made out. */
export interface Buyer {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
}

/** The seller and the texts of every invoice, as they were on the day of the sale. */
export interface Seller {
  legalName: string;
  /** Street to pincode, on one line. */
  address: string;
  state: State;
  phone: string;
  email: string;
  fssai: string;
  /** Free text of the shop; left out when empty. */
  note: string;
  footer: string;
}

/**
 * Facts of a sale that could change later: they are stored with the order, so that no invoice and no promise changes
 * with a profile or a setting.
 */
export interface Sale {
  buyer: Buyer;
  /** Place of supply; null when unknown, and then the shop's own state counts. */
  place: State | null;
  /** The shop's GSTIN on that day; empty without one. */
  gstin: string;
  /** HSN code of the goods, and their tax rate in percent, included in the price. */
  hsn: string;
  rate: number;
  /** Working days in which it was promised to leave; missing in old orders. */
  dispatch?: Promised;
  /** Day by which the boxes shall arrive, and day of the celebration, when the family named them; `yyyy-mm-dd`. */
  wanted?: { by: string; event?: string | undefined };
  /**
   * Sweets that the customer accepted although they may not arrive fresh, with the pincodes; missing when there were
   * none.
   */
  takenAnyway?: { sweetId: string; name: string; pincodes: string[] }[];
  /** The seller; missing in old orders. */
  seller?: Seller;
}

/**
 * Tells whether a sale is taxed within the state of its seller; a sale with an unknown place of supply is. An old sale
 * without a seller is compared with the shop's current state.
 */
export const isWithinState = ({ place, seller }: Pick<Sale, 'place' | 'seller'>): boolean =>
  place === null || place.code === (seller?.state.code ?? shopFacts.address.stateCode);
