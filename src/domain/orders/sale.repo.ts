import { promiseOf } from '#domain/delivery/dispatch.rules.ts';
import { placeOfSupply } from '#domain/orders/place-of-supply.repo.ts';
import type { Buyer, Sale, Seller } from '#domain/orders/sale.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Settings } from '#domain/settings/settings.contract.ts';
import { addressLine } from '#domain/settings/settings.rules.ts';
import { stateNamed } from '#lib/states.ts';

/** Returns a customer's name, mobile number and address from the profile; empty texts for an unknown customer. */
export async function readBuyer(db: Queries, userId: string): Promise<Buyer> {
  const user = await db
    .selectFrom('user')
    .select(['name', 'mobile', 'address', 'pincode'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    name: user?.name ?? '',
    mobile: user?.mobile ?? '',
    address: user?.address ?? '',
    pincode: user?.pincode ?? '',
  };
}

/** The settings that describe the seller. */
type SellerSettings = Pick<Settings, 'facts' | 'tax' | 'invoice' | 'dispatch'>;

/** Returns the seller for invoices, from the current settings. */
function sellerOf({ facts, invoice }: SellerSettings): Seller {
  const { legalName, phone, email, fssai, state } = facts;
  return {
    legalName,
    address: addressLine(facts),
    state: stateNamed(state) ?? { name: state, code: '' },
    phone,
    email,
    fssai,
    ...invoice,
  };
}

/**
 * Returns the facts of a sale made now, as its order stores them: buyer, place of supply, tax number, tax rate, seller,
 * and the time by which it is promised to leave.
 */
export function saleOf(
  kind: 'sweet' | 'dry-fruit' | 'invitation',
  { name, mobile, address, pincode }: Buyer,
  settings: SellerSettings,
): Sale {
  const { tax, facts } = settings;
  const taxed = {
    sweet: { hsn: tax.sweetHsn, rate: tax.sweetRate },
    'dry-fruit': { hsn: tax.dryFruitHsn, rate: tax.dryFruitRate },
    invitation: { hsn: tax.invitationHsn, rate: tax.invitationRate },
  }[kind];
  return {
    buyer: { name, mobile, address, pincode },
    place: placeOfSupply({ pincode, address }),
    gstin: facts.gstin,
    ...taxed,
    dispatch: promiseOf(kind, settings.dispatch),
    seller: sellerOf(settings),
  };
}
