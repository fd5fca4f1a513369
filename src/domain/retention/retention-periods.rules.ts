import { DAY } from '#lib/time.ts';

/** Further periods: `NEWCOMER_DAYS` of guests, `CHANGES_KEPT` of shared lists. */

/** Time from the last box to the erasure of a guest, ms, as the privacy policy and the guest's own page promise. */
export const GUEST_KEPT = 90 * DAY;
/** Time from the last change or question to the erasure of a guest who never got a box, ms. */
export const UNSENT_KEPT = 365 * DAY;
/** Age at which enquiries and designs are erased, ms, as the privacy policy promises. */
export const ENQUIRY_KEPT = 2 * 365 * DAY;
/** Age at which messages to customers are erased, ms; until then they document what was sent. */
export const MESSAGE_KEPT = 365 * DAY;
/** Time from its end to the erasure of a planned catalogue change, ms; the record's history keeps it. */
export const PLAN_KEPT = 90 * DAY;
/**
 * Age at which unpaid orders are erased, ms: they contain addresses, and banks settle late payments within three to
 * five days.
 */
export const DRAFT_KEPT = 7 * DAY;
/** Time from its end to the erasure of a share of a family's list, ms. */
export const SHARE_KEPT = 30 * DAY;
/**
 * Age at which personal data in orders is erased, ms, since tax law requires records for eight years. Goods and amounts
 * stay.
 */
export const ORDER_KEPT = 8 * 365.25 * DAY;
