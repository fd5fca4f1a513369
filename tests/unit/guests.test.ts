import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editGuestFormOf } from '#domain/guests/guest-form.contract.ts';
import { valuesOf } from '#domain/guests/guest-merge.rules.ts';
import { rowProblem } from '#domain/guests/guest-row.rules.ts';
import { addressState, guestCategory, lacksAddress, reachable } from '#domain/guests/guest.rules.ts';
import { isOneMore } from '#lib/digits.ts';
import { normaliseMobile, typedMobile } from '#lib/mobile.ts';
import { isAddress, isEmail, shorten, slugOf } from '#lib/text.ts';
import { DAY } from '#lib/time.ts';

const NOW = Date.parse('2026-11-22T06:00:00.000Z');
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const mobiles = fc.stringMatching(/^[6-9]\d{9}$/);

describe('what a host sees of an address', () => {
  const known = {
    mobile: '9876543210',
    address: '12, Mall Road',
    pincode: '143001',
    askedAt: null,
    filledAt: null,
    unconfirmed: false,
  };
  it.each([
    ['known', {}],
    ['filled-by-guest', { filledAt: ago(DAY) }],
    ['confirmed-by-guest', { filledAt: ago(DAY), confirmedByGuest: true }],
    ['unconfirmed', { filledAt: ago(DAY), unconfirmed: true }],
    ['unconfirmed', { pincode: '', unconfirmed: true }],
    ['no-pincode', { pincode: '', filledAt: ago(DAY) }],
    ['missing', { address: '' }],
    ['missing', { address: '', unconfirmed: true }],
    ['asked', { address: '', askedAt: ago(4 * DAY - 1) }],
    ['opened', { address: '', askedAt: ago(4 * DAY - 1), openedAt: ago(DAY) }],
    ['silent', { address: '', askedAt: ago(4 * DAY) }],
    ['silent', { address: '', askedAt: ago(4 * DAY), openedAt: ago(DAY) }],
    ['erased', { address: '', erasedAt: ago(DAY) }],
    ['asked', { address: '', erasedAt: ago(DAY), askedAt: ago(DAY / 2) }],
    ['unasked', { address: '', mobile: '' }],
    ['known', { mobile: '' }],
    ['abroad', { mobile: '+14165551234' }],
    ['abroad', { mobile: '+14165551234', address: '' }],
  ])('is %s for %j', (state, facts) => {
    expect(addressState({ ...known, ...facts }, NOW)).toBe(state);
  });

  it.each([
    ['12, Mall Road', '143001', true],
    ['12, Mall Road', '', false],
    ['12, Mall Road', '  ', false],
    ['', '143001', false],
    ['  ', '143001', false],
  ])('lets a box be sent to %j, %j: %s', (address, pincode, can) => {
    expect(reachable({ address, pincode })).toBe(can);
    expect(lacksAddress({ address, pincode, mobile: '' })).toBe(!can);
    const abroad = { address, pincode, mobile: '+14165551234' };
    expect([reachable(abroad), lacksAddress(abroad)]).toEqual([false, false]);
  });
});

