import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import {
  defaultTexts,
  holdsStill,
  homesToTell,
  isTimeToRemind,
  type MessageFacts,
  type MessageKind,
  messageValues,
  namedValues,
  nextSending,
  numberValues,
  renderMessage,
  templateKinds,
  templateProblem,
  TRIED_FOR_MS,
} from '#domain/outbox/customer-messages.rules.ts';
import { costlySigns, smsLength } from '#domain/outbox/segments.rules.ts';
import { messagesPath, plainMessages, readMessagesView } from '#office/messages/messages-path.ts';

const home = (position: number, changes: Partial<MessageFacts['homes'][number]> = {}) => ({
  position,
  name: `Home ${position}`,
  state: 'sent' as const,
  courier: 'DTDC',
  tracking: `D-${position}`,
  arrives: '2026-12-06',
  ...changes,
});
const facts: MessageFacts = {
  orderId: '64a1b2c3d4e5f60718293a4b',
  invoiceNumber: '2627-000042',
  orderKind: 'invitation',
  customer: 'Harpreet Kaur',
  mobile: '9876543210',
  gone: false,
  homes: [home(0), home(1), home(2)],
  refunded: 1285_50,
  due: 64_250_00,
  placedAt: '2026-11-20T09:00:00.000Z',
  leavesBy: '2026-12-04T09:00:00.000Z',
};
const shop = { siteUrl: 'https://shagun.example', shop: 'Shagun' };
const values = messageValues(facts, facts.homes.slice(0, 1), shop);

