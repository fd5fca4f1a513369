import { dayAndMonth } from '#domain/delivery/calendar.rules.ts';
import * as say from '#domain/delivery/arrival.texts.ts';
import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';

/** Days (`yyyy-mm-dd`) by which an order placed now arrives at a pincode, by kind of goods. */
export interface Arrival {
  pincode: string;
  /** Name of the town; empty when unknown. */
  town: string;
  /** False for a pincode that the table does not have: it is counted as far as any, or as the place where it probably is. */
  known: boolean;
  /** Probable place as text; empty when the place is known, or no place is probable. */
  probably: string;
  /** Days on the way. */
  transit: number;
  sweet: string;
  'dry-fruit': string;
  invitation: string;
}

/**
 * Returns a sentence with the day of arrival, `Reaches 141001 by 14 Feb`, or the reason why a food would not arrive
 * fresh there.
 * @param shelfLifeDays 0 when unknown
 */
export function arrivalText(
  arrival: Pick<Arrival, 'pincode' | 'probably' | 'transit' | 'sweet' | 'dry-fruit' | 'invitation'>,
  kind: 'sweet' | 'dry-fruit' | 'invitation',
  shelfLifeDays: number,
): string {
  const { pincode, probably, transit } = arrival;
  const where = probably ? say.pincodeProbably(pincode, probably) : pincode;
  if (arrivesFresh(shelfLifeDays, transit)) return say.reachesBy(where, dayAndMonth(arrival[kind]));
  return shelfLifeDays === 1 ? say.bestOnDayTooFar(transit, where) : say.keepsTooFar(shelfLifeDays, transit, where);
}
