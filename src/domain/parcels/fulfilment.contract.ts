import { array, boolean, number, object, string } from 'yup';
import { type ParcelFacts, parcelStates, trackingNumber } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#domain/parcels/parcels.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';

/** A step of a parcel as its customer sees it: without notes and without names of staff. */
export interface ParcelStepWire extends ParcelFacts {
  /** ISO time. */
  at: string;
}

/** A parcel as its customer sees it. */
export interface ParcelWire extends ParcelFacts {
  /** Its position among the homes of the order, from 0. */
  position: number;
  /** Steps that were not undone, oldest first; empty for a parcel without any step. */
  steps: ParcelStepWire[];
}

/** Identifies a parcel: the order and the position of its home. */
export interface ParcelKey {
  orderId: string;
  position: number;
}

/** A parcel as staff see it. */
export interface ParcelNow extends ParcelFacts {
  /** Increases with every step; 0 for a parcel without any step. */
  revision: number;
  /** ISO time of the last step; null before the first. */
  changedAt: string | null;
}

/**
 * Outcome for one parcel of a request: `done`, `already` in that state, `changed` when its revision differs from the
 * one sent, `refused` when the step is not allowed.
 */
export interface ParcelOutcome extends ParcelKey {
  outcome: 'done' | 'already' | 'changed' | 'refused';
  /** Sentence for people: who was faster and when, or why it was refused; empty for what was done. */
  message: string;
  parcel: ParcelNow;
}

/** Most parcels or orders in one request. */
export const MOST_NAMED = 1000;

const orderId = () => string().matches(ID_PATTERN, say.noOrder).required(say.orderMissing);
const batch = () => string().matches(ID_PATTERN, say.pressWithoutId).required(say.pressWithoutId);
const courier = () => string().trim().test(atMost(40, say.courierTooLong));
const tracking = () =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? trackingNumber(typed) : typed))
    .test(atMost(40, say.numberTooLong))
    .matches(/^[\p{L}\p{N} ./-]*$/u, say.numberNotValid);

const staff = { access: 'staff', roles: ['packer'] } as const;

/**
 * Moves parcels from state to state. A request is carried out once however often it arrives, so that a phone without a
 * network may send it again.
 */
export const writeParcelSteps = endpoint<{ outcomes: ParcelOutcome[] }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/parcels/steps',
  summary: 'Brings parcels, or all homes of orders, into a state, and says of each what became of it',
  idempotent: true,
  bodyLimit: 262_144,
  body: object({
    /** Id of the request, made by the client, so that a repeated one changes nothing. */
    batch: batch(),
    parcels: array(
      object({
        orderId: orderId(),
        /** Position of the home; without it every home of the order. */
        position: number().integer().min(0).max(1_000_000),
        /** Revision that the person saw; a parcel that changed since is left alone. */
        revision: number().integer().min(0),
        /** Tracking number of this parcel, instead of the one for all. */
        tracking: tracking(),
      }),
    )
      .min(1, say.nothingChosen)
      .max(MOST_NAMED, say.tooManyChosen(MOST_NAMED))
      .required(say.nothingChosen),
    state: string()
      .oneOf([...parcelStates], say.noState)
      .required(say.stateMissing),
    /** With whole orders: moves only homes in one of these states and skips the others silently. */
    from: array(
      string()
        .oneOf([...parcelStates], say.noState)
        .required(say.stateMissing),
    ).max(parcelStates.length, say.tooManyStates),
    courier: courier(),
    tracking: tracking(),
    /** True when the person says that parcels with the same number travel as one consignment. */
    together: boolean().default(false),
    note: string().trim().test(atMost(300, say.noteTooLong)),
  }),
});

export const undoParcelSteps = endpoint<{ outcomes: ParcelOutcome[] }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/parcels/undo',
  summary: 'Takes a press back while it is fresh; parcels that went on since stay as they are',
  idempotent: true,
  body: object({ batch: batch() }),
});
