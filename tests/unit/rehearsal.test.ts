import { expect, it } from 'vitest';
import { giftCard } from '#domain/card/card.contract.ts';
import { celebrationForm } from '#domain/guests/celebration.contract.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { townOfPincode } from '#domain/delivery/pincode.repo.ts';
import {
  rehearsalCard,
  rehearsalCelebration,
  rehearsalCounts,
  rehearsalGuests,
  rehearsalStages,
} from '#domain/rehearsal/rehearsal.rules.ts';

it('a rehearsal has 240 guests of different names and numbers, some at every stage', () => {
  const guests = rehearsalGuests();
  expect(guests).toHaveLength(240);
  expect(new Set(guests.map(({ name }) => name)).size).toBe(240);
  const numbers = guests.flatMap(({ mobile }) => mobile || []);
  expect([numbers.length, new Set(numbers).size]).toEqual([238, 238]);
  for (const stage of rehearsalStages)
    expect([stage, guests.filter((guest) => guest.stage === stage).length]).toEqual([stage, rehearsalCounts[stage]]);
  // The same ones at every press.
  expect(rehearsalGuests()).toEqual(guests);
});

it('a rehearsal has addresses that couriers know for those alone who gave one', () => {
  for (const { stage, address, pincode } of rehearsalGuests()) {
    const none = ['without an address', 'asked', 'opened'].includes(stage);
    expect([stage, address === '', townOfPincode(pincode) === null]).toEqual([stage, none, none]);
  }
});

it('a rehearsal is as mixed as a family: women and men, groups, towns, and households that get two boxes', () => {
  const guests = rehearsalGuests();
  const counted = (of: (guest: (typeof guests)[number]) => string | number): number[] =>
    [...Map.groupBy(guests, of).values()].map(({ length }) => length);
  expect(counted(({ name }) => name.split(' ')[1] ?? '')).toEqual([120, 120]);
  // A first name is a woman's or a man's.
  expect(counted(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual(Array(20).fill(12));
  expect(counted(({ name }) => name.split(' ')[2] ?? '')).toEqual(Array(12).fill(20));
  expect(counted(({ category }) => category)).toEqual([60, 60, 60, 60]);
  expect(counted(({ boxes }) => boxes)).toEqual([20, 220]);
  expect(counted(({ name }) => name.split(' ')[0] ?? '')).toEqual(Array(20).fill(12));
  expect(guests.at(-1)?.mobile).toBe('6000240240');
  expect(guests[0]).toMatchObject({ name: 'Manjit Kaur Gill', mobile: '6000240001', boxes: 2 });
  const filled = guests.slice(65, 75);
  expect(new Set(filled.map(({ address }) => address.split(', ').slice(1).join(', '))).size).toBe(10);
  expect(filled.map(({ address }) => Number.parseInt(address, 10))).toEqual(filled.map((_, at) => at + 66));
});

it('a rehearsal has guests without a number, whose box is paid, and one abroad, who gets none', () => {
  const guests = rehearsalGuests();
  const kept = ({ stage, note }: (typeof guests)[number]) => [stage, note];
  expect(guests.filter(({ mobile }) => mobile === '').map(kept)).toEqual([
    ['paid', ''],
    ['paid', 'Landline 0183 2223334'],
  ]);
  expect(guests.filter(({ mobile }) => isAbroad(mobile)).map(kept)).toEqual([['checked', '']]);
});

it('a rehearsal tells and prints what a family could have typed', async () => {
  await expect(celebrationForm.validate(rehearsalCelebration('2027-02-14'))).resolves.toMatchObject({ time: '18:00' });
  const card = rehearsalCard('2027-02-14', ['a'.repeat(24)]);
  await expect(giftCard.validate(card)).resolves.toEqual(card);
  expect([card.own.length, rehearsalCard('2027-02-14', []).own]).toEqual([1, []]);
});
