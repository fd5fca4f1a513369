import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const text = (name: string) => [name, 'text', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
const time = (name: string) => [name, 'timestamptz', (c: ColumnDefinitionBuilder) => c.notNull()] as const;
const whole = (name: string, first: number) =>
  [name, 'bigint', (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(first)] as const;

/** Creates the tables for a family's celebration and its guests' answers, and an index of order recipients by guest. */
export async function celebration({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('celebration')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn(...text('couple'))
    .addColumn(...text('event'))
    .addColumn(...text('day'))
    .addColumn(...text('time'))
    .addColumn(...text('place'))
    .addColumn(...text('words'))
    .addColumn(...whole('revision', 1))
    .addColumn(...time('updated_at'))
    .execute();
  await schema
    .createTable('guest_answer')
    .addColumn('guest_id', 'text', (c) => c.primaryKey().references('guest.id').onDelete('cascade'))
    .addColumn(...text('coming'))
    .addColumn(...whole('people', 0))
    .addColumn(...text('food'))
    .addColumn('answered_at', 'timestamptz')
    .addColumn('arrived_at', 'timestamptz')
    .addColumn(...text('thanks'))
    .execute();
  await schema.createIndex('order_recipient_guest').ifNotExists().on('order_recipient').column('guest_id').execute();
}

/** Adds the column for the time at which a guest first opened the page. */
export async function guestOpened({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('guest').addColumn('opened_at', 'timestamptz').execute();
}

/**
 * Creates the tables for family links, and for the people who added themselves by such a link and wait for
 * confirmation.
 */
export async function familyLink({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('family_link')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn(...whole('turn', 1))
    .addColumn('revoked_at', 'timestamptz')
    .addColumn(...time('created_at'))
    .execute();
  await schema
    .createTable('newcomer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn(...text('user_id'))
    .addColumn(...text('name'))
    .addColumn(...text('mobile'))
    .addColumn(...text('address'))
    .addColumn(...text('pincode'))
    .addColumn(...whole('revision', 0))
    .addColumn(...time('created_at'))
    .addUniqueConstraint('newcomer_mobile', ['user_id', 'mobile'])
    .execute();
}
