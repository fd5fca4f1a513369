import type { Config } from '#server/config.ts';

/**
 * Returns the warning that sign-in codes, payments or both are simulated, for the start of the shop; empty when neither
 * is.
 */
export function demonstrationText({ otp, payments }: Config['demo']): string {
  if (!otp && !payments) return '';
  const messages = otp
    ? 'sign-in codes are shown on screen and no message leaves this machine'
    : 'messages go out by the SMS gateway';
  const money = payments
    ? 'payments go to a test gateway and no money leaves this machine'
    : 'payments go to the payment provider';
  return `${otp && payments ? 'Demonstration' : 'Partly a demonstration'}: ${messages}; ${money}.`;
}
