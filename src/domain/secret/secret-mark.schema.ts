import type { Time } from '#server/db/schema.ts';

/** A secret that the shop has or had. */
export interface SecretMarkTable {
  /** A digest that tells nothing of the secret. */
  id: string;
  /** When a process last made something with it. */
  used_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    secret_mark: SecretMarkTable;
  }
}
