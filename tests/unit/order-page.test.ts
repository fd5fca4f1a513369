// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBrowserSession } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readDryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { type LateHome, readLateHomes, settleLateHomes } from '#domain/orders/late-home.contract.ts';
import { orderStatus } from '#domain/payments/checkout.contract.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import { followInProgress } from '#shop/checkout/in-progress.ts';
import { begunPayments, noteBegun, notePlaced, placedOrders } from '#shop/checkout/payment-notes.ts';
import * as say from '#shop/orders/order.texts.ts';
import { homesPath, orderBoxAgain, orderCirclesAgain, orderItemAgain } from '#shop/orders/order-again.ts';
import { tellOfOrders } from '#shop/orders/order-band.ts';
import { useLateHomes } from '#shop/orders/use-late-homes.ts';
import { HOUR } from '#lib/time.ts';
import { boxShop, DESIGN, idOf, signInHere, watchLeaving, soon } from '#tests/support/box-shop.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({
  toast: (text: string) => void toasts.push(text),
  flash: (text: string) => void toasts.push(text),
}));
const drawn = vi.hoisted(() => [] as unknown[]);
vi.mock('#shop/orders/order-cards.tsx', () => ({
  drawOrders: (place: unknown) => Promise.resolve(void drawn.push(place)),
}));

const ORDER = idOf('9');
let shop: ReturnType<typeof boxShop>;
let left: string[];

