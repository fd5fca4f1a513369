// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $user, $userId } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';
import { readUser } from '#domain/session/session.contract.ts';
import { MINUTE } from '#lib/time.ts';
import { squarePicture } from '#shop/account/avatar.ts';
import { keepPersonFresh } from '#shop/account/keep-fresh.ts';
import { refreshPerson } from '#shop/account/person.ts';
import { solvePuzzleInWorker } from '#shop/account/prove.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

vi.mock('#client/toast.ts', () => ({ toast: () => undefined, flash: () => undefined }));

const user = { _id: 'e'.repeat(24), name: 'Simran Kaur', mobile: '9876543210', email: '', profile: '' };

/** Opens a page of the shop as somebody who is signed in. */
function open(path = '/') {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<main></main>';
  const shop = answerCalls();
  shop.answer(readUser, { userData: user } as never);
  shop.answer(listCarts, { cartData: [{}, {}] } as never);
  return shop;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  $userId.set(user._id);
  $token.set('a.b.c');
});
afterEach(() => {
  vi.restoreAllMocks();
  $token.set('');
});

describe('the data of whoever is signed in', () => {
  it('are read with the number of the cart, which its own page reads itself', async () => {
    open();
    expect(await refreshPerson()).toBe('known');
    expect($user.get()).toMatchObject({ id: user._id, name: 'Simran Kaur' });
    await expect.poll(() => localStorage.getItem(storageKeys.cartCount)).toBe('2');
    const { made } = open('/cart-list');
    await refreshPerson();
    expect(made.map(({ path }) => path)).toEqual([`/api/user/data/${user._id}`]);
  });

  it('end the session where the shop refuses them, and not where it is busy or away', async () => {
    const shop = open();
    shop.answer(readUser, { refused: 429, message: '' });
    expect(await refreshPerson()).toBe('unreachable');
    expect($token.get()).toBe('a.b.c');
    shop.answer(readUser, { refused: 401, message: '' });
    expect(await refreshPerson()).toBe('refused');
    expect($token.get()).toBe('');
    expect(await refreshPerson()).toBe('refused');
    expect(shop.made).toHaveLength(2);
  });

  it('of somebody else who signed in meanwhile are not taken for them', async () => {
    const shop = open();
    shop.answer(readUser, () => {
      $token.set('d.e.f');
      return { userData: user } as never;
    });
    expect(await refreshPerson()).toBe('refused');
  });

  it('tell on every page that the number is about to change', async () => {
    const shop = open();
    const change = { mobile: '9814012345', at: new Date(Date.now() + MINUTE).toISOString(), by: 'person' };
    shop.answer(readUser, { userData: user, mobileChange: change } as never);
    await refreshPerson();
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('9814012345');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/profile');
  });

  it('are read once in five minutes, in an idle moment, but where a page reads them itself', async () => {
    vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
    let shop = open('/profile');
    keepPersonFresh();
    expect(shop.made).toEqual([]);
    shop = open('/sweets');
    $token.set('d.e.f');
    await expect.poll(() => shop.made.length).toBeGreaterThan(0);
    await expect.poll(() => sessionStorage.getItem(storageKeys.personRead)).toContain(user._id);
    const before = shop.made.length;
    $token.set('g.h.i');
    sessionStorage.setItem(storageKeys.personRead, `${user._id} ${Date.now() - 6 * MINUTE}`);
    $token.set('j.k.l');
    await expect.poll(() => shop.made.filter(({ path }) => path.includes('/data/')).length).toBe(2);
    expect(before).toBeGreaterThan(0);
  });
});

describe('the puzzle before a code', () => {
  /** A worker that tells these things. */
  function workerThat(...told: unknown[]) {
    const terminated = vi.fn();
    class Made extends EventTarget {
      terminate = terminated;
      postMessage(): void {
        for (const data of told) this.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    vi.stubGlobal('Worker', Made);
    return terminated;
  }
  const puzzle = { token: 'one', bits: 1, parts: 2 } as Parameters<typeof solvePuzzleInWorker>[0];

  it('is solved beside the page, which hears how far it is', async () => {
    const ended = workerThat(1, 2, 'solved');
    const parts: number[] = [];
    expect(await solvePuzzleInWorker(puzzle, (done) => parts.push(done))).toBe('solved');
    expect(parts).toEqual([1, 2]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is solved by the page where the worker could not', async () => {
    workerThat(null);
    expect(await solvePuzzleInWorker(puzzle, () => undefined)).toMatch(/^one:/);
  });
});

it('a picture of a person is the middle square of the file, and no larger than it was', async () => {
  const close = vi.fn();
  const drawn: unknown[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 300, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (...given: unknown[]) => void drawn.push(given.slice(1)),
    fillRect: () => undefined,
  } as never);
  const blob = new Blob(['square']);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((then) => then(blob));
  expect(await squarePicture(new Blob(['file']))).toBe(blob);
  expect(drawn).toEqual([[300, 0, 300, 300, 0, 0, 300, 300]]);
  expect(close).toHaveBeenCalledOnce();
});
