// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { blankCelebration } from '#domain/guests/celebration.rules.ts';
import { readFamilyLink } from '#domain/guests/family-link.contract.ts';
import { askGuest, deleteGuest, type GuestWire, listGuests, noteAsked } from '#domain/guests/guest.contract.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import { readCorrected } from '#domain/orders/corrected.contract.ts';
import { HOUR } from '#lib/time.ts';
import { GuestList } from '#shop/guests/guest-list.tsx';
import { COUNT_PLACE } from '#shop/guests/guest-places.ts';
import * as state from '#shop/guests/guest-list.store.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { daysAgo, guestWire as guest } from '#tests/support/guest-wire.ts';

const nowhere = { address: '', pincode: '' };
const abroad = { ...nowhere, mobile: '+14165550123' };
const home = { household: guest(6)._id, boxName: 'Gill family' };

/** Opens the guest list of a signed-in person. */
async function open(guestList: GuestWire[]) {
  const shop = answerCalls();
  shop.answer(listGuests, { guestList });
  shop.answer(readFamilyLink, { link: null, newcomers: [] });
  shop.answer(readCorrected, { homes: [] });
  shop.answer(readCelebration, { celebration: blankCelebration, revision: 0, answers: {} });
  render(<GuestList />);
  if (guestList.length > 0) await expect.poll(rows).not.toHaveLength(0);
  return shop;
}
const text = (): string => document.body.textContent ?? '';
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const row = (name: string): HTMLElement => rows().find((one) => one.querySelector('th')?.textContent.startsWith(name))!;
const buttonIn = (part: HTMLElement, name: string | RegExp) =>
  [...part.querySelectorAll('button')].find((button) =>
    [button.textContent, button.getAttribute('aria-label')].some((one) =>
      typeof name === 'string' ? one === name : one && name.test(one),
    ),
  );
const press = (name: string | RegExp, part: HTMLElement = document.body): void => {
  const button = buttonIn(part, name);
  if (!button) throw new Error(`No button ${name} in: ${text()}`);
  fireEvent.click(button);
};
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const dialog = (): HTMLElement => document.querySelector<HTMLElement>('dialog[open]')!;
const messageIn = (): string =>
  new URL(dialog().querySelector<HTMLAnchorElement>('a[target]')?.href ?? 'about:blank').searchParams.get('text') ?? '';
/** Lets the next links be about pages of a state. */
const saying = (shop: Awaited<ReturnType<typeof open>>, says: PageState): void =>
  shop.answer(askGuest, { link: `https://shop.example/${says}`, guestData: guest(1), says });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/guest/guest');
  document.body.innerHTML = `<div id="${COUNT_PLACE}"></div>`;
  $token.set('a token');
  $userId.set('f'.repeat(24));
  for (const atom of [state.$typed, state.$q, state.$group]) atom.set('');
  state.$view.set('all');
  state.$shown.set(50);
  state.$picked.set(null);
  state.$over.set(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
// Nobody follows a link out of a test.
document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());

