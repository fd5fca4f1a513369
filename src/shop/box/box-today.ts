import { call } from '#client/api.ts';
import type { SweetToday } from '#domain/box/box.rules.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { toPaise } from '#lib/money.ts';

/** Tells whether an HTTP status means that a record is not offered: 400 or 404. */
const isGone = (status: number): boolean => status === 400 || status === 404;

/**
 * Reads sweets from today's catalogue, by id; `gone` for a sweet no longer offered. Leaves out a sweet whose call fails
 * or that has no rate.
 */
export async function sweetsToday(ids: readonly string[]): Promise<Map<string, SweetToday>> {
  const asked = [...new Set(ids)];
  const answers = await Promise.all(asked.map((id) => call(readSweet, { params: { id } })));
  return new Map(
    answers.flatMap((answer, at): [string, SweetToday][] => {
      const id = asked[at] ?? '';
      if (!answer.ok) return isGone(answer.status) ? [[id, 'gone']] : [];
      const { name, image, ratePaise: rate } = answer.data.sweetData;
      return rate === undefined ? [] : [[id, { name, image, rate }]];
    }),
  );
}

/**
 * Reads today's price of an invitation, paise. Returns `gone` when the invitation is no longer offered, null when the
 * call fails.
 */
export async function invitationToday(id: string): Promise<number | 'gone' | null> {
  const answer = await call(readInvitation, { params: { id } });
  if (answer.ok) return toPaise(answer.data.invitation.price);
  return isGone(answer.status) ? 'gone' : null;
}
