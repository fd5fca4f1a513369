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
