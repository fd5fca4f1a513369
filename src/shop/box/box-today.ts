import { call } from '#client/api.ts';
import type { SweetToday } from '#domain/box/box.rules.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { toPaise } from '#lib/money.ts';

/** True for the answers that say that a record is not offered. */
const isGone = (status: number): boolean => status === 400 || status === 404;

/** What the catalogue says of sweets today, by id; one that could not be asked about is left out. */
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

/** Today's price of an invitation in paise, or that it is no longer offered; null when it cannot be learnt. */
export async function invitationToday(id: string): Promise<number | 'gone' | null> {
  const answer = await call(readInvitation, { params: { id } });
  if (answer.ok) return toPaise(answer.data.invitation.price);
  return isGone(answer.status) ? 'gone' : null;
}
