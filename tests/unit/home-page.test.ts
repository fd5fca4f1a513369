// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { listRecentViews, type RecentView } from '#domain/cart/recent.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { playRow, playSight, putPage } from '#tests/support/put-page.ts';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('#ui/row-slider.element.ts', () => (loaded.push('row'), {}));
vi.mock('#client/arrivals.ts', () => ({ watchArrivals: () => Promise.reject(new Error('gone')) }));
vi.mock('#shop/orders/order-band.ts', () => ({ tellOfOrders: () => void loaded.push('orders') }));

let calm = false;
/** Tells the observers of the page's elements what is in view. */
let see: ReturnType<typeof playSight>;
beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => undefined }));
  see = playSight();
  loaded.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the banner', () => {
  /** Shows a banner of two pictures, whose script came with the page. */
  async function open() {
    vi.useFakeTimers();
    await import('#shop/site/banner-stage.element.ts');
    const whole = document.createElement('div');
    whole.innerHTML = `<banner-stage><ul data-track><li></li><li></li></ul>
      <button data-pause hidden></button><span data-dots><i></i><i></i></span></banner-stage>`;
    const track = playRow(whole.querySelector<HTMLElement>('[data-track]')!, { width: 1000 });
    document.body.replaceChildren(whole);
    const stage = whole.querySelector('banner-stage')!;
    const dots = () => [...stage.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-now'));
    return { track, stage, dots, pause: stage.querySelector('button')! };
  }
  const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

  it('moves on every five seconds and begins again at the end, and its dots tell where it is', async () => {
    const { track, dots, pause } = await open();
    expect(pause.hidden).toBe(false);
    expect(dots()).toEqual([true, false]);
    wait(5.1);
    expect(track.scrollLeft).toBe(1000);
    expect(dots()).toEqual([false, true]);
    wait(5);
    expect(track.scrollLeft).toBe(0);
  });

  it('rests while it is paused, under the pointer, focused or out of view, and when its page is left', async () => {
    const { track, stage, pause } = await open();
    press(pause);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
    wait(10);
    press(pause);
    stage.dispatchEvent(new Event('pointerenter'));
    wait(10);
    stage.dispatchEvent(new Event('pointerleave'));
    see(stage, false);
    wait(10);
    expect(track.scrollLeft).toBe(0);
    see(stage, true);
    wait(5);
    expect(track.scrollLeft).toBe(1000);
    stage.remove();
    wait(20);
    expect(track.scrollLeft).toBe(1000);
  });

  it('begins paused for who wants less motion', async () => {
    calm = true;
    const { track, pause } = await open();
    wait(20);
    expect(track.scrollLeft).toBe(0);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
  });

  it('of one picture has nothing to pause', async () => {
    await import('#shop/site/banner-stage.element.ts');
    putPage('<banner-stage><ul data-track><li></li></ul><button data-pause hidden></button></banner-stage>');
    expect(document.querySelector('button')?.hidden).toBe(true);
  });
});

describe('what customers say', () => {
  async function open() {
    vi.useFakeTimers();
    await import('#shop/site/quote-track.element.ts');
    const whole = document.createElement('div');
    whole.innerHTML = `<quote-track><ul data-track><li></li><li></li><li></li></ul><button data-pause hidden></button></quote-track>`;
    const track = playRow(whole.querySelector<HTMLElement>('[data-track]')!, { width: 300, whole: 900 });
    document.body.replaceChildren(whole);
    return { track, pause: whole.querySelector('button')! };
  }

  it('moves one on every three seconds while it is in view, and begins again at the end', async () => {
    const { track, pause } = await open();
    vi.advanceTimersByTime(9000);
    expect(track.scrollLeft).toBe(0);
    see(track, true);
    vi.advanceTimersByTime(6000);
    expect(track.scrollLeft).toBe(600);
    vi.advanceTimersByTime(3000);
    expect(track.scrollLeft).toBe(0);
    track.dispatchEvent(new Event('focusin'));
    vi.advanceTimersByTime(3000);
    track.dispatchEvent(new Event('focusout'));
    press(pause);
    vi.advanceTimersByTime(3000);
    expect(track.scrollLeft).toBe(0);
    expect(pause.getAttribute('aria-pressed')).toBe('true');
  });

  it('stands still for who wants less motion', async () => {
    calm = true;
    const { track, pause } = await open();
    see(track, true);
    vi.advanceTimersByTime(9000);
    expect(track.scrollLeft).toBe(0);
    expect(pause.hidden).toBe(true);
  });
});

