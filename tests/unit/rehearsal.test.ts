import { expect, it } from 'vitest';
import { giftCard } from '#features/card/card.contract.ts';
import { celebrationForm } from '#features/celebration/celebration.contract.ts';
import { townOfPincode } from '#features/pincodes/pincode.repo.ts';
import {
  rehearsalCard,
  rehearsalCelebration,
  rehearsalCounts,
  rehearsalGuests,
  rehearsalStages,
} from '#features/rehearsal/rehearsal.rules.ts';

it('a rehearsal has 240 guests of different names and numbers, some at every stage', () => {
  const guests = rehearsalGuests();
  expect(guests).toHaveLength(240);
  expect(new Set(guests.map(({ name }) => name)).size).toBe(240);
  expect(new Set(guests.map(({ mobile }) => mobile)).size).toBe(240);
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

it('a rehearsal tells and prints what a family could have typed', async () => {
  await expect(celebrationForm.validate(rehearsalCelebration('2027-02-14'))).resolves.toMatchObject({ time: '18:00' });
  const card = rehearsalCard('2027-02-14', ['a'.repeat(24)]);
  await expect(giftCard.validate(card)).resolves.toEqual(card);
});