describe('the list', () => {
  it('says of every guest what is known of the address, and counts who is missing', async () => {
    await open([
      guest(1),
      guest(2, nowhere),
      guest(3, { ...nowhere, askedAt: daysAgo(1) }),
      guest(4, { ...nowhere, askedAt: daysAgo(30) }),
      guest(5, { pincode: '' }),
      guest(6, { askedAt: daysAgo(3), filledAt: daysAgo(2) }),
      guest(7, { filledAt: daysAgo(2), unconfirmed: true }),
      guest(8, { filledAt: daysAgo(2), confirmedByGuest: true }),
    ]);
    expect(row('Guest 1').querySelectorAll('.badge')).toHaveLength(0);
    for (const [name, said] of [
      ['Guest 2', /Address missing/],
      ['Guest 3', /Asked on \d+ \S+ \d{4}/],
      ['Guest 4', /no answer yet/],
      ['Guest 5', /Pincode missing/],
      ['Guest 6', /Filled by guest.*Sent 3 days ago/],
      ['Guest 7', /Unconfirmed, please check/],
      ['Guest 8', /Confirmed by guest/],
    ] as const)
      expect(row(name).textContent).toMatch(said);
    const asked = rows().map((one) => buttonIn(one, 'Sent Request') !== undefined);
    expect(asked).toEqual([false, true, true, true, false, false, false, false]);
    const views = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(views.map(({ textContent }) => textContent)).toEqual([
      'All 8',
      '4 without an address',
      '1 to check',
      '1 to remind',
    ]);
    fireEvent.click(views[3]!);
    expect(rows()).toEqual([row('Guest 4')]);
    expect(text()).toContain('1 guest');
    // A reload finds it again.
    expect(location.search).toBe('?show=silent');
  });

  it('shows the next fifty homes by a press, and begins at the first for a new search', async () => {
    const shop = await open(Array.from({ length: 52 }, (_, at) => guest(at)));
    expect(rows()).toHaveLength(50);
    expect(text()).toContain('52 guests');
    press('Show more');
    expect(rows()).toHaveLength(52);
    fireEvent.change(search(), { target: { value: ' guest ' } });
    await expect.poll(rows).toHaveLength(50);
    expect(shop.made.at(-1)?.query).toEqual({ q: 'guest' });
  });

  it('waits visibly, says that nobody is there yet, and is loaded again when it could not be', async () => {
    const shop = await open([]);
    expect(text()).toContain('Loading');
    expect(text()).not.toContain('No guests yet');
    await expect.poll(text).toContain('No guests yet');
    cleanup();
    shop.answer(listGuests, { refused: 400, message: 'Not now.' });
    render(<GuestList />);
    await expect.poll(text).toContain('Not now.');
    expect(text()).not.toContain('No guests yet');
    shop.answer(listGuests, { guestList: [guest(1)] });
    press('Try again');
    await expect.poll(rows).toHaveLength(1);
    expect(text()).not.toContain('Not now.');
  });

  it('says that a search finds nobody, and leads back to all', async () => {
    const shop = await open([guest(1)]);
    shop.answer(listGuests, ({ query }) => ({ guestList: query['q'] ? [] : [guest(1)] }));
    fireEvent.change(search(), { target: { value: 'nobody' } });
    await expect.poll(text).toContain('No guest matches “nobody”.');
    press('Show all guests');
    await expect.poll(rows).toHaveLength(1);
    expect(search().value).toBe('');
  });

  it('tells guests of one name apart although one of them is not in sight', async () => {
    const shop = await open(
      Array.from({ length: 52 }, (_, at) =>
        guest(
          at,
          {
            0: { name: 'Harpreet Singh', address: '7, Model Town, Ludhiana' },
            51: { name: 'harpreet singh', ...nowhere },
          }[at],
        ),
      ),
    );
    expect(buttonIn(row('Harpreet Singh'), 'Delete Harpreet Singh, Ludhiana')).toBeDefined();
    saying(shop, 'address');
    press('Ask for 1 address');
    await expect.poll(() => dialog()?.textContent).toContain('Ask Harpreet Singh (…0051)');
  });

  it('keeps a guest who could not be deleted, and the next try deletes', async () => {
    const shop = await open([guest(1), guest(2)]);
    shop.answer(deleteGuest, { refused: 500, message: 'boom' });
    press('Delete Guest 1', row('Guest 1'));
    press('Yes', dialog());
    await expect.poll(() => dialog().textContent).toContain('Something went wrong on our side.');
    expect(rows()).toHaveLength(2);
    shop.answer(deleteGuest, { message: '' });
    press('Yes', dialog());
    await expect.poll(rows).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('1 guest');
  });

  it('is asked twenty-five guests a sitting, and the next sitting begins where the last one stopped', async () => {
    const silent = Array.from({ length: 30 }, (_, at) => guest(at, nowhere));
    const shop = await open(silent);
    saying(shop, 'address');
    press('Ask the next 25 of 30');
    await expect.poll(() => dialog()?.textContent).toContain('1 of 25: Guest 0');
    cleanup();
    state.$over.set(null);
    saying(await open(silent.map((one, at) => (at < 25 ? { ...one, askedAt: daysAgo(1) } : one))), 'address');
    press('Ask for 5 addresses');
    await expect.poll(() => dialog()?.textContent).toContain('1 of 5: Guest 25');
  });
});

