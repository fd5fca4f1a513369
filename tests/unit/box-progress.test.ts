import { expect, it } from 'vitest';
import { progressText } from '#domain/planning/planning.rules.ts';

it.each([
  [[240, 143, 0, 0, 0], '143 of 240 guests have an address. You have not ordered boxes yet.'],
  [[240, 240, 240, 0, 0], 'All 240 guests have an address. Boxes for 240 homes are ordered. None has left yet.'],
  [[240, 143, 143, 120, 0], '143 of 240 guests have an address. Boxes for 120 of 143 homes have left.'],
  [[240, 240, 240, 240, 239], 'All 240 guests have an address. Boxes for all 240 homes have left. 239 have arrived.'],
  [[240, 240, 240, 240, 240], 'All 240 guests have an address. All 240 homes have their box.'],
  [[0, 0, 0, 0, 0], 'You have not ordered boxes yet.'],
  [[240, 1, 0, 0, 0], '1 of 240 guests has an address. You have not ordered boxes yet.'],
  [[0, 0, 1, 1, 1], 'The box has arrived.'],
  [[1, 1, 1, 0, 0], 'Your guest has an address. The box is ordered. It has not left yet.'],
  [[0, 0, 1, 1, 0], 'The box has left.'],
  [[0, 0, 3, 2, 1], 'Boxes for 2 of 3 homes have left. One has arrived.'],
])('says how far %j is', ([guests = 0, addresses = 0, homes = 0, sent = 0, delivered = 0], words) => {
  expect(progressText({ guests, addresses, homes, sent, delivered })).toBe(words);
});
