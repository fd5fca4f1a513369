import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { dayProblems, PARTS } from '#domain/packing/kitchen.rules.ts';
import { keyStates } from '#domain/settings/key-states.service.ts';
import { defaultSettings, sections, shownShop } from '#domain/settings/settings.contract.ts';
import {
  addressLine,
  isPlaceholderFssai,
  settingSections,
  telLink,
  tenDigits,
} from '#domain/settings/settings.rules.ts';
import { isGstin } from '#lib/gstin.ts';
import { PLACEHOLDER_FSSAI } from '#shop.config';

describe('the settings', () => {
  it.each(settingSections)('of %s begin with values that their own rules accept, and say what each is', (name) => {
    const { schema, fields } = sections[name];
    expect(schema.validateSync(defaultSettings[name], { strict: true })).toEqual(defaultSettings[name]);
    expect(Object.keys(schema.fields).sort()).toEqual(Object.keys(fields).sort());
    for (const { label } of Object.values(fields)) expect(label).not.toBe('');
  });

  it('of codes refuse a day of fewer than an hour, at the day', () => {
    const problemOf = (values: { hour: number; day: number }): unknown => {
      try {
        return sections.codes.schema.validateSync(values);
      } catch (error) {
        return [(error as ValidationError).path, (error as ValidationError).message];
      }
    };
    expect(problemOf({ hour: 600, day: 599 })).toEqual([
      'day',
      'Please allow at least as many codes in a day as in an hour.',
    ]);
    expect(problemOf({ hour: 600, day: 600 })).toEqual({ hour: 600, day: 600 });
  });

  it('that pages show pass the rules of what is shown', () => {
    const shown = { ...defaultSettings.facts, charges: defaultSettings.charges };
    expect(shownShop.isValidSync(shown)).toBe(true);
    expect(shownShop.isValidSync({ ...shown, phone: 'none' })).toBe(false);
  });

  it('know licence numbers that nobody was ever given', () => {
    expect([PLACEHOLDER_FSSAI, '', '00000000000000'].map(isPlaceholderFssai)).toEqual([true, true, true]);
    expect(isPlaceholderFssai('10020011000111')).toBe(false);
  });

  it('write an address on one line and numbers as links and couriers want them', () => {
    const address = {
      street: '14, Hall Bazaar,\n Near Gandhi Gate\n',
      city: 'Amritsar',
      state: 'Punjab',
      pincode: '143001',
    };
    expect(addressLine(address)).toBe('14, Hall Bazaar, Near Gandhi Gate, Amritsar, Punjab 143001');
    expect([telLink('+91 98765 43210'), tenDigits('+91 98765 43210')]).toEqual(['tel:+919876543210', '9876543210']);
  });
});

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0993F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('%j as a tax number: %s', (text, good) => expect(isGstin(text)).toBe(good));

it('a tax number has one check sign, by which a slip of the pen is noticed', () => {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const bodies = fc.tuple(
    fc.stringMatching(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(bodies, ([body, at, step]) => {
      const fitting = [...signs].filter((sign) => isGstin(body + sign));
      expect(fitting).toHaveLength(1);
      const sign = body[at] ?? '';
      const other = /\d/.test(sign)
        ? String((Number(sign) + step) % 10)
        : (signs[10 + ((signs.indexOf(sign) - 10 + step) % 26)] ?? '');
      expect(isGstin(body.slice(0, at) + other + body.slice(at + 1) + fitting[0])).toBe(false);
      for (const odd of [` ${body}${fitting[0]}`, `${body}${fitting[0]}0`]) expect(isGstin(odd)).toBe(false);
    }),
  );
});

describe('what is wrong with an entry of a list', () => {
  const wrong = (section: 'reach' | 'couriers' | 'days', values: object): Record<string, string> => {
    try {
      sections[section].schema.validateSync({ ...defaultSettings[section], ...values }, { abortEarly: false });
      return {};
    } catch (error) {
      return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
    }
  };
  const zone = (transit: unknown, words: string, states = ['Punjab']) => ({ transit, words, states, districts: [] });

  it('is said of the zone itself, and for its own reason', () => {
    expect(wrong('reach', { zones: [zone(2, 'Near'), zone('x', 'Odd'), zone(900, 'Far'), zone(5, 'India')] })).toEqual({
      'zones[1].transit': 'Please write the number of days on the way as a whole number from 0 to 60.',
      'zones[2].transit': 'Please write the number of days on the way as a whole number from 0 to 60.',
    });
    expect(wrong('reach', { zones: [zone(2, 'Near'), zone(5, 'Far', []), zone(9, 'India', [])] })).toEqual({
      'zones[1].states': 'Please name a state or a district.',
    });
  });

  it('is said of the courier that is called like another one', () => {
    const [first, second] = defaultSettings.couriers.tables;
    expect(wrong('couriers', { tables: [first, { ...second, courier: 'speed post' }] })).toEqual({
      'tables[1].courier': 'Two couriers have the name speed post.',
    });
  });

  it('is said of a day whose year is half typed', () => {
    expect(wrong('days', { closed: ['0002-11-08'] })).toEqual({
      'closed[0]': 'Please write the full year of the day, such as 2026.',
    });
  });
});

describe('a day of the kitchen', () => {
  const line = (kilograms: number) => ({
    id: 'a',
    kind: 'sweet' as const,
    name: 'Jalebi',
    parts: kilograms * 1000 * PARTS,
    portions: [],
  });
  const days = { open: [1, 2, 3, 4, 5, 6], closed: ['2026-11-10'] };
  const monday = { day: '2026-11-09', boxes: 12, lines: [line(30), line(5)] };

  it('that has no more than the shop can do says nothing', () => {
    expect(dayProblems(monday, { capacity: { boxes: 12, kilograms: 35 }, days })).toEqual([]);
    expect(dayProblems(monday, { capacity: { boxes: 0, kilograms: 0 }, days })).toEqual([]);
  });

  it('says how many of its boxes wait for money', () => {
    const plan = { capacity: { boxes: 0, kilograms: 0 }, days };
    expect(dayProblems({ ...monday, unpaid: 3 }, plan)).toEqual([
      '3 of 12 boxes are not paid in full yet: do not pack them.',
    ]);
    expect(dayProblems({ ...monday, unpaid: 0 }, plan)).toEqual([]);
  });

  it('that has more says by how much', () => {
    expect(dayProblems(monday, { capacity: { boxes: 10, kilograms: 30 }, days })).toEqual([
      '12 boxes, 2 more than fit in a day.',
      '35 kg, 5 kg more than fits in a day.',
    ]);
  });

  it.each(['2026-11-08', '2026-11-10'])('on %s is one on which nobody works', (day) => {
    const plan = { capacity: { boxes: 0, kilograms: 0 }, days };
    expect(dayProblems({ ...monday, day }, plan)).toEqual(['The kitchen is closed that day.']);
  });
});

it('tells of each key whether it is set and looks right, and what happens without it', () => {
  const told = keyStates({ RAZORPAY_KEY_ID: 'rzp_live_abcdefgh', GOOGLE_CLIENT_ID: 'mine', SMS_API_KEY: ' ' });
  const state = (name: string) => told.find((one) => one.name === name);
  expect(state('RAZORPAY_KEY_ID')).toMatchObject({ state: 'set', words: '' });
  expect(state('GOOGLE_CLIENT_ID')).toMatchObject({ state: 'malformed' });
  expect(state('SMS_API_KEY')).toMatchObject({ state: 'missing', words: 'Sign-in codes are shown on the screen.' });
});
