import type { Promised } from '#domain/delivery/dispatch.rules.ts';
import type { State } from '#lib/states.ts';
import { shopFacts } from '#shop.config';

/** Whom an invoice is made out to. */
export interface Buyer {
  name: string;
  mobile: string;
  address: string;
  pincode: string;
}

/** Who sells, and what stands on every invoice, as it was on the day of the sale. */
export interface Seller {
  legalName: string;
  /** Street to pincode, on one line. */
  address: string;
  state: State;
  phone: string;
  email: string;
  fssai: string;
  /** Free texts of the shop; empty ones are left out. */
  note: string;
  footer: string;
}

/**
 * What an invoice says, and what was promised, that may change after the sale: it is kept with the order, so that neither an
 * old invoice nor a promise changes with a profile or a setting.
 */
export interface Sale {
  buyer: Buyer;
  /** The place of supply; null where nobody can tell, and the shop's own state counts. */
  place: State | null;
  /** The shop's tax number on that day; empty without one. */
  gstin: string;
  /** Code of the goods and their tax rate in percent, within the price. */
  hsn: string;
  rate: number;
  /** In how many working days it was promised to leave; orders from before that was kept have none. */
  dispatch?: Promised;
  /** By when boxes shall be there, and the day of the celebration, where the family said so; both `yyyy-mm-dd`. */
  wanted?: { by: string; event?: string | undefined };
  /** Food that the customer took although it may not arrive fresh, and where; absent where nothing had to be asked. */
  takenAnyway?: { sweetId: string; name: string; pincodes: string[] }[];
  /** Who sold; orders from before it was kept have none. */
  seller?: Seller;
}

/** True where a sale is taxed within the state of whoever sold, which is not always the shop's of today. */
export const isWithin = ({ place, seller }: Pick<Sale, 'place' | 'seller'>): boolean =>
  place === null || place.code === (seller?.state.code ?? shopFacts.address.stateCode);