describe('the words of a message', () => {
  it('name the customer, the order, one home, who carries it and where to look', () => {
    expect(renderMessage(defaultTexts.sent, values)).toBe(
      'Shagun: Namaste Harpreet Kaur, order 2627-000042 is on its way to Home 0. It travels with DTDC D-0 and should be there by Sunday 6 December. See your order: https://shagun.example/view-history/64a1b2c3d4e5f60718293a4b',
    );
  });

  it('say when an order leaves and by when the last of its homes should have it', () => {
    const [near, far] = [home(0, { state: 'placed' }), home(1, { state: 'placed', arrives: '2026-12-10' })];
    expect(renderMessage(defaultTexts.placed, messageValues(facts, [far, near], shop))).toBe(
      'Shagun: Namaste Harpreet Kaur, thank you for your order 2627-000042. It leaves us by Friday 4 December and should be there by Thursday 10 December: https://shagun.example/view-history/64a1b2c3d4e5f60718293a4b',
    );
    const sameDay = messageValues(facts, [home(0, { state: 'placed', arrives: '2026-12-04' })], shop);
    expect(renderMessage('It leaves us by {day} and should be there {arrival}.', sameDay)).toBe(
      'It leaves us by Friday 4 December and should be there the same day.',
    );
    expect(renderMessage('It should be there {arrival}.', sameDay)).toBe('It should be there by Friday 4 December.');
    expect(messageValues(facts, [home(0, { arrives: null })], shop).arrival).toBe('once we know the address');
  });

  it('leave no gap for what is not known', () => {
    const own = messageValues({ ...facts, customer: '' }, [home(0, { courier: 'Own delivery', tracking: '' })], shop);
    expect(renderMessage('Namaste {name}, it travels with {courier} {tracking}.\nBye {name}!', own)).toBe(
      'Namaste, it travels with our own delivery.\nBye!',
    );
  });

  it('name what went back in signs that cost nothing extra', () => {
    expect(renderMessage(defaultTexts.refunded, values)).toBe(
      'Shagun: Namaste Harpreet Kaur, we sent Rs 1,285.50 of your order 2627-000042 back to where you paid from. Banks take 5 to 7 working days to show it. https://shagun.example/view-history/64a1b2c3d4e5f60718293a4b',
    );
    expect(holdsStill('refunded', facts, [])).toBe(true);
    expect(holdsStill('refunded', { ...facts, refunded: null }, facts.homes)).toBe(false);
    expect(holdsStill('sent', facts, [])).toBe(false);
  });

  it('name what is still to be paid, and by when, while it is', () => {
    expect(renderMessage(defaultTexts.rest, values)).toBe(
      'Shagun: Namaste Harpreet Kaur, Rs 64,250 of your order 2627-000042 is still to pay. It leaves by Friday 4 December, and we pack it once you have paid: https://shagun.example/view-history/64a1b2c3d4e5f60718293a4b',
    );
    expect(holdsStill('rest', facts, facts.homes)).toBe(true);
    expect(holdsStill('rest', { ...facts, due: 0 }, facts.homes)).toBe(false);
  });

  it.each([
    ['the night before the third day', '2026-12-01T04:29:00Z', false],
    ['ten in the morning of the third day before it leaves', '2026-12-01T04:30:00Z', true],
    ['the day it leaves', '2026-12-04T12:00:00Z', true],
    ['two weeks later but for a second', '2026-12-18T08:59:59Z', true],
    ['two weeks later', '2026-12-18T09:00:00Z', false],
  ])('remind of the rest at the right time: %s', (_, now, due) => {
    expect(isTimeToRemind(facts, 3, Date.parse(now))).toBe(due);
  });

  it('remind for two weeks from the first morning, also of an order that should have left before it', () => {
    const late = { placedAt: '2026-11-20T09:00:00Z', leavesBy: '2026-11-20T12:00:00Z' };
    const at = (now: string): boolean => isTimeToRemind(late, 3, Date.parse(now));
    expect(
      ['2026-11-21T04:29:59Z', '2026-11-21T04:30:00Z', '2026-12-05T04:29:59Z', '2026-12-05T04:30:00Z'].map(at),
    ).toEqual([false, true, true, false]);
  });

  it('remind nobody of the rest on the day of the order', () => {
    const soon = { placedAt: '2026-11-20T09:00:00Z', leavesBy: '2026-11-21T09:00:00Z' };
    expect(isTimeToRemind(soon, 3, Date.parse('2026-11-20T17:00:00Z'))).toBe(false);
    expect(isTimeToRemind(soon, 3, Date.parse('2026-11-21T04:30:00Z'))).toBe(true);
  });

  it('count several homes, and leave several numbers to the page of the order', () => {
    const some = messageValues(facts, facts.homes.slice(0, 2), shop);
    expect([some.homes, some.tracking, some.courier]).toEqual(['2 of 3 homes', '', 'DTDC']);
    const mixed = messageValues(
      facts,
      [home(0, { name: '' }), home(1, { courier: 'Blue Dart', tracking: 'D-0' })],
      shop,
    );
    expect([mixed.courier, mixed.tracking]).toEqual(['DTDC, Blue Dart', 'D-0']);
    expect(messageValues(facts, [home(0, { name: '' })], shop).homes).toBe('1 home');
    expect([
      messageValues(facts, [], shop).homes,
      messageValues({ ...facts, refunded: null }, [], shop).amount,
    ]).toEqual(['0 of 3 homes', '']);
    expect(messageValues(facts, facts.homes, shop).homes).toBe('all 3 homes');
    expect(messageValues({ ...facts, orderKind: 'item' }, facts.homes, shop).link).toBe(
      'https://shagun.example/view-sweet-history/64a1b2c3d4e5f60718293a4b',
    );
  });

  it('cut what a registered variable cannot hold, but never the link', () => {
    const long = messageValues({ ...facts, customer: 'ਹਰਪ੍ਰੀਤ '.repeat(20) }, [home(0, { name: 'x'.repeat(90) })], shop);
    expect([...long.name].length).toBeLessThanOrEqual(40);
    expect(long.homes).toHaveLength(40);
    expect(long.link).toContain(facts.orderId);
  });

  it('speak of homes that are where the message says they are, and of no cancelled one', () => {
    const homes = [home(0), home(1, { state: 'delivered' }), home(2, { state: 'cancelled' })];
    const told = (kind: MessageKind) => homesToTell(kind, { homes }, [0, 1, 2]).map(({ position }) => position);
    expect([told('placed'), told('sent'), told('delivered')]).toEqual([[0, 1], [0], [1]]);
    expect(homesToTell('sent', { homes }, [1])).toEqual([]);
  });

  const number = numberValues({ name: 'Harpreet Kaur', mobile: '9876543210', at: '2026-11-27T12:45:00Z' }, shop);

  it('say of a number that is about to change when, and nothing of it but its ending', () => {
    expect(renderMessage(defaultTexts.number, number)).toBe(
      'Shagun: Namaste Harpreet Kaur, your mobile number with us changes to the one ending 3210 on 27 Nov 18:15. If this was not you, sign in with this number and stop it: https://shagun.example/profile',
    );
    expect(templateProblem('number', 'See {link}')).toBe(
      'We do not know {link} yet when we send this message. It can name {name}, {ending}, {moment}, {profile}, {shop}.',
    );
  });

  it('are good as the program has them, for every kind', () => {
    for (const kind of templateKinds) {
      expect(templateProblem(kind, defaultTexts[kind])).toBe('');
      expect(smsLength(renderMessage(defaultTexts[kind], { ...values, ...number }))).toMatchObject({
        encoding: 'GSM-7',
        segments: 2,
      });
    }
  });

  it.each([
    [
      'sent',
      'Hello {nmae}',
      '{nmae} is not a placeholder. A message can name {name}, {order}, {homes}, {courier}, {tracking}, {arrival}, {link}, {shop}.',
    ],
    [
      'placed',
      'With {courier}',
      'We do not know {courier} yet when we send this message. It can name {name}, {order}, {homes}, {day}, {arrival}, {link}, {shop}.',
    ],
    [
      'sent',
      'Hello {toString}',
      '{toString} is not a placeholder. A message can name {name}, {order}, {homes}, {courier}, {tracking}, {arrival}, {link}, {shop}.',
    ],
    [
      'refunded',
      'To {homes}',
      'We do not know {homes} yet when we send this message. It can name {name}, {order}, {amount}, {link}, {shop}.',
    ],
    ['sent', 'Hello {name', 'A { or } is missing. Write placeholders like {name}.'],
    ['sent', '  ', 'The message is empty.'],
    ['sent', 'x'.repeat(501), 'A message has at most 500 characters: 1 too many.'],
    ['sent', 'Hello {name}}', 'A { or } is missing. Write placeholders like {name}.'],
  ] as const)('of a message about something %s like “%s” are refused with a reason', (kind, text, problem) => {
    expect(templateProblem(kind, text)).toBe(problem);
  });

  it('hand a gateway each value in the place where it stands', () => {
    expect(namedValues('{order} {name} {order} {other}', values)).toEqual([
      ['order', '2627-000042'],
      ['name', 'Harpreet Kaur'],
      ['order', '2627-000042'],
    ]);
  });
});

