import { endpoint } from '#lib/endpoint.ts';

/** Family that was filled, by whose number one signs in as it. */
export interface Rehearsal {
  name: string;
  mobile: string;
}

const owner = { access: 'staff', path: '/api/staff/rehearsal' } as const;

export const readRehearsal = endpoint<{
  /** False in a shop that is open to customers. */
  offered: boolean;
  /** Null before the family was filled. */
  family: Rehearsal | null;
}>()({ ...owner, method: 'GET', summary: 'Whether the demonstration has a family with guests at all stages' });

/** Endpoint that makes sure that the family is filled; called again it changes nothing. */
export const makeRehearsal = endpoint<{ family: Rehearsal }>()({
  ...owner,
  method: 'PUT',
  idempotent: true,
  summary: 'Fills a family of the demonstration with 240 guests at all stages; refused where customers order',
});
