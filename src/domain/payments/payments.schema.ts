import type { Time } from '#server/db/schema.ts';

/** When something of payments was first or last seen: the provider's last notice, the first start with an old secret. */
export interface PaymentMarkTable {
  id: string;
  at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    payment_mark: PaymentMarkTable;
  }
}
