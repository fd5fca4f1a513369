import { expect, it } from 'vitest';
import {
  type HadBox,
  hadText,
  isSecond,
  secondRefusal,
  secondText,
  unconfirmedText,
} from '#domain/orders/had-box.rules.ts';

const box: HadBox = {
  payment: 'order_1',
  invoiceNumber: '2627-000042',
  invitationId: 'peacock',
  design: 'ROYAL PEACOCK',
  sample: false,
  state: 'sent',
};

it('says which box a home has: design, order and state, the newest first', () => {
  expect(hadText([box])).toBe('Has a box: Royal peacock, 2627-000042, on its way');
  expect(hadText([{ ...box, sample: true, state: 'placed' }, box])).toBe(
    'Has a sample: Royal peacock, 2627-000042, order placed, and 1 more',
  );
  expect(hadText([])).toBe('');
});

it('asks with number and sum, and a refusal names some of them', () => {
  const names = Array.from({ length: 130 }, (_, at) => `Guest ${at}`);
  const many = { names, of: 175, amount: 201_110_00 };
  expect(secondText(many)).toBe('130 of these 175 homes already have a box; ₹2,01,110 of the total is for them.');
  expect(secondText({ names: ['A'], of: 1, amount: 1285_00 }, 'some')).toBe(
    'This home already has a box, or one that is being paid for in another window; ₹1,285 of the total is for it.',
  );
  expect(secondRefusal(many, 'none')).toContain('Guest 0, Guest 1, Guest 2 and 127 more');
  expect(unconfirmedText({ names: ['A', 'B'], of: 2, amount: 2570_00 })).toBe(
    'The addresses of both homes are still unconfirmed; ₹2,570 of the total is for them.',
  );
});

it('takes a sample for a second box of its own design alone, and no sample for the box of a whole order', () => {
  const sample = { sample: true, invitationId: 'peacock' };
  expect(isSecond(sample, { sample: false, invitationIds: ['peacock'] })).toBe(false);
  expect(isSecond(sample, { sample: true, invitationIds: ['peacock'] })).toBe(true);
  expect(isSecond(sample, { sample: true, invitationIds: ['lotus'] })).toBe(false);
  expect(isSecond(box, { sample: false, invitationIds: ['lotus'] })).toBe(true);
});
