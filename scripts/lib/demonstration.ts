import type { Config } from '#server/config.ts';

/**
 * Returns the start's warning about sign-in codes and payments that are only demonstrated; empty when both are real.
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