beforeEach(() => {
  toasts.length = 0;
  drawn.length = 0;
  localStorage.clear();
  document.body.innerHTML = '';
  signInHere();
  shop = boxShop();
  left = watchLeaving();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('homes that were paid before their address was known', () => {
  const home = (position: number, more: Partial<LateHome> = {}): LateHome => ({
    position,
    name: `Home ${position}`,
    boxes: 1,
    state: 'waiting',
    pincode: '',
    sweetIds: [idOf('1')],
    back: 1849_00,
    ...more,
  });
  const homes = (...all: LateHome[]) => ({ until: '2999-01-01', late: false, homes: all });
  async function open(first = homes(home(3), home(4), home(5, { state: 'came', pincode: '194101' }))) {
    shop.answer(readLateHomes, first);
    const settled = vi.fn();
    const { result } = renderHook(() => useLateHomes(ORDER, settled));
    await soon(() => expect(result.current.late).toEqual(first));
    return { page: result, settled };
  }

  it('get their boxes home or their money back, only those that still wait', async () => {
    shop.answer(settleLateHomes, homes(home(3, { state: 'own' }), home(4, { state: 'own' })));
    const { page, settled } = await open();
    act(() => page.current.setAsked('own'));
    await act(() => page.current.settle('own'));
    expect(shop.made.find(({ method, path }) => method === 'POST' && path.endsWith('/late-homes'))?.body).toEqual({
      way: 'own',
      positions: [3, 4],
    });
    expect(page.current).toMatchObject({
      asked: null,
      busy: false,
      problem: '',
      late: { homes: [{ state: 'own' }, { state: 'own' }] },
    });
    shop.answer(settleLateHomes, homes(home(3, { state: 'refund' })));
    await act(() => page.current.settle('refund'));
    expect(toasts).toEqual(['We send the boxes to your home.', 'We have cancelled the boxes.']);
    expect(settled).toHaveBeenCalledTimes(2);
  });

  it('show what is new where an address came meanwhile', async () => {
    shop.answer(settleLateHomes, {
      refused: 409,
      message: 'Please look at what is new.',
      ...homes(home(3, { state: 'came' })),
    } as never);
    const { page, settled } = await open();
    await act(() => page.current.settle('refund'));
    expect(page.current).toMatchObject({
      problem: 'Please look at what is new.',
      late: { homes: [{ state: 'came' }] },
    });
    expect(settled).not.toHaveBeenCalled();
    shop.answer(settleLateHomes, { refused: 400, message: 'Not now.' });
    await act(() => page.current.settle('refund'));
    expect(page.current.problem).toBe('Not now.');
  });

  it('whose late address is too far for a sweet are named with it, however many sweets there are', async () => {
    const sweetIds = Array.from({ length: 12 }, (_, at) => at.toString(16).repeat(24));
    shop.answer(checkReach, ({ body }) => {
      const { sweetIds: some } = body as { sweetIds: string[] };
      return {
        far: some.includes(sweetIds[11]!) ? [{ sweetId: sweetIds[11], name: 'Rasgulla', pincodes: ['194101'] }] : [],
      } as never;
    });
    const { page } = await open(
      homes(
        home(1, { state: 'came', pincode: '194101', sweetIds }),
        home(2, { state: 'came', pincode: '143001', sweetIds }),
      ),
    );
    await soon(() => expect(page.current.far).toEqual([{ name: 'Home 1', sweets: ['Rasgulla'] }]));
    const asked = shop.made.flatMap(({ path, body }) =>
      path === '/api/reach' ? [body as { pincodes: string[] }] : [],
    );
    // What an earlier test kept of this order is asked about as well.
    expect(asked.filter(({ pincodes }) => pincodes.includes('143001'))).toHaveLength(2);
  });
});

describe('Order again', () => {
  const item = (kind: 'sweet' | 'dry-fruit') =>
    ({ kind, itemId: idOf('1'), sweet: 'kaju KATLI', quantity: 2, unit: 'kg' }) as never;
  const boxes = {
    _id: ORDER,
    invitationId: DESIGN,
    invitationName: 'rosewood CHEST',
    weight: '500',
    tempId: 2,
    sweets: [0, 1].map((index) => ({ index, sweetId: idOf(String(index + 1)), name: `sweet ${index}` })),
  } as never;

  it('opens what was bought with its quantity', async () => {
    expect(await orderItemAgain(item('sweet'))).toBeNull();
    expect(left).toEqual([`/sweets-info/${idOf('1')}/sweets`]);
    expect(JSON.parse(localStorage.getItem(storageKeys.draft(`purchase:${idOf('1')}`))!)).toEqual({
      quantity: '2',
      unit: 'kg',
    });
    // Where nobody can be asked the page itself says what is gone.
    expect(await orderItemAgain(item('dry-fruit'))).toBeNull();
    expect(left[1]).toBe(`/dry-fruit_info/${idOf('1')}`);
  });

  it('says what is no longer sold, and where others are', async () => {
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    shop.answer(readDryFruit, { refused: 404, message: 'gone' });
    shop.answer(readInvitation, { refused: 404, message: 'gone' });
    expect(await orderItemAgain(item('sweet'))).toEqual({
      message: 'We no longer offer Kaju katli. Please choose another.',
      way: { label: 'See the sweets', href: '/sweets' },
    });
    expect(await orderItemAgain(item('dry-fruit'))).toMatchObject({ way: { href: '/dry_fruit_list' } });
    expect(await orderBoxAgain(boxes)).toMatchObject({
      message: expect.stringMatching(/^We no longer offer Rosewood chest\./),
      way: { href: '/invitation' },
    });
    expect(left).toEqual([]);
  });

  it('fills the box with the sweets of today, and names those that are gone', async () => {
    shop.answer(
      readSweet,
      ({ params: { id } }) =>
        (id === idOf('2')
          ? { refused: 404, message: 'gone' }
          : { sweetData: { name: 'Peda', image: '', ratePaise: 400_00 } }) as never,
    );
    expect(await orderBoxAgain(boxes)).toBeNull();
    expect(keptBox(DESIGN)).toMatchObject({
      weight: 500,
      tempId: 2,
      choices: [{ index: 0, name: 'Peda', rate: 400_00 }],
    });
    expect(toasts).toEqual(['We no longer offer Sweet 1. Please choose other sweets.']);
    expect(left).toEqual([`/invitation-detail/${DESIGN}/invitation#sections`]);
  });

  it('of several designs asks who gets them', async () => {
    await orderCirclesAgain(boxes);
    expect(left).toEqual([`/invitation-GuestList/0?invitation=${DESIGN}&as=${ORDER}&step=guests`]);
    expect(homesPath(DESIGN, { wave: ORDER })).toContain(`wave=${ORDER}`);
  });
});

describe('the band of orders on the home page', () => {
  beforeEach(() => (document.body.innerHTML = '<div data-order-band></div>'));

  it('shows what was placed, and finds a payment that became an order meanwhile', async () => {
    noteBegun('order_1', DESIGN);
    notePlaced(ORDER, 'item', 'order_0');
    shop.answer(orderStatus, { state: 'paid', orderId: idOf('8'), kind: 'invitation' });
    await tellOfOrders();
    expect(placedOrders().map(({ id }) => id)).toEqual([idOf('8'), ORDER]);
    expect(drawn).toHaveLength(2);
  });

  it('forgets a payment that nobody tried, once its window has closed', async () => {
    noteBegun('order_1', DESIGN);
    shop.answer(orderStatus, { state: 'open', tried: false });
    await tellOfOrders();
    expect(begunPayments()).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 2 * HOUR, toFake: ['Date'] });
    await tellOfOrders();
    expect([begunPayments(), drawn]).toEqual([[], []]);
  });

  it('asks nothing for whoever is signed out, and shows nothing where it has no place', async () => {
    notePlaced(ORDER, 'item', 'order_0');
    document.body.innerHTML = '';
    await tellOfOrders();
    endBrowserSession();
    noteBegun('order_1', DESIGN);
    await tellOfOrders();
    expect([shop.made, drawn]).toEqual([[], []]);
  });
});

