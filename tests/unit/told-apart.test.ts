import { describe, expect, it } from 'vitest';
import { withShown } from '#office/frame/staff-names.ts';
import { giverNamed, giverOf, type Giver } from '#domain/planning/ledger.rules.ts';
import { newId } from '#lib/ids.ts';
import { toldApart } from '#lib/told-apart.ts';

const person = (name: string, address: string, mobile: string) => ({ _id: mobile, name, address, mobile });
const shown = (...people: ReturnType<typeof person>[]) => toldApart(people).map((one) => one.shown);

describe('people of one name', () => {
  it('are told apart by town, by the last digits, or by the whole number; everybody else is called as before', () => {
    expect(
      shown(
        person('harpreet singh', '7, Model Town, Ludhiana 141002', '9814011111'),
        person('Harpreet  Singh', 'House 12\nSector 9, Chandigarh', '9814022222'),
        person('Manjit Kaur', '1, Ludhiana', '9814033333'),
      ),
    ).toEqual(['Harpreet Singh, Ludhiana', 'Harpreet  Singh, Chandigarh', 'Manjit Kaur']);
    expect(
      shown(
        person('Asha', '', '9814011111'),
        person('Asha', '2, Verka', '9814022222'),
        person('Asha', '3, Verka', '9814032222'),
      ),
    ).toEqual(['Asha, …1111', 'Asha, 9814022222', 'Asha, 9814032222']);
    expect(shown(person('Asha', '4', '9814011111'), person('asha', '5/2', '9814022222'))).toEqual([
      'Asha, …1111',
      'Asha, …2222',
    ]);
  });

  it('are called by nothing but their name where neither town nor number is known', () => {
    expect(shown(person('Asha', '', ''), person('Asha', '', '9814022222'), person('Asha', '3, Verka', ''))).toEqual([
      'Asha',
      'Asha, …2222',
      'Asha, Verka',
    ]);
  });
});

it('people of one name who work in the shop are told apart by when they came', () => {
  const [gurdeep, other, simran] = withShown([
    { id: newId(Date.parse('2026-11-01T05:00:00Z')), name: 'Gurdeep' },
    { id: newId(Date.parse('2026-11-02T05:00:00Z')), name: 'gurdeep ' },
    { id: newId(), name: 'Simran' },
  ]);
  expect([gurdeep?.shown, other?.shown]).toEqual([
    expect.stringMatching(/^Gurdeep, since 1 Nov/),
    expect.stringMatching(/^gurdeep , since 2 Nov/),
  ]);
  expect(simran?.shown).toBe('Simran');
});

describe('whose gift the ledger writes down', () => {
  const guests: Giver[] = toldApart([
    person('Harpreet Singh', '7, Model Town, Ludhiana', '9814011111'),
    person('Harpreet Singh', '12, Chandigarh', '9814022222'),
    person('Manjit Kaur', '1, Ludhiana', '9814033333'),
  ]);
  const [first, second, manjit] = guests;

  it('is said by the name that was chosen, and asked where several are called so', () => {
    expect(giverNamed('harpreet singh, chandigarh ', guests, null)).toEqual({
      guestId: second?._id,
      name: 'Harpreet Singh',
    });
    expect(giverNamed('Manjit Kaur', guests, null)).toEqual({ guestId: manjit?._id, name: 'Manjit Kaur' });
    expect(giverNamed('Harpreet Singh', guests, null)).toBeNull();
    expect(giverNamed('Bua ji', guests, null)).toEqual({ guestId: null, name: 'Bua ji' });
  });

  it('stays who it was in a line whose name nobody changed', () => {
    const line = { guestId: first?._id ?? '', name: 'Harpreet Singh' };
    expect(giverOf(line, guests)).toBe('Harpreet Singh, Ludhiana');
    expect(giverNamed('Harpreet Singh, Ludhiana', guests, line)).toEqual(line);
    const old = { guestId: manjit?._id ?? '', name: 'Manjit Aunty' };
    expect([giverOf(old, guests), giverNamed('Manjit Aunty', guests, old)]).toEqual(['Manjit Aunty', old]);
    const typed = { guestId: null, name: 'Harpreet Singh' };
    expect(giverNamed('Harpreet Singh', guests, typed)).toEqual(typed);
  });
});
