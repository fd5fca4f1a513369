import type { State } from '#tests/attack/intruders/knock.ts';
import { fileStates } from '#tests/attack/intruders/files.ts';
import { strangerStates } from '#tests/attack/intruders/guest-strangers.ts';
import { linkStates } from '#tests/attack/intruders/states-links.ts';
import { officeStates } from '#tests/attack/intruders/states-office.ts';
import { orderStates } from '#tests/attack/intruders/states-orders.ts';
import { paymentStates } from '#tests/attack/intruders/states-payments.ts';
import { sessionStates } from '#tests/attack/intruders/states-sessions.ts';
import { staffStates } from '#tests/attack/intruders/states-staff.ts';

/** Every state of people, money and staff in which something is over, spent or not yet allowed. */
export const states: State[] = [
  ...linkStates,
  ...sessionStates,
  ...paymentStates,
  ...orderStates,
  ...staffStates,
  ...officeStates,
  ...strangerStates,
  ...fileStates,
];
