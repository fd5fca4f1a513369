import { promiseOf } from '#domain/delivery/dispatch.rules.ts';
import { placeOfSupply } from '#domain/orders/place-of-supply.repo.ts';
import type { Buyer, Sale, Seller } from '#domain/orders/sale.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Settings } from '#domain/settings/settings.contract.ts';
import { addressLine } from '#domain/settings/settings.rules.ts';
import { stateNamed } from '#lib/states.ts';

/** Returns a customer's name and address as they are today. */
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

/** Returns the seller of today, as invoices name it. */
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

/** Returns the facts for the invoice of a sale made now: tax number, rates, texts and the promise of when it leaves. */
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
