import type { State } from '#tests/attack/knock.ts';
import { linkStates } from '#tests/attack/states-links.ts';
import { officeStates } from '#tests/attack/states-office.ts';
import { orderStates } from '#tests/attack/states-orders.ts';
import { paymentStates } from '#tests/attack/states-payments.ts';
import { sessionStates } from '#tests/attack/states-sessions.ts';
import { staffStates } from '#tests/attack/states-staff.ts';

/** Every state of people, money and staff in which something is over, spent or not yet allowed. */
export const states: State[] = [
  ...linkStates,
  ...sessionStates,
  ...paymentStates,
  ...orderStates,
  ...staffStates,
  ...officeStates,
];
