import { endpoint } from '#lib/endpoint.ts';

/** The family that was filled, and how to sign in as it. */
export interface Rehearsal {
  name: string;
  mobile: string;
}

const owner = { access: 'staff', path: '/api/staff/rehearsal' } as const;

export const readRehearsal = endpoint<{
  /** False in a shop that is open to customers. */
  offered: boolean;
  /** Null before it was filled. */
  family: Rehearsal | null;
}>()({ ...owner, method: 'GET', summary: 'Whether the demonstration has a family with guests at all stages' });

/** Asks for a family that is there, not for one more: pressed again, it changes nothing. */
export const makeRehearsal = endpoint<{ family: Rehearsal }>()({
  ...owner,
  method: 'PUT',
  idempotent: true,
  summary: 'Fills a family of the demonstration with 240 guests at all stages; refused where customers order',
});