describe('About Us', () => {
  it('shows the rest of its text on demand, and the smallest still that is wide enough', async () => {
    const whole = document.createElement('div');
    whole.innerHTML = `<div data-about-words><button data-more aria-expanded="false">Learn More</button></div>
      <video data-posters="/a-320.webp 320w, /a-960.webp 960w"></video>`;
    const film = whole.querySelector('video')!;
    Object.defineProperty(film, 'clientWidth', { value: 400 });
    document.body.replaceChildren(whole);
    await import('#shop/site/about-band.ts');
    expect(film.poster).toContain('/a-960.webp');
    const more = whole.querySelector('button')!;
    press(more);
    expect([more.textContent, more.getAttribute('aria-expanded')]).toEqual(['Show Less', 'true']);
    press(more);
    expect([more.textContent, more.getAttribute('aria-expanded')]).toEqual(['Learn More', 'false']);
  });
});

describe('the film', () => {
  /** Opens the film; returns whether it plays by itself, and its cross. */
  async function open() {
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('forbidden'));
    await import('#shop/site/demo-video.element.ts');
    putPage('<demo-video><a href="#home" data-close>Close</a><video></video></demo-video>');
    return { played: played.mock.calls.length, cross: document.querySelector<HTMLElement>('[data-close]')! };
  }

  it('plays by itself, and Escape closes it like its cross', async () => {
    const { played, cross } = await open();
    expect(played).toBe(1);
    expect(document.activeElement).toBe(cross);
    const closed = vi.fn((event: Event) => event.preventDefault());
    cross.addEventListener('click', closed);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(closed).not.toHaveBeenCalled();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(closed).toHaveBeenCalled();
  });

  it('waits for who wants less motion', async () => {
    calm = true;
    vi.restoreAllMocks();
    expect((await open()).played).toBe(0);
  });
});

const view = (name: string, more: Partial<RecentView>): RecentView => ({
  _id: name,
  id: name,
  userId: 'u1',
  fruitId: name,
  name,
  image: '',
  price: null,
  isSweet: null,
  createdAt: '',
  ...more,
});

describe('what somebody looked at before', () => {
  const row = () => document.querySelector('recently-viewed') as HTMLElement;
  const links = () =>
    [...row().querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  async function open() {
    await import('#shop/site/recently-viewed.element.ts');
    putPage(
      `<recently-viewed hidden><ul data-tiles></ul><p data-failed hidden><button data-again></button></p></recently-viewed>`,
    );
  }

  it('stands in a row that leads to each, and goes with the session', async () => {
    $token.set('a token');
    $userId.set('u1');
    const shop = answerCalls();
    shop.answer(listRecentViews, {
      recentView: [
        view('mor', { price: '300', image: 'invitations/mor.webp' }),
        view('kaju', { isSweet: 'true' }),
        view('almond', { name: '<b>Almond</b>' }),
      ],
    });
    await open();
    await vi.waitFor(() => expect(row().hidden).toBe(false));
    expect(links()).toEqual([
      'Mor /invitation-detail/mor/home',
      'Kaju /sweets-info/kaju/home',
      expect.stringMatching(/^<b>almond<\/b> \/dry-fruit_info\/almond$/i),
    ]);
    $token.set('');
    expect(row().hidden).toBe(true);
    expect(links()).toEqual([]);
  });

  it('that cannot be read is offered again', async () => {
    $token.set('a token');
    $userId.set('u1');
    const shop = answerCalls();
    shop.answer(listRecentViews, { refused: 400, message: 'No.' });
    await open();
    await vi.waitFor(() => expect(row().querySelector<HTMLElement>('[data-failed]')?.hidden).toBe(false));
    shop.answer(listRecentViews, { recentView: [] });
    row().querySelector('button')?.click();
    await vi.waitFor(() => expect(row().hidden).toBe(true));
  });
});

describe('the home page', () => {
  it('loads what moves when it comes into view, tells of orders, and shows its sections without their motion', async () => {
    $token.set('a token');
    $userId.set('u1');
    answerCalls();
    localStorage.setItem('shagun:payments:v1', '{}');
    putPage('<section data-arrive></section><row-slider></row-slider><banner-stage></banner-stage>');
    vi.doMock('#client/arrivals.ts', () => {
      throw new Error('gone');
    });
    await import('#shop/site/home-page.ts');
    await vi.waitFor(() => expect(document.querySelector('[data-arrived]')).not.toBeNull());
    await vi.waitFor(() => expect(loaded).toEqual(['orders']));
    const slider = document.querySelector('row-slider')!;
    see(slider, false);
    see(slider, true);
    await vi.waitFor(() => expect(loaded).toEqual(['orders', 'row']));
    document.querySelector('banner-stage')?.dispatchEvent(new Event('pointerenter'));
  });
});