describe('the category of a guest', () => {
  it.each([
    ['c-worker', 'Co-worker'],
    ['COWORKER', 'Co-worker'],
    ['nighbors', 'Neighbors'],
    ['Neighbours', 'Neighbors'],
    [' friends ', 'Friends'],
    ['CO-WORKER', 'Co-worker'],
    [' Coworker', 'Co-worker'],
    ['Mama ji', 'Mama ji'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(guestCategory(typed)).toBe(kept);
  });
});

describe('a guest in the form', () => {
  const stored = {
    name: 'Manjit',
    mobile: '9876543210',
    guestNo: null,
    email: '',
    category: 'Family',
    address: '',
    pincode: '',
    askedAt: null,
  };
  it.each([
    [{}, { guestNo: '', addressChoice: 'address_myself' }],
    [{ guestNo: 0 }, { guestNo: '0' }],
    [{ askedAt: ago(1) }, { addressChoice: 'address_person' }],
    [{ askedAt: ago(1), address: '12, Mall Road' }, { addressChoice: 'address_myself' }],
  ])('stored with %j shows %j', (changes, shown) => {
    expect(valuesOf({ ...stored, ...changes })).toMatchObject(shown);
  });

  it('is saved without a number of people that nobody gave', () => {
    const typed = { ...valuesOf(stored), _id: '0123456789abcdef01234567', addressChoice: 'address_person' };
    expect(editGuestFormOf(stored).validateSync(typed).guestNo).toBeUndefined();
    expect(() => editGuestFormOf({ ...stored, guestNo: 3 }).validateSync(typed)).toThrow('Guest No is required');
  });
});

describe('a guest of a list', () => {
  const row = { name: 'Abc', mobile: '9876543210', guestNo: '', email: '', category: '', address: '', pincode: '' };
  it.each([
    ['', {}],
    ['', { name: 'x'.repeat(80), guestNo: '9999', category: 'x'.repeat(40), address: 'Abc', pincode: '143001' }],
    ['The name is missing.', { name: '' }],
    ['The name “Ab” is not valid. A name has 3 to 80 letters.', { name: 'Ab' }],
    [`The name “${'x'.repeat(30)}…” is not valid. A name has 3 to 80 letters.`, { name: 'x'.repeat(81) }],
    ['', { mobile: '' }],
    ['', { mobile: '+14165551234', note: 'x'.repeat(200) }],
    ['The mobile number 5876543210 is not valid.', { mobile: '5876543210' }],
    ['The note is too long.', { note: 'x'.repeat(201) }],
    ['The guest number 12345 is not valid.', { guestNo: '12345' }],
    ['The email nobody is not valid.', { email: 'nobody' }],
    ['The category is too long.', { category: 'x'.repeat(41) }],
    ['The address “12345” is not valid.', { address: '12345' }],
    ['The address “Ab” is not valid.', { address: 'Ab' }],
    [`The address “${'x'.repeat(30)}…” is not valid.`, { address: 'x'.repeat(501) }],
    ['The pincode 043001 is not valid.', { pincode: '043001' }],
    ['The pincode 1430011 is not valid.', { pincode: '1430011' }],
    ['The pincode x143001 is not valid.', { pincode: 'x143001' }],
    ['', { address: 'x'.repeat(500), email: 'm@example.in' }],
    [`The pincode ${'1'.repeat(30)} is not valid.`, { pincode: '1'.repeat(30) }],
  ])('is judged %j for %j', (problem, changes) => {
    expect(rowProblem({ ...row, ...changes })).toBe(problem);
  });

  it('of any content is taken or refused in a sentence', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          mobile: text,
          guestNo: text,
          email: text,
          category: text,
          address: text,
          pincode: text,
        }),
        (any) => {
          expect(rowProblem(any)).toMatch(/^(?:|[A-Z].*\.)$/su);
        },
      ),
    );
  });
});

describe('a mobile number', () => {
  it('is the same ten digits, however people write it', () => {
    const ways = fc.constantFrom('', '+91', '91', '0091', '0', '+91 0');
    const between = fc.constantFrom('', ' ', '-', '.', '\u200e', ')(');
    fc.assert(
      fc.property(mobiles, ways, between, (mobile, way, gap) => {
        expect(normaliseMobile(`${way}${gap}${mobile.slice(0, 5)}${gap}${mobile.slice(5)}`)).toBe(mobile);
      }),
    );
  });

  it.each(['5876543210', '987654321', '98765432101', '+92 9876543210', 'call 9876543210', ''])('%j is none', (text) => {
    expect(normaliseMobile(text)).toBeNull();
  });

  it('typed digit by digit stands whole, and takes no eleventh', () => {
    fc.assert(
      fc.property(mobiles, fc.integer({ min: 0, max: 9 }), (mobile, more) => {
        let held = '';
        for (const digit of mobile) held = typedMobile(held + digit, held);
        expect(held).toBe(mobile);
        // What begins with 91 may still become a number with India's code.
        if (!mobile.startsWith('91')) expect(typedMobile(`${held}${more}`, held)).toBe(mobile);
      }),
    );
  });

  it('grows by one character or not', () => {
    expect([isOneMore('abc', 'ac'), isOneMore('abc', 'abc'), isOneMore('abcd', 'ab'), isOneMore('xbc', 'ac')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a text', () => {
  it.each([
    ['H.No: 12; "Gill Niwas"', true],
    ['ਪਿੰਡ ਵੇਰਕਾ', true],
    ['12345', false],
    ['House\u00007', false],
    ['House\ud83d', false],
  ])('%j as an address: %s', (text, taken) => {
    expect(isAddress(text)).toBe(taken);
  });

  it.each([
    ['a@b.in', true],
    ['a@b.i', false],
    ['a b@c.in', false],
    ['a@@b.in', false],
    ['a@.in', false],
    [`${'x'.repeat(150)}@example.in`, false],
    [`${'x'.repeat(149)}@example.in`, true],
  ])('%s as an e-mail: %s', (text, taken) => {
    expect(isEmail(text)).toBe(taken);
  });

  it.each([
    [' Kaju Katli! ', 'kaju-katli'],
    ['ਲੱਡੂ', 'ਲੱਡੂ'],
    ['--', 'item'],
    ['', 'item'],
  ])('%j makes the link %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is cut with a mark that says so, and never longer than allowed', () => {
    expect(shorten('four', 4)).toBe('four');
    expect(shorten('five words', 5)).toBe('five…');
    expect(shorten('five words', 5, { inclusive: true })).toBe('five…');
    expect(shorten('five words', 6)).toBe('five w…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        expect([...shorten(text, limit, { inclusive: true })].length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
