import { USUAL_ADVANCE } from '#domain/pricing/part-payment.rules.ts';
import { field, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import * as say from '#domain/settings/settings.texts.ts';

/** Settings of orders that are paid in two parts. */
export const advance = {
  percent: field('number', say.labelAdvance, wholeNumberField(say.namedAdvance, 10, 90, USUAL_ADVANCE), {
    help: say.helpAdvance,
  }),
  remind: field('number', say.labelReminder, wholeNumberField(say.namedDayCount, 0, 30, 3), {
    help: say.helpReminder,
  }),
};
