// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '#lib/time.ts';

/** What happy-dom lacks of messages over a page: popovers, modal dialogs, motion. */
function playPopovers(): void {
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string): boolean {
      return selector === ':popover-open' || matches.call(this, selector);
    },
  });
  const all = document.querySelectorAll.bind(document);
  document.querySelectorAll = ((selector: string) =>
    selector === 'dialog:modal' ? all('dialog[open]') : all(selector.replace(':has(.refusal)', ''))) as typeof all;
  Element.prototype.setPointerCapture = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

let show: (text: string, options?: object) => void;
const toasts = () => [...document.querySelectorAll<HTMLElement>('.toast')].filter(({ inert }) => !inert);
const toast = () => toasts()[0]!;
const texts = () => toasts().map((one) => one.querySelector('p')?.textContent);
const send = (type: string, more: object = {}) =>
  toast().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  playPopovers();
  vi.resetModules();
  const { showToast } = await import('#client/toast-host.ts');
  show = (text, options = {}) => showToast(text, options);
});

// What is left would come into the page of the next test.
afterEach(() => {
  for (const one of toasts()) one.querySelector('button')?.click();
});

describe('messages', () => {
  it('go by themselves after five seconds, and of six in a row none is lost', () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Six']) show(text);
    expect(texts().sort()).toEqual(['One', 'Three', 'Two']);
    vi.advanceTimersByTime(4900);
    expect(texts()).toHaveLength(3);
    vi.advanceTimersByTime(200);
    expect(texts().sort()).toEqual(['Five', 'Four', 'Six']);
    vi.advanceTimersByTime(6 * SECOND);
    expect(document.querySelectorAll('.toast')).toHaveLength(0);
  });

  it('wait while a person is at them, and go five seconds after being said again', () => {
    show('Wait for me');
    send('focusin', { relatedTarget: null });
    vi.advanceTimersByTime(20 * SECOND);
    send('pointerenter', { pointerType: 'mouse' });
    send('focusout');
    vi.advanceTimersByTime(20 * SECOND);
    expect(texts()).toEqual(['Wait for me']);
    send('pointerleave');
    vi.advanceTimersByTime(4 * SECOND);
    show('Wait for me');
    vi.advanceTimersByTime(4 * SECOND);
    expect(texts()).toEqual(['Wait for me']);
    vi.advanceTimersByTime(1100);
    expect(texts()).toEqual([]);
  });

  it('do not wait for a finger that passed over them, and go at once by their cross', () => {
    show('A');
    send('pointerenter', { pointerType: 'touch' });
    vi.advanceTimersByTime(5100);
    expect(texts()).toEqual([]);
    show('B');
    toast().querySelector('button')?.click();
    expect(texts()).toEqual([]);
  });

  it.each([
    [0.75, ['Drag me']],
    [0.85, []],
  ])('dragged by %d of their width stay or go: %j', (share, left) => {
    show('Drag me');
    Object.defineProperty(toast(), 'offsetWidth', { value: 200 });
    send('pointerdown', { button: 0, clientX: 10, pointerId: 1 });
    send('pointermove', { clientX: 10 + 100 * share });
    send('pointerup', { clientX: 10 + 200 * share });
    document
      .querySelectorAll('.toast')
      .forEach((one) => void one.dispatchEvent(new Event('lostpointercapture', { bubbles: true })));
    expect(texts()).toEqual(left);
    if (left.length > 0) expect(toast().style.translate).toBe('');
  });

  it('stop their time while the page is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show('Later');
    vi.advanceTimersByTime(20 * SECOND);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(texts()).toEqual(['Later']);
    vi.advanceTimersByTime(5100);
    expect(texts()).toEqual([]);
    hidden.mockRestore();
  });

  it('move into a dialog that opens over them, except those of earlier presses, but problems stay', async () => {
    vi.useRealTimers();
    show('Earlier');
    show('A problem', { kind: 'problem' });
    dispatchEvent(new Event('pointerdown'));
    show('Of this press');
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    await vi.waitFor(() => expect(toast().closest('dialog')).toBe(dialog));
    expect(texts().sort()).toEqual(['A problem', 'Of this press']);
    show('In it');
    expect(toast().role ?? toast().getAttribute('role')).toBe('alert');
    dialog.remove();
  });
});
