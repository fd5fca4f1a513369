import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { startShop } from '#main';
import type { EmptyShop } from '#tests/support/engines.ts';
import { stock } from '#tests/support/stock.ts';

/** The secret of every shop that is attacked, so that attacks can sign what its customers hold. */
export const JWT_SECRET = 'the secret of a shop that is attacked';

/** A customer with a session. */
export interface Buyer {
  id: string;
  token: string;
}

/** People and goods of a shop that is attacked. */
export interface Inhabitants {
  buyers: Buyer[];
  goods: Awaited<ReturnType<typeof stock>>;
  /** A token of each role, as tools of the staff carry it. */
  staff: Record<StaffRole, string>;
}

/**
 * Adds a customer; returns their id with a token.
 * @param place a number that nobody else in the shop has, which their mobile number follows from
 */
export async function settleBuyer(shop: Shop, place: number, changes: { address?: string } = {}): Promise<Buyer> {
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

/** Gives a store goods, customers and staff, and closes it again. */
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
