import type { Time } from '#server/db/schema.ts';

/** Mark of a secret that the shop has or had. */
export interface SecretMarkTable {
  /** Keyed digest that does not reveal the secret. */
  id: string;
  /** Time at which a process last made something with the secret. */
  used_at: Time;
}

declare module '#server/db/schema.ts' {
  interface Schema {
    secret_mark: SecretMarkTable;
  }
}
