import { USUAL_ADVANCE } from '#domain/pricing/part-payment.rules.ts';
import { field, wholeNumberField } from '#domain/settings/setting-field.contract.ts';

/** Settings of orders that are paid in two parts. */
export const advance = {
  percent: field('number', 'Advance, in percent', wholeNumberField('The advance', 10, 90, USUAL_ADVANCE), {
    help: 'Of the whole order, in full rupees; offered for orders above what UPI takes in one payment. With 50, UPI carries both parts of an order up to two lakh rupees.',
  }),
  remind: field('number', 'Days for the reminder', wholeNumberField('The number of days', 0, 30, 3), {
    help: 'So many days before an order leaves, whoever has not paid the rest is reminded by SMS. The words of it are among the messages.',
  }),
};
