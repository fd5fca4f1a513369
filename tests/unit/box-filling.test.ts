// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBrowserSession } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import type { Box, Choice } from '#domain/box/box.rules.ts';
import { addCart, listCarts } from '#domain/cart/cart.contract.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { putBoxesAside } from '#shop/box/aside-notice.ts';
import { boxAside, putAside } from '#shop/box/box-aside.ts';
import { boxKey, keepInProgress, keptBox, selectionPath, storeChosenSweet } from '#shop/box/box.store.ts';
import { useBox } from '#shop/box/use-box.ts';
import { useBuilder, useScrollToSections } from '#shop/box/use-builder.ts';
import { keepBox } from '#shop/cart/keep-box.ts';
import { boxShop, DESIGN, designWire, idOf, signInHere, watchLeaving, soon } from '#tests/support/box-shop.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text), flash: () => undefined }));

const choice = (index: number, more: Partial<Choice> = {}): Choice => ({
  index,
  sweetId: idOf(String(index + 1)),
  name: `Sweet ${index + 1}`,
  image: 'a.webp',
  rate: 880_00,
  ...more,
});
const boxOf = (...choices: Choice[]): Box => ({ weight: 1000, tempId: 2, choices });
const FULL = boxOf(choice(0), choice(1), choice(2), choice(3));

let shop: ReturnType<typeof boxShop>;
let left: string[];

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-selecting');
  history.replaceState(null, '', '/');
  signInHere();
  shop = boxShop();
  left = watchLeaving();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a box that is filled on the page of its design', () => {
  /** Opens the page, and waits until the box knows today's catalogue. */
  async function open() {
    const { result, unmount } = renderHook(() => useBox({ id: DESIGN, name: 'Rosewood chest', price: 1400_00 }));
    await act(() => result.current.correct());
    return { box: result, unmount };
  }

  it('keeps every change in the browser, for the next visit', async () => {
    const { box } = await open();
    expect(box.current).toMatchObject({ box: { choices: [] }, price: 1400_00, news: '', arrived: null, aside: null });
    act(() => box.current.change(boxOf(choice(0))));
    expect(keptBox(DESIGN)).toEqual(boxOf(choice(0)));
    expect((await open()).box.current.box).toMatchObject({ tempId: 2, choices: [{ name: 'Sweet 1' }] });
  });

  it('says which prices changed since it was filled, until it is changed', async () => {
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    shop.answer(readInvitation, { invitation: designWire(1450) } as never);
    const { box } = await open();
    expect(box.current.price).toBe(1450_00);
    expect(box.current.news).toContain('the invitation is now ₹1,450 (it was ₹1,400)');
    act(() => box.current.change(boxOf(choice(0))));
    expect(box.current.news).toBe('');
    expect(await act(() => box.current.correct())).toBe(false);
  });

  it('marks a sweet that is no longer offered, and asks to look once more', async () => {
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    const { box } = await open();
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    expect(await act(() => box.current.correct())).toBe(true);
    expect(box.current.box.choices.map(({ gone }) => gone)).toEqual([true, true, true, true]);
    expect(await act(() => box.current.correct())).toBe(false);
  });

  it('tells of a design that is withdrawn, and stays as it is where nobody can be asked', async () => {
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    shop.answer(readInvitation, { refused: 404, message: 'gone' });
    const { box } = await open();
    expect(box.current.withdrawn).toBe(true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await act(() => box.current.correct())).toBe(false);
    expect(box.current.box.choices).toHaveLength(4);
  });

  it('takes the sweets that were chosen on the list, once, and says which came last', async () => {
    keepInProgress(DESIGN, boxOf(choice(0)), 'Rosewood chest');
    const where = { invitationId: DESIGN, cartId: '', tempId: 2, weight: 1000 as const };
    storeChosenSweet({ ...choice(2), ...where });
    storeChosenSweet({ ...choice(1), ...where });
    const { box } = await open();
    expect(box.current.box.choices.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(box.current.arrived).toBe(1);
    expect((await open()).box.current.arrived).toBeNull();
  });

  it('that was put aside while a sweet was being chosen comes back with it', async () => {
    keepInProgress(DESIGN, boxOf(choice(0)), 'Rosewood chest');
    putAside(DESIGN);
    storeChosenSweet({ ...choice(1), invitationId: DESIGN, cartId: '', tempId: 2, weight: 1000 });
    expect((await open()).box.current.box.choices).toHaveLength(2);
  });

  it('offers the one that was put aside while it is empty, and brings it back', async () => {
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    putAside();
    const { box } = await open();
    expect(box.current.aside?.box.choices).toHaveLength(4);
    act(() => box.current.takeBack());
    expect([box.current.aside, box.current.box.choices.length]).toEqual([null, 4]);
    await act(() => box.current.correct());
    act(() => box.current.takeBack());
    expect(box.current.box.choices).toHaveLength(4);
  });

  it('follows another tab, but not its emptying, and is put aside by the way back to all designs', async () => {
    document.body.innerHTML = '<a data-back href="#"></a>';
    const { box, unmount } = await open();
    const elsewhere = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: boxKey(DESIGN) })));
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    elsewhere();
    expect(box.current.box.choices).toHaveLength(4);
    localStorage.removeItem(boxKey(DESIGN));
    elsewhere();
    expect(box.current.box.choices).toHaveLength(4);
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    document.querySelector<HTMLElement>('[data-back]')!.click();
    expect([keptBox(DESIGN), boxAside(DESIGN)?.box.choices.length]).toEqual([null, 4]);
    unmount();
  });
});

