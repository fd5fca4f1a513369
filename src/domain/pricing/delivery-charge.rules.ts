import { formatRupees } from '#lib/money.ts';

/** The shop's present delivery charges, in paise. */
export interface Charges {
  /** One sweet or dry fruit order. */
  item: number;
  /** One invitation box to a guest. */
  guestBox: number;
  /** One invitation box to the customer's own address. */
  ownBox: number;
}

/** Returns the text of the delivery charges of boxes, for a design with delivery charge. */
export const invitationDeliveryText = ({ guestBox, ownBox }: Charges): string =>
  `${formatRupees(guestBox)} for each guest’s box, ${formatRupees(ownBox)} for each box to you`;
