import { describe, expect, it } from 'vitest';
import { string } from 'yup';
import { addGuestForm } from '#domain/guests/guest-form.contract.ts';
import { isEventName } from '#domain/guests/household.rules.ts';
import { atMost, lengthProblem, lettersOver } from '#lib/letters.ts';

const problem = (value: string): string => {
  try {
    string().test(atMost(5, 'A name has at most 5 letters.')).validateSync(value);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a limit of letters', () => {
  it.each(['k', 'ਕੀ', 'की', '💐', '👨‍👩‍👧', '👨🏽‍👩🏽‍👧🏽‍👦🏽'])(
    'takes five times “%s” and says how many of seven are too many',
    (letter) => {
      expect([problem(letter.repeat(5)), problem(letter.repeat(7))]).toEqual([
        '',
        'A name has at most 5 letters: 2 too many.',
      ]);
    },
  );

  it('says of a whole book that was pasted how many are too many', () => {
    expect(lettersOver('👨‍👩‍👧‍👦'.repeat(2503), 500)).toBe(2003);
  });

  it('ends a sentence as it did, takes blanks around for nothing, and is not got round by marks upon marks', () => {
    expect(lengthProblem(' abcdef ', 5, 'At most 5')).toBe('At most 5: 1 too many');
    expect(lengthProblem(' abcde ', 5, 'At most 5')).toBeUndefined();
    expect(lettersOver(`a${'\u0301'.repeat(199)}`, 5)).toBe(5);
  });

  it('holds for names and events that are written in Punjabi or Hindi', () => {
    const name = 'ਮਨਜੀਤ ਕੌਰ '.repeat(10).trim();
    expect(name.length).toBeGreaterThan(80);
    expect(() => addGuestForm.validateSyncAt('name', { name })).not.toThrow();
    expect([isEventName('कि'.repeat(40)), isEventName('कि'.repeat(41))]).toEqual([true, false]);
  });
});
