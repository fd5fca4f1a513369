import { boolean, number, object, string } from 'yup';
import type { CardFaceWords } from '#domain/card/card.rules.ts';
import type { ParcelNow } from '#domain/parcels/fulfilment.contract.ts';
import type { KitchenDay, KitchenPlan } from '#domain/packing/kitchen.rules.ts';
import type { Contents, PackingHome } from '#domain/packing/packing.rules.ts';
import * as say from '#domain/packing/packing.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** A home with the state of its parcel. */
export type PackingRow = PackingHome &
  ParcelNow & {
    /** True while the order is not paid in full and nothing is packed. */
    unpaid?: boolean;
    /** True when the guest wrote another address after the payment and the family has not decided yet. */
    corrected?: boolean;
    /**
     * Invoice numbers of earlier orders from which the home has a box, until the customer has decided about this box.
     */
    twice?: string[];
    /** ISO time at which the family sent the box elsewhere: a label printed before is wrong. */
    movedAt?: string;
  };

/** Text of a card; homes refer to it by its key. */
export type PackingCard = CardFaceWords & {
  key: string;
  /** True for a text that differs from the card for all guests. */
  other: boolean;
};

/** Homes in one answer. */
export const PACKING_PAGE = 500;

const staff = { access: 'staff', roles: ['packer'] } as const;

/** Amount that is ready of a day's line. */
export interface KitchenTick {
  /** `yyyy-mm-dd`. */
  day: string;
  /** Id of the sweet or dry fruit. */
  id: string;
  /** Amount that was ready, in sixtieths of a gram. */
  parts: number;
  by: string;
}

export const readKitchen = endpoint<{ days: KitchenDay[]; ready: KitchenTick[]; plan: KitchenPlan; at: string }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/kitchen',
  summary: 'How much of which sweet is needed by which day, over all parcels that are not packed',
});

export const watchKitchen = endpoint<{ ready: KitchenTick[] }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/kitchen/ticks',
  summary: 'What is ready in the kitchen, for a list that is open',
  watching: true,
});

/**
 * Stores the amount of a product that is ready. It sets an amount, so that a repeated request, or two by different
 * people, have the same result.
 */
export const tickKitchen = endpoint<{ ready: KitchenTick[] }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/kitchen/ticks',
  idempotent: true,
  summary: 'Notes how much of a line of the kitchen’s list is ready; 0 takes the tick away',
  body: object({
    day: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/, say.noDay)
      .required(say.dayMissing),
    id: string().matches(ID_PATTERN, say.noLine).required(say.lineMissing),
    parts: number().integer().min(0).max(1e12).required(say.amountMissing),
  }),
});

export const readPacking = endpoint<{
  /** Contents of the homes' parcels, each kind once. */
  contents: Contents[];
  /** Cards, each text once. */
  cards: PackingCard[];
  homes: PackingRow[];
  /** Number of paid homes left out because their address is unknown. */
  waiting: number;
  /** Value to send as `after` for the next homes; null after the last. */
  next: string | null;
  /** Time of the server, for asking for changes since then. */
  at: string;
}>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/packing',
  summary: `Homes whose parcel has still to be sent or waits for its tracking number, the oldest order first, ${PACKING_PAGE} at a time`,
  query: object({
    after: string().matches(/^[0-9a-f]{24}\.\d{1,7}$/, say.noPage),
    /** Id of an order, to list all its homes in whatever state. */
    order: string().matches(ID_PATTERN, say.noOrder),
    /** True to leave out parcels that were sent. */
    unsent: boolean().default(false),
  }),
});

/** A parcel that changed. */
export type ParcelChange = Pick<PackingHome, 'orderId' | 'position'> & ParcelNow;

export const readPackingChanges = endpoint<{ changes: ParcelChange[]; at: string }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/packing/changes',
  summary: 'Parcels that changed since a time, for a list that is open',
  watching: true,
  query: object({
    since: string()
      .datetime(say.timeNotValid)
      .test('time', say.timeNotValid, (value = '') => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value)))
      .required(say.timeMissing),
  }),
});
