import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { formatRupees } from '#lib/money.ts';

/** Returns the text of the delivery charges of boxes, for a design with delivery charge. */
export const invitationDeliveryText = ({ guestBox, ownBox }: Charges): string =>
  `${formatRupees(guestBox)} for each guest’s box, ${formatRupees(ownBox)} for each box to you`;
