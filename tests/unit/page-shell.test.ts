// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putPage } from '#tests/support/put-page.ts';

const done = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({
  toast: (text: string) => void done.push(text),
  flash: (text: string) => void done.push(text),
  showFlash: () => undefined,
  warmToasts: async () => void done.push('toasts'),
}));
vi.mock('#client/leave-page.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: (path: string) => void done.push(`to ${path}`),
}));
vi.mock('#client/session-life.ts', () => ({ signOut: async () => void done.push('signed out') }));
vi.mock('#client/offline.ts', () => ({ keepForOffline: () => undefined, watchConnection: () => undefined }));
vi.mock('#client/prefetch.ts', () => ({ prefetchLinks: () => undefined }));
vi.mock('#ui/drop-down.element.ts', () => ({}));
vi.mock('#client/chat-aside.ts', () => ({ keepChatAside: () => undefined }));
vi.mock('#client/renewal-watch.ts', () => ({ watchRenewal: () => undefined, warmRenewal: async () => undefined }));
vi.mock('#shop/account/keep-fresh.ts', () => ({ keepPersonFresh: () => undefined }));

beforeEach(() => {
  vi.resetModules();
  done.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const header = `<header><span data-person-name></span><img data-person-picture hidden><a data-cart></a></header>
  <div data-offline></div>`;
const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;

describe('the controls of a page', () => {
  let widened = (_event: { matches: boolean }): void => undefined;
  /** Shows a page with a menu, a link to About Us and the question before logging out. */
  async function open(more = '') {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: (_name: string, listen: typeof widened) => (widened = listen),
    }));
    putPage(`<div><dialog id="site-menu"></dialog><a data-about>About</a>
      <dialog id="logout"><button data-logout>Log out</button></dialog>${more}</div>`);
    await import('#shop/site/controls.element.ts');
  }

  it('log out and lead to the home page', async () => {
    await open();
    find('[data-logout]').click();
    await vi.waitFor(() => expect(done).toEqual(['signed out', 'to /']));
    expect(find<HTMLButtonElement>('[data-logout]').disabled).toBe(true);
  });

  it('log out from the footer by scrolling up first', async () => {
    vi.useFakeTimers();
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await open();
    find('#logout').dataset['openedFrom'] = 'footer';
    find('[data-logout]').click();
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(done).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['signed out']);
  });

  it('note that About Us is wanted on the home page, unless it is here', async () => {
    await open();
    find('[data-about]').click();
    expect(localStorage.getItem('scrollToAbout')).toBe('true');
    localStorage.clear();
    vi.resetModules();
    await open('<section id="about-us"></section>');
    find('[data-about]').click();
    expect(localStorage.getItem('scrollToAbout')).toBeNull();
  });

  it('close the menu of a phone when the window grows', async () => {
    await open();
    const menu = find<HTMLDialogElement>('#site-menu');
    menu.showModal();
    widened({ matches: false });
    expect(menu.open).toBe(true);
    widened({ matches: true });
    expect(menu.open).toBe(false);
  });
});

describe('the header', () => {
  it('loads messages when somebody first turns to the page', async () => {
    putPage('<main></main>');
    await import('#shop/site/shell.element.ts');
    expect(done).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    expect(done).toEqual(['toasts']);
  });

  it('shows who is signed in and how many boxes are in the cart, and follows both', async () => {
    localStorage.setItem('shagun:cart-count:v1', '3');
    putPage(header);
    await import('#shop/site/shell.element.ts');
    const { $token, $user, $userId } = await import('#client/session.ts');
    expect(document.documentElement.dataset['session']).toBe('out');
    expect(find('[data-person-name]').textContent).toBe('Account');
    expect([find('[data-cart]').dataset['cart'], find('[data-cart]').ariaLabel]).toEqual(['3', 'Cart 3']);
    $userId.set('u1');
    $token.set('a token');
    $user.set({ name: 'simran kaur', profile: 'profile/simran.webp' } as never);
    expect(document.documentElement.dataset['session']).toBe('in');
    expect(find('[data-person-name]').textContent).toBe('Simran Kaur');
    const picture = find<HTMLImageElement>('[data-person-picture]');
    expect([picture.hidden, picture.src.endsWith('/uploads/profile/simran.webp')]).toEqual([false, true]);
    picture.onerror?.(new Event('error'));
    expect(picture.hidden).toBe(true);
    localStorage.setItem('shagun:cart-count:v1', '4');
    dispatchEvent(new StorageEvent('storage'));
    expect(find('[data-cart]').dataset['cart']).toBe('4');
  });

  it('goes to About Us when another page asked for it, once', async () => {
    const replaced = vi.spyOn(location, 'replace').mockImplementation((to) => void done.push(`at ${to}`));
    localStorage.setItem('scrollToAbout', 'true');
    putPage(`${header}<section id="about-us"></section>`);
    await import('#shop/site/shell.element.ts');
    expect(done).toContain('at #about-us');
    expect(localStorage.getItem('scrollToAbout')).toBeNull();
    replaced.mockRestore();
  });
});

describe('a path that is no file', () => {
  it.each([
    ['/sweets-info/0123456789abcdef01234567/home', '/sweets-info/0123456789abcdef01234567'],
    ['/no-such-page', null],
  ])('%s leads to %s', async (path, to) => {
    const replaced = vi.spyOn(location, 'replace').mockImplementation((href) => void done.push(String(href)));
    history.replaceState(null, '', path);
    await import('#shop/site/lost-path.ts');
    expect(done[0] ?? null).toEqual(to === null ? null : expect.stringContaining(to));
    replaced.mockRestore();
  });
});