describe('the form of a box', () => {
  function openBuilder(first: Box) {
    const seen = { box: first, went: 0 };
    let release: () => void = () => undefined;
    const onNext = (): Promise<void> => {
      seen.went += 1;
      return new Promise((resolve) => (release = resolve));
    };
    const { result, rerender } = renderHook(() => useBuilder(seen.box, (next) => (seen.box = next), onNext));
    return { seen, builder: result, draw: () => rerender(), end: () => act(async () => release()) };
  }

  it('empties the box for another type, keeps its size, and puts the sweets back', () => {
    const { seen, builder, draw } = openBuilder({ ...FULL, weight: 500 });
    act(() => builder.current.chooseType(2));
    expect(seen.box.choices).toHaveLength(4);
    act(() => builder.current.chooseType(3));
    expect(seen.box).toEqual({ weight: 500, tempId: 3, choices: [] });
    draw();
    expect(builder.current.isEmptied).toBe(true);
    act(() => builder.current.putBack());
    expect(seen.box).toEqual({ ...FULL, weight: 500 });
    expect(builder.current.isEmptied).toBe(false);
  });

  it('has nothing to put back where the box was empty', () => {
    const { builder } = openBuilder(boxOf());
    act(() => builder.current.chooseType(3));
    expect(builder.current.isEmptied).toBe(false);
  });

  it('marks the sections that Next missed, until something is changed', async () => {
    const { seen, builder } = openBuilder(boxOf(choice(0), choice(2)));
    await act(() => builder.current.next());
    expect([builder.current.missing, seen.went]).toEqual([[1, 3], 0]);
    act(() => builder.current.change(FULL));
    expect(builder.current.missing).toEqual([]);
  });

  it('goes on once, however often Next is pressed', async () => {
    const { seen, builder, end } = openBuilder(FULL);
    act(() => void builder.current.next());
    act(() => void builder.current.next());
    expect([builder.current.busy, seen.went]).toEqual([true, 1]);
    await end();
    expect(builder.current.busy).toBe(false);
  });

  it('shows the sections after a choice, unless somebody does something first', () => {
    vi.useFakeTimers();
    const scrolled = vi.fn();
    const place = { current: { scrollIntoView: scrolled } as unknown as HTMLElement };
    renderHook(() => useScrollToSections(place, true)).unmount();
    vi.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
    const { unmount } = renderHook(() => useScrollToSections(place, true));
    dispatchEvent(new Event('keydown'));
    vi.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
    unmount();
    renderHook(() => useScrollToSections(place, true));
    vi.runAllTimers();
    expect(scrolled).toHaveBeenCalledOnce();
  });
});

