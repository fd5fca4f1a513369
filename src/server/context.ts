import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Tokens } from '#server/http/auth.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { PaymentGateway } from '#server/payments/payment-provider.ts';
import type { OtpSender } from '#server/sms/otp-sender.ts';
import type { TextSender } from '#server/sms/text-sender.ts';

/** Services that request handlers work with; tests replace some by stand-ins. */
export interface Shop {
  config: Config;
  db: Database;
  tokens: Tokens;
  media: MediaStore;
  payments: PaymentGateway;
  otpSender: OtpSender;
  textSender: TextSender;
  /**
   * Wakes the publisher of this process, where there is one, because staff are at work or something waits to be
   * published.
   */
  rouse?(): void;
  /** True when this process runs periodic jobs such as sending messages; tests run single jobs themselves. */
  background: boolean;
  /** Returns the time in ms since 1970; tests may move it. */
  now(): number;
}

/** Functions that the rooms provide to the server, which imports none of them; `src/main.ts` connects them. */
export interface Rooms {
  migrations: Record<string, Migration>;
  /** Adds the routes of the rooms, and their periodic jobs when `shop.background` is true. */
  add(app: FastifyInstance, shop: Shop): void;
  /**
   * Checks settings and store before the start. `fault` is the reason not to start, `warning` a message for the log;
   * each null when there is none.
   */
  lookAtStart(shop: Shop): Promise<{ fault: string | null; warning: string | null }>;
  /**
   * Returns the path of the static list page that shows the selection of a path with filters in its query; any other
   * path unchanged.
   */
  listPath(path: string): string;
}
