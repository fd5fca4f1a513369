/** The shop's present delivery charges, in paise. */
export interface Charges {
  /** One sweet or dry fruit order. */
  item: number;
  /** One invitation box to a guest. */
  guestBox: number;
  /** One invitation box to the customer's own address. */
  ownBox: number;
}

/**
 * Returns the delivery charge of one sweet or dry fruit order in paise. Dry fruits always have the charge.
 * @param price paise; a price of 0 has no charge
 */
export const itemDelivery = (price: number, isDeliveryCharge: boolean, { item }: Pick<Charges, 'item'>): number =>
  price > 0 && isDeliveryCharge ? item : 0;

/** Returns the delivery charge of boxes of one design in paise: for each box, if the design has the charge. */
export const boxesDelivery = (
  { guestBoxes, ownBoxes, isDeliveryCharge }: { guestBoxes: number; ownBoxes: number; isDeliveryCharge: boolean },
  { guestBox, ownBox }: Pick<Charges, 'guestBox' | 'ownBox'>,
): number => (isDeliveryCharge ? guestBoxes * guestBox + ownBoxes * ownBox : 0);
