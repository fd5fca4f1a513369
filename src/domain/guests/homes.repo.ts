import { byHome, homeMobile } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the ids of all guests who share a guest's home, including the guest; empty when the guest does not exist. */
export async function livesWith(db: Queries, guestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guest')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', guestId),
        where('household', '=', where.selectFrom('guest as one').select('one.household').where('one.id', '=', guestId)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** A home of a family's list: a person who lives alone, or a household under the name on its box. */
export interface HomeRow {
  /** Id of the guest whom the courier calls. */
  id: string;
  /** Ids of everybody who lives there. */
  ids: string[];
  name: string;
  /** Number that the courier calls (`homeMobile`). */
  mobile: string;
  /** What packers read about it. */
  note: string;
  address: string;
  pincode: string;
  /** True when a box can be sent there: the address is known, and it is not the home of a guest abroad. */
  isReachable: boolean;
}

/** Returns the homes of a family's guests, sorted by the time at which each home's first guest was added. */
export async function readHomes(db: Queries, userId: string): Promise<HomeRow[]> {
  const rows = await db
    .selectFrom('guest')
    .select(['id', 'name', 'mobile', 'address', 'pincode', 'note', 'household', 'box_name'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return byHome(rows, ({ id }) => id).flatMap((members) => {
    const [contact] = members;
    if (!contact) return [];
    const { id, address, pincode } = contact;
    const mobile = homeMobile(members.map((one) => one.mobile ?? ''));
    const note = [...new Set(members.map((one) => one.note).filter(Boolean))].join('; ');
    const name = (members.length > 1 && contact.box_name) || contact.name;
    const isReachable = reachable({ address, pincode, mobile });
    return [{ id, ids: members.map((one) => one.id), name, mobile, address, pincode, note, isReachable }];
  });
}
