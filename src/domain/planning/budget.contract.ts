import { array, number, object, string } from 'yup';
import type { Mix } from '#domain/planning/budget.rules.ts';
import * as say from '#domain/planning/planning.texts.ts';
import { MAX_TOTAL, TOO_MUCH } from '#domain/pricing/pricing.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** Boxes of a design that fit a budget, delivery included, with sweets that reach every home. */
export const proposeBoxes = endpoint<{
  mixes: Mix[];
  /** Smallest total for a box of this design for all homes, in paise; null when too few sweets can reach all homes. */
  least: number | null;
}>()({
  method: 'POST',
  path: '/api/box-ideas',
  access: 'public',
  summary: 'Boxes of a design that fit a budget, delivery included',
  body: object({
    invitationId: string().matches(ID_PATTERN, say.noInvitation).required(),
    /** Paise. */
    budget: number().integer().min(100, say.budgetTooSmall).max(MAX_TOTAL, TOO_MUCH).required(),
    homes: number().integer().min(1, say.tooFewHomes).max(5000, say.tooManyHomes).required(),
    pincodes: array(string().max(10).required()).max(5000, say.tooManyPincodes).default([]),
  }),
  // Five thousand pincodes fit.
  bodyLimit: 65_536,
  reading: true,
});