describe('the list of sweets while a section is filled', () => {
  const tileOf = (id: string, name: string, rate = '88000') =>
    `<div class="tile" id="${id}"><img src="/uploads/sweets/peda-1a2b3c4d-320.webp"><p class="tile-name"><a href="#">${name}</a></p>
     <span data-price="${rate}"></span><p class="tile-far">Not fresh in Leh</p><div class="tile-foot"></div></div>`;
  const selection = {
    invitationId: DESIGN,
    section: 0,
    tempId: 2,
    weight: 1000 as const,
    filled: [] as number[],
    cartId: '',
    status: '',
  };

  /** Opens the list for a section; a chosen answer closes its dialog as its buttons do. */
  async function openList(of: Partial<typeof selection> | null = {}) {
    history.replaceState(null, '', of ? `${selectionPath({ ...selection, ...of })}&sort=name` : '/sweets');
    document.documentElement.dataset['selecting'] = '';
    document.body.innerHTML = `<nav data-keep-selection><a href="/sweets?sort=price"></a></nav>
      <div data-selection><span data-words></span><a href="#"></a></div>
      <div data-list>${tileOf(idOf('1'), 'Peda')}${tileOf(idOf('2'), 'Barfi', '0')}<p class="empty-title"></p></div>
      <dialog id="choose-sweet"><p data-question></p><p data-box-price></p><button data-next></button></dialog>`;
    vi.resetModules();
    const { startSelection } = await import('#shop/box/sweet-selection.ts');
    const ready = vi.fn();
    addEventListener('selectionready', ready, { once: true });
    startSelection();
    expect(ready).toHaveBeenCalledOnce();
    const dialog = document.querySelector('dialog')!;
    return {
      text: (what: string) => document.querySelector(what)?.textContent,
      tile: (id: string) => document.getElementById(idOf(id))!,
      dialog,
      press: (id: string) => document.getElementById(idOf(id))!.querySelector<HTMLElement>('a')!.click(),
      answer: (value: string) => {
        dialog.returnValue = value;
        dialog.onclose!(new Event('close'));
      },
    };
  }

  it('says which section is filled, and the price of each sweet in this box', async () => {
    const { text, tile } = await openList();
    expect(text('[data-words]')).toBe('Choose a sweet for section 1 of your 4 Section in box (250 of 1000 gm).');
    expect(tile('1').querySelector('.price-in-box')?.textContent).toBe('₹550 in this box');
    expect(tile('2').querySelector('.price-in-box')?.textContent).toBe('');
    expect(document.querySelector('[data-selection] a')?.getAttribute('href')).toContain(
      `/invitation-detail/${DESIGN}`,
    );
    expect(document.querySelector<HTMLAnchorElement>('nav a')!.href).toMatch(/sort=price&choose=/);
    expect(text('.empty-title')).toBe('No Data Found for Invitation Selection');
  });

  it('is only a list where nothing is filled', async () => {
    const { tile } = await openList(null);
    expect(document.documentElement.dataset['selecting']).toBeUndefined();
    expect(tile('1').querySelector('.price-in-box')).toBeNull();
  });

  it('asks before a sweet goes into the box, and leaves it at No', async () => {
    const { press, text, tile, answer } = await openList();
    press('1');
    expect(text('[data-question]')).toBe('Are you sure you want to add Peda ?');
    expect(text('[data-box-price]')).toBe('₹550 in this box. Not fresh in Leh');
    expect(text('[data-next]')).toBe('Yes, then section 2');
    // A second press on another tile answers for nothing.
    press('2');
    expect(text('[data-question]')).toContain('Peda');
    answer('');
    expect(tile('1').hasAttribute('data-picked')).toBe(false);
    expect([left, sessionStorage.length]).toEqual([[], 0]);
  });

  it('puts the sweet of today into the box and goes back to it, or on to the next section', async () => {
    const first = await openList();
    first.press('1');
    first.answer('yes');
    await soon(() => expect(left).toEqual([`/invitation-detail/${DESIGN}/invitation`]));
    const { takeChosen } = await import('#shop/box/box.store.ts');
    expect(takeChosen(DESIGN)?.choices).toMatchObject([{ index: 0, name: 'Sweet 1', rate: 880_00 }]);
    const second = await openList({ section: 2, filled: [0, 3] });
    second.press('1');
    expect(second.text('[data-next]')).toBe('Yes, then section 2');
    second.answer('next');
    await soon(() => expect(left).toHaveLength(2));
    expect(left[1]).toContain('section=1');
    expect(left[1]).toContain('filled=032');
  });

  it('goes back only, from the last section', async () => {
    const { press, dialog } = await openList({ section: 1, filled: [0, 2, 3] });
    press('1');
    expect(dialog.querySelector<HTMLElement>('[data-next]')!.hidden).toBe(true);
  });

  it('takes what the list shows where the shop does not answer', async () => {
    shop.lose(readSweet);
    const { press, answer } = await openList();
    press('1');
    answer('yes');
    await soon(() => expect(left).toHaveLength(1));
    const { takeChosen } = await import('#shop/box/box.store.ts');
    expect(takeChosen(DESIGN)?.choices).toMatchObject([
      { name: 'Peda', image: 'sweets/peda-1a2b3c4d.webp', rate: 880_00 },
    ]);
  });

  it('keeps a sweet that is no longer offered out of the box, and says so on its tile', async () => {
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    const { press, answer, tile } = await openList();
    press('1');
    answer('yes');
    await soon(() => expect(toasts).toEqual(['Please Select Sweet !']));
    expect(tile('1').querySelector('.price-in-box')?.textContent).toBe('No longer offered');
    expect(document.querySelector('[data-list]')!.hasAttribute('inert')).toBe(false);
    expect(left).toEqual([]);
  });
});

