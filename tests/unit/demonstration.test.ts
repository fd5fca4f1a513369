import { expect, it } from 'vitest';
import { demonstrationText } from '#scripts/lib/demonstration.ts';

it('a start says of messages and of money what is real and what is shown', () => {
  expect(demonstrationText({ otp: true, payments: true })).toBe(
    'Demonstration: sign-in codes are shown on screen and no message leaves this machine; payments go to a test gateway and no money leaves this machine.',
  );
  expect(demonstrationText({ otp: false, payments: true })).toBe(
    'Partly a demonstration: messages go out by the SMS gateway; payments go to a test gateway and no money leaves this machine.',
  );
  expect(demonstrationText({ otp: true, payments: false })).toBe(
    'Partly a demonstration: sign-in codes are shown on screen and no message leaves this machine; payments go to the payment provider.',
  );
  expect(demonstrationText({ otp: false, payments: false })).toBe('');
});
