import { shortDay } from '#features/delivery/calendar.rules.ts';
import { arrivesFresh } from '#features/delivery/zone.rules.ts';

/** By when something that is ordered now is at a pincode; days as `yyyy-mm-dd`. */
export interface Arrival {
  pincode: string;
  /** Empty where nobody knows it. */
  town: string;
  /** False for a pincode that the table does not have: it is counted as far as any. */
  known: boolean;
  /** Days on the way. */
  transit: number;
  sweet: string;
  'dry-fruit': string;
  invitation: string;
}

/** By when something ordered now is at a pincode: `Reaches 141001 by 14 Feb`, or that it would not arrive fresh there. */
export function arrivalWords(
  arrival: Pick<Arrival, 'pincode' | 'transit' | 'sweet' | 'dry-fruit' | 'invitation'>,
  kind: 'sweet' | 'dry-fruit' | 'invitation',
  shelfLifeDays: number,
): string {
  const { pincode, transit } = arrival;
  if (arrivesFresh(shelfLifeDays, transit)) return `Reaches ${pincode} by ${shortDay(arrival[kind])}`;
  const keeps = shelfLifeDays === 1 ? 'is best on its day' : `keeps ${shelfLifeDays} days`;
  return `It ${keeps}, and ${pincode} is ${transit} ${transit === 1 ? 'day' : 'days'} away: too far to arrive fresh`;
}
