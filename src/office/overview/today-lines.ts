import { aboutWeight } from '#domain/packing/kitchen.rules.ts';
import type { Today } from '#domain/today/today.contract.ts';
import * as say from '#office/overview/today.texts.ts';
import { nearMoment, noonOf, yearMonthDay } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';

/** A thing that is to be done now. */
export interface TodayLine {
  key: string;
  words: string;
  /** Page where it is done, narrowed to it. */
  href: string;
  /** True for what should have been done before. */
  urgent: boolean;
}

/** Days within which a day is called by its name in the week. */
const NAMED = 6;
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'long' });
const date = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/**
 * Returns a day as text for the end of a sentence: `today`, `by tomorrow`, `by Tuesday`, or from a week on `by Fri, 11
 * Dec`.
 * @param day `yyyy-mm-dd`
 * @param at ISO time now
 */
export function dayWords(day: string, at: string): string {
  const ahead = Math.round((Date.parse(noonOf(day)) - Date.parse(noonOf(yearMonthDay(at)))) / DAY);
  if (ahead <= 0) return say.today;
  if (ahead === 1) return say.byTomorrow;
  return say.byDay((ahead <= NAMED ? weekday : date).format(new Date(noonOf(day))));
}

/** Returns what is to be done now, the most urgent first; what there is nothing of has no line. */
export function todayLines({ at, orders, work, inbox, money, failed }: Today): TodayLine[] {
  const late = orders?.late.homes ?? 0;
  const leaving = orders?.days[0]?.homes ?? 0;
  const line = (there: unknown, key: string, words: () => string, href: string, urgent = false): TodayLine[] =>
    there ? [{ key, words: words(), href, urgent }] : [];
  const { pack, make } = work ?? { pack: null, make: null };
  // Who works at the packing table has a line for it; to the others the homes that leave say the same.
  const packs = orders && !money && work ? pack : null;
  return [
    ...line(late, 'late', () => say.homesLate(late), '/back-office/orders?state=late&sort=due', true),
    ...line(leaving, 'leaves', () => say.homesLeaving(leaving), '/back-office/orders?state=today&sort=due'),
    ...line(
      packs,
      'pack',
      () => say.packHomes(packs?.homes ?? 0, dayWords(packs?.day ?? '', at)),
      '/back-office/packing',
    ),
    ...line(
      make,
      'make',
      () => say.makeSweets(aboutWeight(make?.parts ?? 0), make?.kinds ?? 0, dayWords(make?.day ?? '', at)),
      '/back-office/kitchen',
    ),
    ...line(
      inbox?.since,
      'answer',
      () => say.answerMessages(inbox?.unanswered ?? 0, nearMoment(inbox?.since ?? at)),
      '/back-office/inbox',
      (inbox?.late ?? 0) > 0,
    ),
    ...moneyLines(money),
    ...line(failed.publish, 'publish', () => say.notPublished, '/back-office/releases', true),
    ...line(failed.faults, 'faults', () => say.recordsFaulty(failed.faults ?? 0), '/back-office/releases', true),
    ...line(
      failed.messages,
      'messages',
      () => say.failedMessages(failed.messages ?? 0),
      '/back-office/messages?state=failed',
      true,
    ),
    ...line(failed.codes, 'codes', () => say.codesRunOut, '#house', true),
    ...line(failed.backup, 'backup', () => say.backupFailed, '#house', true),
    ...line(failed.plans, 'plans', () => say.plansNotDone(failed.plans ?? 0), '/back-office/catalogue', true),
  ];
}

function moneyLines(money: Today['money']): TodayLine[] {
  if (!money) return [];
  const { back, look, rest, unheard } = money;
  const href = (show: string): string => `/back-office/money?show=${show}`;
  return [
    {
      key: 'back',
      there: back.count,
      words: say.sendMoneyBack(back.count, back.amount),
      href: href('back'),
      urgent: true,
    },
    { key: 'look', there: look.count, words: say.lookAtPayments(look.count), href: href('look'), urgent: true },
    { key: 'unheard', there: unheard, words: say.paymentsUnheard(unheard), href: '/back-office/money', urgent: true },
    {
      key: 'rest',
      there: rest.count,
      words: say.balancesDue(rest.count, rest.amount),
      href: href('rest'),
      urgent: false,
    },
  ].flatMap(({ there, ...one }) => (there > 0 ? [one] : []));
}
