// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { readArrival } from '#domain/delivery/arrival.contract.ts';
import { planBoxes } from '#domain/delivery/delivery-plan.contract.ts';
import { readGuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { checkPincodes, readPincode } from '#domain/delivery/pincode.contract.ts';
import { readCelebration, saveCelebration } from '#domain/guests/celebration.contract.ts';
import { markSweets } from '#shop/delivery/mark-sweets.ts';
import { lookUpPincode, unknownPincodes } from '#shop/delivery/read-pincode.ts';
import { useGuestReach } from '#shop/delivery/use-guest-reach.ts';
import { useWanted } from '#shop/delivery/use-wanted.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { putPage } from '#tests/support/put-page.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const PINCODE = 'shagun:pincode:v1';
const arrival = {
  pincode: '141001',
  town: 'Ludhiana',
  known: true,
  probably: '',
  transit: 3,
  sweet: '2031-02-14',
  'dry-fruit': '2031-02-15',
  invitation: '2031-02-16',
};

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  $token.set('a token');
  $userId.set('u1');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pincode in the header', () => {
  /** Opens a product's page with the form of the header. */
  async function open({ life = 0 } = {}) {
    vi.resetModules();
    putPage(`<div>
      <button data-pincode>your pincode</button>
      <form id="deliver-to" popover><input><p role="status">Six digits.</p></form>
      <p data-reaches="sweet" data-life="${life}"><span data-reaches-words>Where to?</span><button>Say where</button></p>
      <div data-live></div>
    </div>`);
    const form = document.querySelector('form')!;
    const hidden = vi.fn();
    form.hidePopover = hidden;
    await import('#shop/delivery/deliver-to.element.ts');
    const input = form.querySelector('input')!;
    return {
      input,
      hidden,
      said: () => form.querySelector('[role="status"]')?.textContent,
      shown: () => document.querySelector('[data-pincode]')?.textContent,
      reaches: () => document.querySelector('[data-reaches-words]')?.textContent,
      openForm: () => form.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' })),
      save: (text: string) => {
        input.value = text;
        form.dispatchEvent(new Event('submit', { cancelable: true }));
      },
    };
  }

  it('is kept, shown, and says by which day the product is there', async () => {
    const shop = answerCalls();
    shop.answer(readArrival, arrival);
    const page = await open();
    page.save('141 001');
    await vi.waitFor(() => expect(page.reaches()).toBe('Reaches 141001 by 14 Feb'));
    expect(page.shown()).toBe('141001');
    expect(localStorage.getItem(PINCODE)).toBe('141001');
    expect(page.hidden).toHaveBeenCalled();
    expect(document.querySelector('[data-reaches] button')?.textContent).toBe('Change');
  });

  it.each([
    ['14100', 'A pincode has 6 digits.'],
    ['abcdef', 'A pincode has digits only.'],
    ['041001', /begin with/],
  ])('%s is refused in words', async (typed, sentence) => {
    const shop = answerCalls();
    const page = await open();
    page.save(typed);
    await vi.waitFor(() => expect(page.said()).toMatch(sentence));
    expect(page.input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.input);
    expect(shop.made).toEqual([]);
    page.openForm();
    expect(page.said()).toBe('Six digits.');
    expect(page.input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('that nobody knows is kept and told, with the place where it probably is', async () => {
    const shop = answerCalls();
    shop.answer(readArrival, { ...arrival, known: false });
    const page = await open();
    page.save('999999');
    await vi.waitFor(() => expect(page.said()).toContain('We count it as far away.'));
    expect(page.hidden).not.toHaveBeenCalled();
    shop.answer(readArrival, { ...arrival, known: false, probably: 'Ludhiana, Punjab' });
    page.save('141999');
    await vi.waitFor(() => expect(page.said()).toContain('Ludhiana, Punjab'));
    expect(localStorage.getItem(PINCODE)).toBe('141999');
  });

  it('is taken away by an empty field', async () => {
    localStorage.setItem(PINCODE, '141001');
    answerCalls();
    const page = await open();
    page.openForm();
    expect(page.input.value).toBe('141001');
    page.save('');
    await vi.waitFor(() => expect(localStorage.getItem(PINCODE)).toBeNull());
    expect(page.shown()).toBe('your pincode');
  });

  it('we know your pincode on this page only where the browser keeps nothing', async () => {
    const shop = answerCalls();
    shop.answer(readArrival, arrival);
    const page = await open();
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
    page.save('141001');
    await vi.waitFor(() => expect(page.said()).toContain('we know your pincode on this page only'));
    await vi.waitFor(() => expect(page.shown()).toBe('141001'));
  });

  it('leaves a page as it is where the day cannot be asked, and takes digits of every script', async () => {
    answerCalls();
    const page = await open();
    page.openForm();
    await vi.waitFor(() => {
      page.input.value = '१४१००१';
      page.input.dispatchEvent(new Event('input'));
      expect(page.input.value).toBe('141001');
    });
    page.save('141001');
    await vi.waitFor(() => expect(page.hidden).toHaveBeenCalled());
    expect(page.reaches()).toBe('Where to?');
  });

  it('without a connection is answered', async () => {
    answerCalls();
    const page = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    page.openForm();
    page.save('141001');
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect(localStorage.getItem(PINCODE)).toBeNull();
  });
});

describe('a pincode in a form', () => {
  const place = { pincode: '141001', town: 'Ludhiana', district: 'Ludhiana', state: 'Punjab' };

  it('is told with its place, once for a page, and not asked while it is incomplete', async () => {
    const shop = answerCalls();
    expect(await lookUpPincode('1410')).toEqual({ kind: 'silent' });
    expect(shop.made).toEqual([]);
    expect(await lookUpPincode('141001')).toEqual({ kind: 'silent' });
    shop.answer(readPincode, { places: [place], known: true, probably: false } as never);
    expect(await lookUpPincode('141001')).toMatchObject({ kind: 'place', words: expect.stringContaining('Ludhiana') });
    const asked = shop.made.length;
    await lookUpPincode('141001');
    expect(shop.made).toHaveLength(asked);
  });

  it.each([
    [{ refused: 404, message: 'Unknown.' }, { kind: 'unknown' }],
    [{ places: [], known: true, probably: false }, { kind: 'silent' }],
    [{ places: [place], known: false, probably: true }, { kind: 'probably' }],
    [
      { places: [place], known: true, probably: true },
      { kind: 'place', words: expect.stringMatching(/^Probably /) },
    ],
  ])('is judged by what the shop knows: %o', async (answer, kind) => {
    vi.resetModules();
    const { lookUpPincode: look } = await import('#shop/delivery/read-pincode.ts');
    answerCalls().answer(readPincode, answer as never);
    expect(await look('141001')).toMatchObject(kind);
  });

  it('of a list is named with its probable place where it is unknown', async () => {
    const shop = answerCalls();
    expect(await unknownPincodes(['', ''])).toEqual(new Map());
    expect(await unknownPincodes(['141001'])).toEqual(new Map());
    shop.answer(checkPincodes, { unknown: ['999999', '888888'], probably: { 888888: 'Dehri' } } as never);
    expect(await unknownPincodes(['999999', '888888', '999999'])).toEqual(
      new Map([
        ['999999', ''],
        ['888888', 'Dehri'],
      ]),
    );
    expect(shop.made.at(-1)?.body).toEqual({ pincodes: ['999999', '888888'] });
  });
});

describe('sweets that would not arrive fresh', () => {
  it('have a note in the list, also those drawn later, and in the box', async () => {
    const shop = answerCalls();
    shop.answer(readGuestReach, { homes: 40, far: { kaju: 3 } } as never);
    const list = putPage('<div data-list></div>');
    const tile = (id: string) => `<article class="tile" id="${id}"><p class="tile-foot"></p></article>`;
    list.innerHTML = tile('kaju') + tile('jalebi');
    await markSweets();
    const notes = () => [...list.querySelectorAll('.tile-far')].map((note) => note.parentElement?.id);
    expect(notes()).toEqual(['kaju']);
    list.insertAdjacentHTML('beforeend', `<div>${tile('kaju')}</div>`);
    await vi.waitFor(() => expect(notes()).toEqual(['kaju', 'kaju']));
    const { result } = renderHook(() => useGuestReach());
    await vi.waitFor(() => expect([...result.current.keys()]).toEqual(['kaju']));
  });

  it('are not asked for without a session', async () => {
    $token.set('');
    const shop = answerCalls();
    putPage('<div data-list></div>');
    await markSweets();
    expect(shop.made).toEqual([]);
  });
});

describe('the wanted days of an order', () => {
  const question = { pincodes: ['141001', '141001', 'x'], boxes: 2, weight: 400, round: '' };
  const plan = { earliest: '2031-01-20' };
  const DRAFT = 'shagun:draft:wanted:o1:v1';

  /** Opens the days of an order whose family celebrates on a day. */
  function open(day: string, before?: { by: string; event: string }) {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2031-01-10T06:00:00Z'));
    const shop = answerCalls();
    shop.answer(readCelebration, { celebration: { day, event: 'Wedding' }, revision: 4, answers: {} } as never);
    shop.answer(planBoxes, plan as never);
    const { result, unmount } = renderHook(() => useWanted('o1', question, before));
    const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));
    return { shop, days: result, unmount, settle };
  }

  it('follow from the celebration: two weeks before it, as far as the boxes can be there', async () => {
    const { shop, days, settle } = open('2031-02-14');
    await settle();
    await settle();
    expect(days.current).toMatchObject({
      celebration: '2031-02-14',
      plan,
      wanted: { event: '2031-02-14', by: '2031-01-31' },
    });
    const first = shop.made.find(({ method }) => method === 'POST');
    expect(first?.body).toMatchObject({ pincodes: ['141001'], boxes: 2, weight: 400 });
  });

  it('that were said stay, on this device and after the celebration was told', async () => {
    const { days, settle, unmount } = open('2031-02-14');
    await settle();
    act(() => days.current.setWanted({ by: '2031-01-25', event: '2031-02-13' }));
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toEqual({ by: '2031-01-25', event: '2031-02-13' });
    unmount();
    const again = open('2031-02-14');
    await again.settle();
    expect(again.days.current.wanted).toEqual({ by: '2031-01-25', event: '2031-02-13' });
    again.unmount();
    localStorage.setItem(DRAFT, JSON.stringify({ by: 5, event: 'soon' }));
    expect(open('').days.current.wanted).toEqual({ by: '', event: '' });
  });

  it('of the order before this one are taken over', () => {
    expect(open('', { by: '2031-01-22', event: '' }).days.current.wanted.by).toBe('2031-01-22');
  });

  it('give the celebration its day when the family has told none, and only then', async () => {
    const { shop, days, settle } = open('');
    await settle();
    act(() => days.current.tell());
    act(() => days.current.setWanted({ by: '', event: '2031-02-14' }));
    shop.answer(saveCelebration, { celebration: { day: '2031-02-14', event: 'Wedding' }, revision: 5 } as never);
    act(() => days.current.tell());
    await settle();
    const saved = shop.made.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(saved).toEqual([{ day: '2031-02-14', event: 'Wedding', revision: 4 }]);
    expect(days.current.celebration).toBe('2031-02-14');
  });

  it('are planned without a plan where no home has a pincode', async () => {
    vi.useFakeTimers();
    const shop = answerCalls();
    const { result } = renderHook(() => useWanted('o2', { ...question, pincodes: [] }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(result.current.plan).toBeNull();
    expect(shop.made.some(({ method }) => method === 'POST')).toBe(false);
  });
});
