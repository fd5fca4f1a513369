import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  givenText,
  ledgerSheet,
  ledgerTotals,
  thankYouHomes,
  thankYouLink,
  typedRupees,
} from '#domain/planning/ledger.rules.ts';

const row = { name: 'Bua ji', paise: 5100_00, what: '', day: '2026-11-22', note: '', thanked: false };

describe('the shagun ledger', () => {
  it.each([
    ['5100', 5100_00],
    ['5,100', 5100_00],
    ['1,00,001', 100001_00],
    ['₹ 501', 501_00],
    ['Rs. 1100/-', 1100_00],
    ['੫੧੦੦', 5100_00],
    ['२१', 21_00],
    ['10.50', 10_50],
    ['1.5 lakh', 150_000_00],
    ['11k', 11_000_00],
    ['2100 rupees', 2100_00],
  ])('reads %s', (text, paise) => {
    expect(typedRupees(text)).toBe(paise);
  });

  it.each(['', 'five', '1e9', '-5', '5.123', 'lakh', '5 crores', '.', '280,50'])('does not guess at “%s”', (text) => {
    expect(typedRupees(text)).toBeNull();
  });

  it('adds up to the paisa and counts whom nobody has thanked', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ paise: fc.nat(1e9), thanked: fc.boolean() })), (gifts) => {
        const totals = ledgerTotals(gifts.map((gift) => ({ ...row, ...gift })));
        expect(totals.paise).toBe(gifts.map(({ paise }) => paise).reduce((a, b) => a + b, 0));
        expect(totals.unthanked + gifts.filter(({ thanked }) => thanked).length).toBe(gifts.length);
        // All of them are from one household.
        expect(totals.households).toBe(Math.min(gifts.length, 1));
      }),
    );
  });

  it('counts a household once, by its guest or by its name however it was written', () => {
    const gave = [
      { guestId: 'a', name: 'Manjit' },
      { guestId: 'a', name: 'Manjit and family' },
      { guestId: null, name: ' Bua JI' },
      { name: 'bua ji ' },
      { guestId: 'b', name: 'Bua ji' },
      { name: 'Mama ji' },
    ];
    expect(ledgerTotals(gave.map((gift) => ({ ...row, ...gift }))).households).toBe(4);
    expect(typedRupees('0')).toBe(0);
  });

  it('says what was given: money, a thing, or both', () => {
    expect(givenText({ paise: 5100_00, what: '' })).toBe('₹5,100');
    expect(givenText({ paise: 0, what: 'A silver bowl' })).toBe('A silver bowl');
    expect(givenText({ paise: 501_00, what: 'a sari' })).toBe('₹501 and a sari');
  });

  it('is a table that a spreadsheet can add up and runs nothing of', () => {
    const [, line] = ledgerSheet([{ ...row, name: '=HYPERLINK("x")', paise: 100001_50, thanked: true }]);
    expect(line).toEqual([`'=HYPERLINK("x")`, '100001.5', '', '2026-11-22', '', 'yes']);
  });

  it('has a heading over every column, and writes down things that are no money', () => {
    const gift = { ...row, paise: 0, what: '+silver', note: '@home', thanked: false };
    const [head, line] = ledgerSheet([gift]);
    expect(head).toEqual(['Name', 'Shagun in rupees', 'Gift', 'Day', 'Note', 'Thanked']);
    expect(line).toEqual(['Bua ji', '', "'+silver", '2026-11-22', "'@home", 'no']);
    expect(ledgerSheet([])).toHaveLength(1);
  });

  it('thanks each home once, and only homes that a box can reach', () => {
    const gifts = [{ guestId: 'b' }, { guestId: 'a' }, { guestId: 'b' }, { guestId: null }, { guestId: 'gone' }];
    expect(thankYouHomes(gifts, ['a', 'b', 'c'])).toEqual(['a', 'b']);
  });

  it('writes a word of thanks that names the gift', () => {
    const link = new URL(thankYouLink({ name: 'Bua ji', what: 'the silver bowl' }, '9876543210', 'https://wa.me'));
    expect(link.pathname).toBe('/919876543210');
    expect(link.searchParams.get('text')).toBe(
      'Dear Bua ji, thank you from all of us for the silver bowl and for your blessings.',
    );
    const abroad = new URL(thankYouLink({ name: 'Masi ji', what: '' }, '+14165550123', 'https://wa.me'));
    expect(abroad.pathname).toBe('/14165550123');
    const money = new URL(thankYouLink({ name: 'Mama ji', what: '' }, '9876543210', 'https://wa.me'));
    expect(money.searchParams.get('text')).toContain('for your shagun and');
  });
});