describe('the parts of an SMS', () => {
  it.each([
    ['', 'GSM-7', 0, 0],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    // The second half of a sign never begins a part.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
    ['ਸ'.repeat(70), 'Unicode', 70, 1],
    ['ਸ'.repeat(71), 'Unicode', 71, 2],
    ['🎁'.repeat(35), 'Unicode', 70, 1],
    [`${'ਸ'.repeat(66)}🎁${'ਸ'.repeat(66)}`, 'Unicode', 134, 3],
    ['₹', 'Unicode', 1, 1],
  ])('are counted as networks count them: %#', (text, encoding, units, segments) => {
    expect(smsLength(text)).toEqual({ encoding, units, segments });
  });

  it('name what makes a text dearer', () => {
    expect(costlySigns('It’s ₹5 – it’s {ok}')).toEqual(['’', '₹', '–']);
  });
});

describe('a message that the gateway did not take', () => {
  it('is tried after gaps that grow to an hour and never shrink, until a day is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (tries) => {
        const gap = (nextSending(tries, 0, 0) ?? 0) / MINUTE;
        const after = (nextSending(tries + 1, 0, 0) ?? 0) / MINUTE;
        expect(gap).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(60);
        expect(after).toBeGreaterThanOrEqual(gap);
      }),
    );
    expect([1, 2, 3, 4, 6, 7, 8].map((tries) => (nextSending(tries, 0, 0) ?? 0) / MINUTE)).toEqual([
      1, 2, 4, 8, 32, 60, 60,
    ]);
    expect(nextSending(1, 0, TRIED_FOR_MS - MINUTE)).toBe(TRIED_FOR_MS);
    expect(nextSending(1, 0, TRIED_FOR_MS - 59_999)).toBeNull();
  });
});

describe('the address of the log of messages', () => {
  it('leads back to what is seen, and leaves out what is no view', () => {
    const view = { q: 'harpreet 42', state: 'failed', kind: 'sent', page: 3 } as const;
    expect(readMessagesView(messagesPath(view).split('?')[1] ?? '')).toEqual(view);
    expect(messagesPath()).toBe('/back-office/messages');
    expect(readMessagesView('state=lost&kind=x&page=-1')).toEqual(plainMessages);
  });
});
