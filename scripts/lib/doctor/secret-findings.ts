import type { SecretState, SecretTurn } from '#domain/secret/secret-turn.service.ts';
import { nearMoment } from '#lib/dates.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';

/**
 * Returns findings about the shop's secret: a fault or warning, whether the old secret can be removed, and data that no
 * secret decrypts.
 * @param hasOld true when `JWT_SECRET_OLD` is set
 */
export function secretFindings(
  { oldUntil, waiting, lost, fault, warning }: SecretState & SecretTurn,
  hasOld: boolean,
  now: number,
): Finding[] {
  if (fault !== null) return [{ is: 'stops', words: fault }];
  const broken: Finding = {
    is: 'bites',
    words: `${lost} one-time codes of staff or links of families open with no secret of the settings; with the JWT_SECRET of before as JWT_SECRET_OLD they do`,
  };
  return [
    ...(warning === null ? [] : [{ is: 'bites' as const, words: warning }]),
    ...(hasOld ? [oldFinding({ oldUntil, waiting }, now)] : []),
    ...(lost > 0 ? [broken] : []),
  ];
}

function oldFinding({ oldUntil, waiting }: Pick<SecretState, 'oldUntil' | 'waiting'>, now: number): Finding {
  if (oldUntil === null || waiting > 0)
    return { is: 'good', words: 'JWT_SECRET_OLD is needed: the running shop has not sealed everything anew yet' };
  return now < oldUntil
    ? { is: 'good', words: `JWT_SECRET_OLD is needed until ${nearMoment(new Date(oldUntil).toISOString())}` }
    : { is: 'good', words: 'JWT_SECRET_OLD can be taken out: nothing needs it any more' };
}
