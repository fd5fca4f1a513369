import { array, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import * as say from '#domain/payments/payments.texts.ts';

/** A sweet that some of the homes are too far for. */
export interface TooFar {
  sweetId: string;
  /** Sentence about how long it keeps and where it can be sent. */
  message: string;
  pincodes: string[];
  /** Town of each of these pincodes; empty where it is unknown. */
  places: string[];
  name: string;
  shelfLifeDays: number;
  /** Towns of the question where it arrives fresh. */
  towns: string[];
  /**
   * The sweet nearest in price that arrives fresh everywhere; null when there is none. `rate` in paise for 400 grams.
   */
  instead: { sweetId: string; name: string; image: string; rate: number } | null;
}

/** Returns the sweets that would not arrive fresh, with the pincodes. */
export const checkReach = endpoint<{ far: TooFar[] }>()({
  method: 'POST',
  path: '/api/reach',
  access: 'public',
  summary: 'Which sweets would not arrive fresh at which pincodes',
  body: object({
    sweetIds: array(string().matches(ID_PATTERN, say.noSweet).required()).max(10).required(),
    pincodes: array(string().max(10).required()).max(5000, say.tooManyPincodes).required(),
  }),
  // Five thousand pincodes fit.
  bodyLimit: 65_536,
  reading: true,
});
