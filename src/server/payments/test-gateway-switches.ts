/** Faults that the test gateway can simulate for the next payers, each with its effect. */
export const switches = {
  none: 'everything goes well',
  declined: 'the bank declines every payment',
  dismissed: 'the window closes without a payment',
  late: 'the payment fails on screen and by a notice, and the money arrives afterwards',
  duplicate: 'two payments are taken for one order, and every notice comes twice',
  reversed: 'notices come in the wrong order: paid, captured, and last the failure of an earlier try',
  'wrong-amount': 'a rupee less than asked is paid',
  'bad-signature': 'neither the window nor the notices are signed rightly',
  timeout: 'the API takes questions and never answers',
  '502': 'the API answers 502',
  html: 'the API answers a page of HTML',
  'refund-pending': 'refunds stay pending',
  'refund-failed': 'refunds fail at the bank',
} as const;

export type Switch = keyof typeof switches;

/** Tells whether a text is the name of a switch. */
export const isSwitch = (name: string): name is Switch => Object.hasOwn(switches, name);