describe('the way to an order in progress', () => {
  const open = (): { hidden: boolean; href: string | null } => {
    document.body.innerHTML = '<button class="menu-button"></button><li data-in-progress><a href="#"></a></li>';
    followInProgress();
    document.querySelector<HTMLElement>('.menu-button')!.click();
    const way = document.querySelector<HTMLElement>('[data-in-progress]')!;
    return { hidden: Boolean(way.hidden), href: way.querySelector('a')!.getAttribute('href') };
  };
  const box = {
    weight: 1000 as const,
    tempId: 1,
    choices: [{ index: 0, sweetId: idOf('1'), name: 'Peda', image: '', rate: 1 }],
  };

  it('is hidden without one', () => {
    keepInProgress(DESIGN, { ...box, choices: [] }, 'Chest');
    expect(open()).toEqual({ hidden: true, href: '/invitation' });
  });

  it('leads to the box that was filled last, or to the payment page where homes were chosen', () => {
    keepInProgress(DESIGN, box, 'Chest');
    expect(open()).toEqual({ hidden: false, href: `/invitation-detail/${DESIGN}/invitation` });
    localStorage.setItem(storageKeys.draft(`recipients:${DESIGN}`), JSON.stringify({ guests: { a: 0 }, own: 0 }));
    expect(open().href).toBe(`/invitation-detail/${DESIGN}/invitation`);
    localStorage.setItem(storageKeys.draft(`recipients:${DESIGN}`), JSON.stringify({ guests: { a: 2 } }));
    expect(open().href).toBe(`/invitation-GuestList/0?invitation=${DESIGN}`);
    localStorage.clear();
    localStorage.setItem(storageKeys.draft(`recipients:${idOf('c')}`), JSON.stringify({ own: 1 }));
    expect(open().href).toBe(`/invitation-GuestList/0?cart=${idOf('c')}`);
  });
});

describe('the words of an order’s page', () => {
  it('count boxes and homes, and name what is printed', () => {
    expect([say.boxes(1), say.boxes(2), say.forHomes(1), say.forHomes(3)]).toEqual([
      '1 box',
      '2 boxes',
      'For 1 home',
      'For 3 homes',
    ]);
    expect([say.print('advance', false), say.print('receipt', true), say.print('invoice', false)]).toEqual([
      'Print advance receipt',
      'Print receipt and credit notes',
      'Print invoice',
    ]);
  });
});
