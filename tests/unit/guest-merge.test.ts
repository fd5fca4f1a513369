import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GuestValues, mergeGuest, valuesOf } from '#domain/guests/guest-merge.rules.ts';

const base: GuestValues = {
  name: 'Manjit Kaur',
  mobile: '9814012345',
  guestNo: '2',
  email: '',
  category: 'Family',
  addressChoice: 'address_myself',
  address: '',
  pincode: '',
  note: '',
};
const filled = { address: 'House 7, Verka', pincode: '143501' };

describe('a guest who was changed while the host typed', () => {
  it('keeps the address that the guest gave when the host changed only the category', () => {
    expect(mergeGuest(base, { ...base, category: 'Friends' }, { ...base, ...filled })).toEqual({
      values: { ...base, ...filled, category: 'Friends' },
      taken: ['Address'],
      conflicts: [],
    });
  });

  it('keeps what the host typed and names what was stored otherwise, an address together with its pincode', () => {
    const typed = { ...base, address: 'House 9', pincode: '143001' };
    expect(mergeGuest(base, typed, { ...base, ...filled })).toEqual({
      values: typed,
      taken: [],
      conflicts: [{ label: 'Address', stored: 'House 7, Verka, 143501', values: filled }],
    });
    expect(
      mergeGuest(
        { ...base, ...filled },
        { ...base, ...filled, pincode: '143001' },
        { ...base, address: 'House 8', pincode: '143502' },
      ).conflicts,
    ).toHaveLength(1);
  });

  it('is asked for nothing more when the address has come', () => {
    const asked = { ...base, addressChoice: 'address_person' } as const;
    expect(mergeGuest(asked, asked, { ...base, ...filled }).values).toEqual({ ...base, ...filled });
  });

  it('never loses a change of either side without a word', () => {
    const value = fc.record({
      name: fc.constantFrom('Amrit', 'Manjit'),
      mobile: fc.constantFrom('9814012345', '9814054321'),
      guestNo: fc.constantFrom('1', '2'),
      email: fc.constantFrom('', 'a@b.in'),
      category: fc.constantFrom('Family', 'Friends'),
      addressChoice: fc.constant('address_myself' as const),
      address: fc.constantFrom('', 'House 7'),
      pincode: fc.constantFrom('', '143001'),
      note: fc.constantFrom('', 'Flat 3'),
    });
    fc.assert(
      fc.property(value, value, value, (from, typed, stored) => {
        const { values, conflicts } = mergeGuest(from, typed, stored);
        const named = conflicts.flatMap((one) => Object.keys(one.values));
        for (const field of Object.keys(from) as (keyof GuestValues)[]) {
          if (typed[field] !== from[field]) expect(values[field]).toBe(typed[field]);
          if (stored[field] !== from[field] && values[field] !== stored[field]) expect(named).toContain(field);
        }
      }),
    );
  });

  it('shows a guest who was asked and has not answered as asked', () => {
    const guest = { ...base, guestNo: null, askedAt: '2026-11-20T10:00:00.000Z' };
    expect(valuesOf(guest)).toEqual({ ...base, guestNo: '', addressChoice: 'address_person' });
  });
});
