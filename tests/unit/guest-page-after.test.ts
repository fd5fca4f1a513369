// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { blankCelebration, type Gift, type GuestAnswer, noAnswer } from '#domain/guests/celebration.rules.ts';
import { guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { asked, guestPage, viewOf } from '#tests/support/guest-page.ts';

const { en } = guestPageTexts;
const after = guestAfterTexts.en;
const HELD = 'H… 7, Verka, 143501';
const { answerInvitation, tellArrival, eraseGuest, readGuestView, readAddressRequest } = guestPageCalls;

const wedding = {
  couple: 'Harleen & Arjun',
  event: 'Wedding',
  day: '2038-02-14',
  time: '18:30',
  place: 'Golden Hall, Amritsar',
  words: 'Come and bless us.',
};
const box: Gift = {
  title: 'Wedding box',
  boxes: 1,
  state: 'sent',
  courier: 'DTDC',
  tracking: 'D-77',
  leavesBy: '2038-02-01T06:00:00Z',
  since: '2038-02-02T06:00:00Z',
};
const given: GuestAnswer = { ...noAnswer, coming: 'yes', people: 4, food: 'veg', answeredAt: '2038-01-01T06:00:00Z' };

/** Opens the page of a guest who has given the address. */
async function opened(more: Partial<GuestView>, known: Partial<typeof asked> = {}) {
  const page = guestPage();
  page.answer(readAddressRequest, { ...asked, held: HELD, answered: true, ...known });
  page.answer(readGuestView, viewOf(more));
  await page.open();
  await expect.poll(page.text).toContain(after.kept);
  return page;
}
const linkTo = (name: string): string =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.href ?? '';

beforeEach(() => localStorage.clear());

describe('what is coming to a guest', () => {
  it('says of each box where it is', async () => {
    const page = await opened({
      gifts: [
        box,
        { ...box, title: 'Thali', boxes: 2, state: 'packed', by: '2038-02-10' },
        { ...box, title: 'Tin', tracking: '' },
        { ...box, title: 'Basket', state: 'delivered' },
      ],
    });
    for (const text of [
      'Wedding boxOn its way to you · 2 February 2038DTDC, number D-77',
      'Thali2 boxesPacked · 2 February 2038Leaves the shop by Monday, 1 February 2038.Should be with you by Wednesday, 10 February 2038.',
      'TinOn its way to you · 2 February 2038DTDC',
      'BasketDelivered · 2 February 2038',
    ])
      expect(page.text()).toContain(text);
    page.press('हिन्दी');
    expect(page.text()).toContain('रास्ते में');
  });

  it('offers a word to the family where a box goes to the earlier address', async () => {
    const page = await opened({ gifts: [{ ...box, state: 'preparing', elsewhere: true }] });
    expect(page.text()).toContain(after.elsewhere);
    expect(decodeURIComponent(linkTo(after.tellFamily))).toBe(`https://wa.me/?text=${after.moved}`);
    expect((await opened({ gifts: [{ ...box, elsewhere: true }] })).text()).toContain(after.elsewhereGone);
  });

  it('could not be read: a press reads it again', async () => {
    const page = guestPage();
    page.answer(readAddressRequest, { ...asked, held: HELD, answered: true });
    page.answer(readGuestView, { refused: 429, message: '' });
    await page.open();
    await expect.poll(page.text).toContain(en.unread);
    page.answer(readGuestView, viewOf());
    page.press(en.again);
    await expect.poll(page.text).toContain(after.nothingYet);
  });
});

describe('the celebration', () => {
  it('says what, when and where it is, with map and calendars', async () => {
    const page = await opened({ celebration: wedding, events: ['Mehndi', 'Lavan'] });
    for (const text of [
      'Come and bless us.',
      'You are invited to: Mehndi, Lavan',
      'Wedding: Harleen & Arjun',
      'Sunday, 14 February 2038, 6:30 pm',
      'Golden Hall, Amritsar',
    ])
      expect(page.text()).toContain(text);
    expect(linkTo(after.map)).toContain('Golden%20Hall');
    expect(linkTo(after.calendar)).toContain('Wedding');
    expect(linkTo(after.calendarFile)).toMatch(/^blob:/);
  });

  it('is over the day after, and waits for no answer', async () => {
    const page = await opened({ celebration: { ...wedding, day: '2020-02-14', time: '' } });
    expect(page.text()).toContain(after.over);
    expect(page.text()).not.toContain(after.sendAnswer);
  });

  it('is said to be untold yet to a guest abroad, who gets no box', async () => {
    const page = await opened({}, { abroad: true, held: '' });
    expect(page.text()).toContain(after.untold);
    expect(page.text()).not.toContain(after.nothingYet);
  });

  it('invites above the question whether the address is right, and takes the answer below it', async () => {
    const page = guestPage();
    page.answer(readAddressRequest, { ...asked, held: HELD });
    page.answer(readGuestView, viewOf({ celebration: wedding }));
    await page.open();
    await expect.poll(page.text).toContain(after.sendAnswer);
    const places = [en.invitedTitle, 'Golden Hall', en.checkTitle, en.checkYes, after.ask].map((text) =>
      page.text().indexOf(text),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // What was chosen before the address is confirmed stays chosen.
    page.choose(after.yes);
    page.type({ people: '3' });
    page.answer(guestPageCalls.confirmOwnAddress, { message: '' });
    page.press(en.checkYes);
    await expect.poll(page.text).toContain(en.thanks);
    expect(page.field('people').value).toBe('3');
  });
});

describe('the answer', () => {
  it('is asked for all that is missing at once, and sent', async () => {
    const page = await opened({ celebration: wedding });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(after.pleaseComing);
    page.choose(after.yes);
    expect(page.text()).not.toContain(after.pleaseComing);
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(after.pleaseFood);
    expect(page.text()).toContain(after.pleasePeople);
    expect(document.activeElement).toBe(page.field('people'));
    page.type({ people: '51' });
    page.choose('Vegetarian');
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(after.pleasePeople);
    page.type({ people: '੪' });
    page.answer(answerInvitation, { answer: given });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain('Your answer: yes, 4 are coming. Vegetarian.');
    expect(page.sent(answerInvitation)).toEqual([
      { mobile: '9814012345', t: 'secret-of-a-guest', coming: 'yes', people: 4, food: 'veg' },
    ]);
    expect(document.activeElement?.textContent).toContain('Your answer');
  });

  it('is no more than a no, and can be changed', async () => {
    const page = await opened({ celebration: wedding });
    page.choose(after.no);
    page.answer(answerInvitation, { answer: { ...given, coming: 'no', people: 0, food: '' } });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(after.answeredNo);
    expect(page.text()).not.toContain(after.sendAnswer);
    page.press(after.change);
    expect(page.text()).toContain(after.sendAnswer);
    page.choose(after.yes);
    page.type({ people: '1' });
    page.choose('Jain food');
    const answeredAt = '2038-01-02T06:00:00Z';
    page.answer(answerInvitation, { answer: { ...given, people: 1, food: 'jain', answeredAt } });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain('Your answer: yes, one person is coming. Jain food.');
  });

  it('that was begun is still there when the page is opened again', async () => {
    const page = await opened({ celebration: wedding });
    page.choose(after.yes);
    page.type({ people: '4' });
    await page.open();
    await expect.poll(page.text).toContain(after.sendAnswer);
    expect(page.field('people').value).toBe('4');
  });

  it('that comes too late is told so, and one that could not be sent stays', async () => {
    const page = await opened({ celebration: wedding });
    page.choose(after.no);
    page.answer(answerInvitation, { refused: 429, message: '' });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(en.tooOften);
    page.answer(answerInvitation, { refused: 409, message: '' });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(after.over);
    page.answer(answerInvitation, { refused: 410, message: '' });
    page.press(after.sendAnswer);
    await expect.poll(page.text).toContain(en.closed);
    expect(page.text()).not.toContain(after.sendAnswer);
  });
});

describe('a box that arrived', () => {
  it('is told to the family with a word of thanks, which stands there afterwards', async () => {
    const page = await opened({ gifts: [box] });
    const thanks = document.querySelector<HTMLTextAreaElement>('#guest-thanks')!;
    thanks.value = 'So sweet of you';
    thanks.dispatchEvent(new Event('input'));
    page.answer(tellArrival, {
      refused: 400,
      message: '',
      errors: { thanks: 'Your words may have at most 250 characters: 7 too many.' },
    });
    page.press(after.thanksSend);
    await expect.poll(page.text).toContain('Please write less: 7 too many.');
    page.answer(tellArrival, {
      answer: { ...noAnswer, arrivedAt: '2038-02-03T06:00:00Z', thanks: 'So sweet of you' },
    });
    page.press(after.thanksSend);
    await expect.poll(page.text).toContain('You told the family on 3 February 2038 that it arrived.“So sweet of you”');
    expect(page.sent(tellArrival).at(-1)).toMatchObject({ thanks: 'So sweet of you' });
    expect(localStorage.getItem(storageKeys.draft('guest-thanks-secret-o'))).toBeNull();
  });

  it('is not asked about before one is on its way', async () => {
    expect((await opened({ gifts: [{ ...box, state: 'packed' }] })).text()).not.toContain(after.thanksSend);
  });
});

describe('erasing', () => {
  it('happens after a question, and leaves nothing in this browser', async () => {
    localStorage.setItem(storageKeys.draft('guest-thanks-secret-o'), 'Thank');
    const page = await opened({});
    page.press(after.erase);
    page.press(after.keep);
    expect(page.text()).not.toContain(after.eraseSure);
    page.press(after.erase);
    expect(page.text()).toContain(after.eraseSure);
    page.answer(eraseGuest, { message: '' });
    page.press(after.eraseYes);
    await expect.poll(page.text).toContain(en.erased);
    expect(localStorage).toHaveLength(0);
  });

  it('that was not answered and has ended the link is taken as done', async () => {
    const page = await opened({});
    page.press(after.erase);
    page.lose(eraseGuest);
    page.press(after.eraseYes);
    await expect.poll(page.text).toContain(en.noAnswer);
    page.answer(eraseGuest, { refused: 410, message: '' });
    page.press(after.eraseYes);
    await expect.poll(page.text).toContain(en.erased);
  });

  it('by a link that has ended is told so', async () => {
    const page = await opened({ celebration: { ...blankCelebration, event: 'Wedding' } });
    page.press(after.erase);
    page.answer(eraseGuest, { refused: 410, message: '' });
    page.press(after.eraseYes);
    await expect.poll(page.text).toContain(en.closed);
    expect(page.text()).not.toContain(en.erased);
  });
});
