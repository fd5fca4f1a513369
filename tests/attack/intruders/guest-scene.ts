import { createLink } from '#domain/guests/guest-link.repo.ts';
import { LINK_DAYS, LINK_EDITS } from '#domain/guests/guest.rules.ts';
import { DAY, isoTime } from '#lib/time.ts';
import { secretHash } from '#server/secret-hash.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';

/** Guest of the victim, of whom a stranger knows everything but the secrets. */
export interface KnownGuest {
  id: string;
  name: string;
  mobile: string;
  /** Empty when the guest's own row lacks it. */
  address: string;
  pincode: string;
  thanks: string;
  /** Ids of all guests who share the home. */
  home: string[];
  /** Secrets of the guest's links by their state. */
  links: Record<'live' | 'expired' | 'revoked' | 'spent' | 'over', string>;
}

/** The state of each guest of the scene: number of the home, and whether its row is filled in. */
const PEOPLE = {
  'a guest whose address is known': { home: 0, isFull: true },
  'a guest whose address nobody confirmed': { home: 1, isFull: true },
  'a guest without an address': { home: 2, isFull: false },
  'the contact of a household': { home: 3, isFull: true },
  'a member of a household': { home: 3, isFull: true },
  'a member without an address of a household with one': { home: 3, isFull: false },
  'the contact of a household without an address': { home: 4, isFull: false },
  'a member of a household without an address': { home: 4, isFull: false },
  'a guest of two families, known to her alone': { home: 5, isFull: true },
  'a guest whose paid box waits for the address': { home: 6, isFull: false },
} as const;

export type KnownState = keyof typeof PEOPLE;
export const knownStates = Object.keys(PEOPLE) as KnownState[];

/** Guests of the victim in every state, and a guest of the intruder who has the number of one of them. */
export type GuestScene = Record<KnownState, KnownGuest> & { twin: string };

/** Puts guests in every state on the victim's list, with links in every state. */
export async function settleGuests({ village }: Stage): Promise<GuestScene> {
  const { bench, her, him } = village;
  const { db } = bench.shop;
  const scene = {} as GuestScene;
  const late = await db
    .selectFrom('order_recipient')
    .select('guest_id')
    .where('order_id', '=', her.things.lateOrder)
    .executeTakeFirstOrThrow();
  for (const [at, state] of knownStates.entries()) {
    const { home, isFull } = PEOPLE[state];
    const name = `Hidden relative ${at}`;
    const [address, pincode] = isFull ? [`Hidden Lane of ${home}`, `79${home}31${home}`] : ['', ''];
    const isLate = state === 'a guest whose paid box waits for the address';
    const id = isLate ? (late.guest_id ?? '') : ((await bench.guests(her.who, 1, { name, address, pincode }))[0] ?? '');
    const { mobile } = await db
      .updateTable('guest')
      .set({ name, email: isFull ? `relative${at}@hidden.example` : '', unconfirmed: home === 1 })
      .where('id', '=', id)
      .returning('mobile')
      .executeTakeFirstOrThrow();
    const thanks = isFull ? `Hidden thanks ${at}` : '';
    const times = { answered_at: isoTime(bench.shop.now()), arrived_at: null };
    if (isFull)
      await db
        .insertInto('guest_answer')
        .values({ guest_id: id, coming: 'yes', people: 7, food: 'veg', thanks, ...times })
        .execute();
    scene[state] = {
      id,
      name,
      mobile: mobile ?? '',
      address,
      pincode,
      thanks,
      home: [id],
      links: await linksOf(village.bench, id),
    };
  }
  for (const home of [3, 4]) {
    const ids = knownStates.flatMap((state) => (PEOPLE[state].home === home ? [scene[state].id] : []));
    await db
      .updateTable('guest')
      .set({ household: ids[0] ?? null, box_name: `Hidden household ${home}` })
      .where('id', 'in', ids)
      .execute();
    for (const state of knownStates) if (PEOPLE[state].home === home) scene[state].home = ids;
  }
  const [twin = ''] = await bench.guests(him.who, 1, { name: 'Known to both', address: '', pincode: '' });
  const { mobile } = scene['a guest of two families, known to her alone'];
  await db.updateTable('guest').set({ mobile }).where('id', '=', twin).execute();
  scene.twin = await createLink(db, twin, bench.shop.now());
  return scene;
}

/** Creates links of a guest in every state; returns their secrets. */
async function linksOf({ shop: { db, now } }: Stage['village']['bench'], id: string): Promise<KnownGuest['links']> {
  const made = async (change: object): Promise<string> => {
    const secret = await createLink(db, id, now());
    const row = db.updateTable('guest_link').set({ guest_id: id, ...change });
    await row.where('secret_hash', '=', secretHash(secret)).execute();
    return secret;
  };
  const before = isoTime(now() - DAY);
  return {
    live: await made({}),
    expired: await made({ expires_at: before }),
    revoked: await made({ revoked_at: before }),
    spent: await made({ uses: LINK_EDITS }),
    // Whoever answered sees the page for longer than the link takes an address.
    over: await made({ uses: 1, created_at: isoTime(now() - (LINK_DAYS + 1) * DAY) }),
  };
}
