import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { startShop } from '#main';
import type { EmptyShop } from '#tests/support/engines.ts';
import { stock } from '#tests/support/stock.ts';

/** Token secret of attacked shops, with which attacks sign tokens themselves. */
export const JWT_SECRET = 'the secret of a shop that is attacked';

/** Customer with a session token. */
export interface Buyer {
  id: string;
  token: string;
}

/** Customers, staff and products of an attacked shop. */
export interface Inhabitants {
  buyers: Buyer[];
  goods: Awaited<ReturnType<typeof stock>>;
  /** API token of each staff role. */
  staff: Record<StaffRole, string>;
}

/**
 * Creates a customer; returns id and token.
 * @param place number that is unique in the shop and determines the mobile number
 */
export async function settleBuyer(
  shop: Pick<Shop, 'db' | 'tokens' | 'now'>,
  place: number,
  changes: { address?: string } = {},
): Promise<Buyer> {
  const id = newId();
  const at = new Date(shop.now()).toISOString();
  await shop.db
    .insertInto('user')
    .values({
      id,
      mobile: String(9_100_000_000 + place),
      google_subject: null,
      name: 'Simran Kaur',
      email: '',
      profile: '',
      address: '',
      address_by: '',
      pincode: '143001',
      created_at: at,
      updated_at: at,
      ...changes,
    })
    .execute();
  return { id, token: await shop.tokens.sign(id, 0) };
}

/** Fills a store with products, `people` customers and a token per staff role, then closes it. */
export async function settle({ config }: EmptyShop, people: number): Promise<Inhabitants> {
  const { shop, close } = await startShop({ ...config, jwtSecret: JWT_SECRET });
  const goods = await stock(shop);
  const buyers: Buyer[] = [];
  for (let place = 0; place < people; place += 1) buyers.push(await settleBuyer(shop, place));
  const tokens = staffRoles.map(
    async (role) =>
      [role, await keepToken(shop.db, { name: `Attacked ${role}`, role, life: DAY }, shop.now())] as const,
  );
  const staff = Object.fromEntries(await Promise.all(tokens)) as Record<StaffRole, string>;
  await close();
  return { buyers, goods, staff };
}