describe('the page of a guest', () => {
  const send = (name: string) => buttonIn(row(name), /^Send (?:their page|again) /);

  it('is sent in the words of what it is about, and a failed link is tried again', async () => {
    const shop = await open([
      guest(1),
      guest(2, nowhere),
      guest(4, abroad),
      guest(5, { mobile: '' }),
      guest(6, home),
      guest(7, home),
    ]);
    const may = rows().map((one) => one.querySelector('.guest-send') !== null);
    // Who is asked for the address, who has no number, and who shares the page of a household are not sent theirs.
    expect(may).toEqual([true, false, true, false, true, false]);
    const told: [PageState, string, string][] = [
      ['check', 'sees part of the address', 'Is your address still right?'],
      ['preparing', 'that we are preparing a box', 'is being made for you'],
      ['sent', 'that the box is on its way', 'is on its way to you'],
      ['delivered', 'asks your guest whether it arrived', 'Did it reach you?'],
      ['thanks', 'says the box has arrived', 'thank you'],
    ];
    for (const [says, intro, message] of told) {
      saying(shop, says);
      fireEvent.click(send('Guest 1')!);
      await expect.poll(() => dialog()?.textContent).toContain(intro);
      expect(dialog().querySelector('h2')?.textContent).toBe('Send Guest 1 their page');
      expect(messageIn()).toContain(message);
      expect(messageIn()).not.toContain('Mall Road');
      press('Close', dialog());
    }
    saying(shop, 'invited');
    fireEvent.click(send('Guest 4')!);
    await expect.poll(() => dialog()?.textContent).toContain('First, please say when and where you celebrate');
    expect(dialog().textContent).toContain('We deliver in India only.');
    press('Close', dialog());
    shop.answer(askGuest, { refused: 409, message: 'Please try it once more.' });
    fireEvent.click(send('Guest 1')!);
    await expect.poll(() => dialog()?.textContent).toContain('Please try it once more.');
    saying(shop, 'sent');
    press('Try again', dialog());
    await expect.poll(() => dialog()?.textContent).toContain('Send on WhatsApp');
  });

  it('is sent and copied in the chosen language', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (one) => void copied.push(one));
    const shop = await open([guest(1)]);
    saying(shop, 'check');
    fireEvent.click(send('Guest 1')!);
    await expect.poll(() => dialog()?.textContent).toContain('Send on WhatsApp');
    for (const [language, lang] of [
      ['ਪੰਜਾਬੀ', '&lang=pa'],
      ['हिन्दी', '&lang=hi'],
      ['English', ''],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name: language }));
      press('Copy the link', dialog());
      await expect.poll(() => copied.at(-1)).toBe(`https://shop.example/check${lang}`);
      expect(messageIn().endsWith(`https://shop.example/check${lang}`)).toBe(true);
    }
  });

  it('goes to several in turn: those first who never had theirs, and a household once', async () => {
    const shop = await open([
      guest(1, { askedAt: new Date(Date.now() - HOUR).toISOString() }),
      guest(2, { askedAt: daysAgo(9) }),
      guest(3, { mobile: '' }),
      guest(4),
      guest(5, abroad),
      guest(6, home),
      guest(7, home),
    ]);
    saying(shop, 'sent');
    shop.answer(noteAsked, { guestData: guest(4, { askedAt: new Date().toISOString() }) });
    press('Choose several');
    await expect.poll(() => document.querySelector('.guest-many')).not.toBeNull();
    const many = document.querySelector<HTMLElement>('.guest-many')!;
    expect(buttonIn(many, /^Send/)).toBeUndefined();
    press('All 7', many);
    expect(many.textContent).toContain(
      'We skip one home: it got its page less than a day ago. One has no number and gets no page.',
    );
    press('Send 4 pages', many);
    for (const [at, name] of ['Guest 4', 'Guest 5', 'Gill family', 'Guest 2'].entries()) {
      await expect.poll(() => dialog()?.textContent).toContain(`${at + 1} of 4: ${name}`);
      expect(dialog().textContent.includes('Sent 9 days ago')).toBe(name === 'Guest 2');
      if (at === 0) {
        await expect.poll(() => dialog().querySelector('a[target]')).not.toBeNull();
        fireEvent.click(dialog().querySelector('a[target]')!);
        press('Next: Guest 5', dialog());
      } else press(at === 3 ? 'Done' : /^Skip to/, dialog());
    }
    await expect.poll(() => row('Guest 4').textContent).toContain('Sent today');
    // Who was sent theirs just now waits for those who were not.
    expect(buttonIn(many, 'Send 3 pages')).toBeDefined();
    press('None', many);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Guest 7' }));
    press('Send their page', many);
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe('Send Gill family their page');
  });
});
