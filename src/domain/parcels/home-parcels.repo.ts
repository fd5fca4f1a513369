import type { Queries } from '#server/db/database.ts';

/**
 * Returns a query for the homes of orders as `home`, left joined with their `parcel`. The parcel's columns are null for
 * a home without any step.
 */
export const homesWithParcels = (db: Queries) =>
  db
    .selectFrom('order_recipient as home')
    .leftJoin('parcel', (join) =>
      join.onRef('parcel.order_id', '=', 'home.order_id').onRef('parcel.position', '=', 'home.position'),
    );

/**
 * Returns a query for homes, left joined with `parcel` and with `late_home` (for homes paid for before their address
 * was known).
 */
export const homesWithLate = (db: Queries) =>
  homesWithParcels(db).leftJoin('late_home', (join) =>
    join.onRef('late_home.order_id', '=', 'home.order_id').onRef('late_home.position', '=', 'home.position'),
  );

/** Returns a query for the homes that were paid for before their address was known, left joined with their parcels. */
export const lateHomesWithParcels = (db: Queries) =>
  homesWithParcels(db).innerJoin('late_home', (join) =>
    join.onRef('late_home.order_id', '=', 'home.order_id').onRef('late_home.position', '=', 'home.position'),
  );