describe('boxes put aside', () => {
  it('are offered above the designs, to be brought back or let go', () => {
    document.body.innerHTML = '<div data-boxes-aside></div>';
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    putBoxesAside();
    const note = document.querySelector('.aside-note')!;
    expect(note.textContent).toContain('We kept your box of Rosewood chest (4 Section in box, 1000 gm, 4 sweets).');
    note.querySelector<HTMLElement>('button')!.click();
    expect([document.querySelector('.aside-note'), boxAside(DESIGN)]).toEqual([null, null]);
    keepInProgress(DESIGN, FULL, 'Rosewood chest');
    putBoxesAside();
    const back = document.querySelector<HTMLAnchorElement>('.aside-note a')!;
    expect(back.getAttribute('href')).toBe(`/invitation-detail/${DESIGN}/invitation`);
    back.addEventListener('click', (event) => event.preventDefault());
    back.click();
    expect(keptBox(DESIGN)?.choices).toHaveLength(4);
  });
});

describe('a full box', () => {
  it('goes into the cart, which counts it, or is kept for later, without what is no longer offered', async () => {
    shop.answer(addCart, { success: true, message: '', cartId: idOf('c') });
    shop.answer(listCarts, { success: true, cartData: [{}, {}] } as never);
    await keepBox(DESIGN, boxOf(choice(0), choice(1, { gone: true })), false);
    expect(shop.made[0]?.body).toMatchObject({ invitationId: DESIGN, status: false, paymentHistory: [{ index: 0 }] });
    await soon(() => expect(localStorage.getItem(storageKeys.cartCount)).toBe('2'));
    await keepBox(DESIGN, FULL, true);
    expect(toasts).toEqual(['Added to cart successfully', 'Item saved for later.']);
  });

  it('says why it could not be kept, and asks to sign in where nobody is', async () => {
    shop.answer(addCart, { refused: 400, message: 'The cart is full.' });
    await keepBox(DESIGN, FULL, false);
    expect(toasts).toEqual(['The cart is full.']);
    endBrowserSession();
    shop.answer(addCart, { refused: 401, message: '' });
    await keepBox(DESIGN, FULL, false);
    expect(left).toContain('/signup');
  });
});
