import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Tokens } from '#server/http/auth.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { PaymentGateway } from '#server/payments/gateway.ts';
import type { OtpSender } from '#server/sms/otp-sender.ts';
import type { TextSender } from '#server/sms/text-sender.ts';

/** Everything a request handler works with; tests build one with stand-ins. */
export interface Shop {
  config: Config;
  db: Database;
  tokens: Tokens;
  media: MediaStore;
  payments: PaymentGateway;
  otpSender: OtpSender;
  textSender: TextSender;
  /** Tells the publisher of this process, where there is one, that staff are at work or that something waits for it. */
  rouse?(): void;
  /** Whether this process does what nobody asks for, such as sending messages; a test does the rounds it is about itself. */
  background: boolean;
  /** Now, in ms since 1970; a test may move it. */
  now(): number;
}

/** What the rooms bring to the kernel, which knows none of them; `src/main.ts` puts them together. */
export interface Rooms {
  migrations: Record<string, Migration>;
  /** Adds their routes, and with `shop.background` the rounds that nobody asks for. */
  add(app: FastifyInstance, shop: Shop): void;
  /** Why the shop must not be started as it is set up, and what the log should say of it, a sentence each; null for nothing. */
  lookAtStart(shop: Shop): Promise<{ fault: string | null; warning: string | null }>;
  /** The address of the static list that an address with its own filters means. */
  listAddress(address: string): string;
}
