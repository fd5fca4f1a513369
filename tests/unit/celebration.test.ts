import { describe, expect, it } from 'vitest';
import {
  blankCelebration,
  calendarFile,
  calendarLink,
  giftState,
  isOver,
  isCelebrationTold,
  mapLink,
  mayHaveArrived,
  noAnswer,
  sumAnswers,
} from '#domain/guests/celebration.rules.ts';
import { celebrationForm } from '#domain/guests/celebration.contract.ts';
import { guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { parcelStates } from '#domain/parcels/fulfilment.rules.ts';
import { dayText } from '#lib/day-text.ts';

const wedding = {
  couple: 'ਹਰਲੀਨ & Arjun',
  event: 'Wedding; reception',
  day: '2027-12-31',
  time: '23:30',
  place: 'Golden Hall, Mall Road',
  words: `Come,\nand bless us ${'ਖੁਸ਼ੀ '.repeat(30)}`,
};
const now = Date.parse('2026-11-22T10:00:00Z');
/** Returns the lines of a calendar file as a calendar reads them. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

it('is over with the day in India, and never without one', () => {
  const midnight = Date.parse('2027-12-31T18:30:00Z');
  expect([midnight - 1, midnight].map((at) => isOver(wedding, at))).toEqual([false, true]);
  expect(isOver(blankCelebration, midnight)).toBe(false);
});

describe('a celebration for calendars', () => {
  it('begins at the Indian time, ends three hours later, and escapes what divides values', () => {
    const lines = linesOf(calendarFile(wedding, 'one@shagun', now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:one@shagun',
        'DTSTART:20271231T180000Z',
        'DTEND:20271231T210000Z',
        String.raw`SUMMARY:Wedding\; reception: ਹਰਲੀਨ & Arjun`,
        String.raw`LOCATION:Golden Hall\, Mall Road`,
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(String.raw`Come\,\nand bless us`);
    expect(new URL(calendarLink(wedding)).searchParams.get('dates')).toBe('20271231T180000Z/20271231T210000Z');
  });

  it('is a whole day where no time is known, and nothing without a day', () => {
    const lines = linesOf(calendarFile({ ...wedding, time: '' }, 'one@shagun', now));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20271231', 'DTEND;VALUE=DATE:20280101']));
    expect([calendarFile(blankCelebration, 'x', now), calendarLink(blankCelebration)]).toEqual(['', '']);
  });

  it('has no line of more than 75 bytes and breaks no character', () => {
    const file = calendarFile(wedding, 'one@shagun', now);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    // Short lines stay whole, and long ones are filled.
    expect(file.split('\r\n').filter((line) => line.startsWith(' ')).length).toBeLessThan(14);
    expect(linesOf(file).join('\n')).toContain('ਖੁਸ਼ੀ ਖੁਸ਼ੀ');
  });

  it('says what it is called, where and in which words, and leaves out what was not told', () => {
    const calendar = new URL(calendarLink(wedding)).searchParams;
    expect([calendar.get('text'), calendar.get('location'), calendar.get('action')]).toEqual([
      'Wedding; reception: ਹਰਲੀਨ & Arjun',
      'Golden Hall, Mall Road',
      'TEMPLATE',
    ]);
    const bare = { ...blankCelebration, day: '2027-12-31' };
    const lines = linesOf(calendarFile(bare, 'one@shagun', now));
    expect(lines).toContain('SUMMARY:Celebration');
    expect(lines.filter((line) => /^(?:LOCATION|DESCRIPTION)/.test(line))).toEqual([]);
    expect(lines).toContain('DTSTAMP:20261122T100000Z');
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    const backslash = linesOf(calendarFile({ ...bare, words: 'a\\b\r\nc\rd' }, 'x', now));
    expect(backslash).toContain(String.raw`DESCRIPTION:a\\b\nc\nd`);
  });

  it('is told with a day, a place or an event, not by names alone', () => {
    expect(isCelebrationTold(blankCelebration)).toBe(false);
    expect(isCelebrationTold({ ...blankCelebration, couple: 'Harleen & Arjun', words: 'Come!' })).toBe(false);
    for (const part of ['event', 'day', 'place'] as const)
      expect(isCelebrationTold({ ...blankCelebration, [part]: 'x' }), part).toBe(true);
  });

  it('is found on a map, whatever stands in the place', () => {
    expect(new URL(mapLink('Hall & Sons, ਅੰਮ੍ਰਿਤਸਰ')).searchParams.get('query')).toBe('Hall & Sons, ਅੰਮ੍ਰਿਤਸਰ');
  });

  it('is taken blank, and with a day and time that a clock shows', () => {
    expect(celebrationForm.validateSync({})).toEqual(blankCelebration);
    expect(() => celebrationForm.validateSync({ ...blankCelebration, day: '2027-02-30' })).toThrow('choose a day');
    expect(() => celebrationForm.validateSync({ ...blankCelebration, time: '24:01' })).toThrow('choose a time');
  });
});

describe('what guests see and answer', () => {
  it('has words for every state of a box in every language, and shows no cancelled one', () => {
    for (const state of parcelStates) {
      const shown = giftState(state);
      if (state === 'cancelled') expect(shown).toBeNull();
      else for (const texts of Object.values(guestAfterTexts)) expect(texts.states[shown!]).toBeTruthy();
    }
    expect(['preparing', 'packed', 'returned'].some((state) => mayHaveArrived([{ state } as never]))).toBe(false);
    expect(mayHaveArrived([{ state: 'packed' }, { state: 'sent' }])).toBe(true);
    expect(mayHaveArrived([{ state: 'delivered' }])).toBe(true);
  });

  it('tells packed, sent, delivered and returned as they are, and of what is earlier that it is being prepared', () => {
    expect(parcelStates.map((state) => giftState(state))).toEqual([
      'preparing',
      'preparing',
      'preparing',
      'packed',
      'sent',
      'delivered',
      'returned',
      null,
    ]);
  });

  it('fills the same blanks in every language', () => {
    const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    const blanksOf = (texts: typeof guestAfterTexts.en) =>
      Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? blanks(text) : []]);
    expect(blanksOf(guestAfterTexts.hi)).toEqual(blanksOf(guestAfterTexts.en));
    expect(blanksOf(guestAfterTexts.pa)).toEqual(blanksOf(guestAfterTexts.en));
  });

  it('names twelve months and seven days in every language', () => {
    for (const language of ['en', 'hi', 'pa'] as const) {
      const months = Array.from({ length: 12 }, (_, at) =>
        dayText(`2027-${String(at + 1).padStart(2, '0')}-05`, language),
      );
      expect(new Set(months.map((words) => words.split(' ').at(-2))).size).toBe(12);
      const days = Array.from({ length: 7 }, (_, at) => dayText(`2027-02-0${at + 1}`, language));
      expect(new Set(days.map((words) => words.split(',')[0])).size).toBe(7);
      expect(dayText('2027-02-14', language)).toMatch(/^\S+, 14 \S+ 2027$/);
      expect(dayText('2027-02-14', language, false)).toMatch(/^14 \S+ 2027$/);
    }
  });

  it('adds up homes and people, each household once', () => {
    const yes = { ...noAnswer, coming: 'yes' as const };
    const sums = sumAnswers([
      { ...yes, people: 4, food: 'veg' },
      { ...yes, people: 3 },
      { ...yes, people: 2, food: 'jain', arrivedAt: '2026-11-22T10:00:00Z' },
      { ...noAnswer, coming: 'no' },
      { ...noAnswer, arrivedAt: '2026-11-22T10:00:00Z' },
    ]);
    expect(sums).toEqual({ yes: 3, no: 1, people: 9, eaters: { jain: 2, veg: 4, any: 3 }, arrived: 2 });
  });
});
