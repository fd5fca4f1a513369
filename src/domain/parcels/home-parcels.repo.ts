import type { Queries } from '#server/db/database.ts';

/**
 * Selects the homes of orders as `home`, each with its `parcel`. The parcel's columns are null for a home that nobody
 * has touched.
 */
export const homesWithParcels = (db: Queries) =>
  db
    .selectFrom('order_recipient as home')
    .leftJoin('parcel', (join) =>
      join.onRef('parcel.order_id', '=', 'home.order_id').onRef('parcel.position', '=', 'home.position'),
    );

/** Selects homes with their parcels and, where a home was paid for before its address was known, its `late_home`. */
export const homesWithLate = (db: Queries) =>
  homesWithParcels(db).leftJoin('late_home', (join) =>
    join.onRef('late_home.order_id', '=', 'home.order_id').onRef('late_home.position', '=', 'home.position'),
  );

/** Selects the homes that were paid for before their address was known, with their parcels. */
export const lateHomes = (db: Queries) =>
  homesWithParcels(db).innerJoin('late_home', (join) =>
    join.onRef('late_home.order_id', '=', 'home.order_id').onRef('late_home.position', '=', 'home.position'),
  );
