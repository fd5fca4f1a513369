import { vi } from 'vitest';

/**
 * Puts markup into the page of a test with `@vitest-environment happy-dom`, whole, so that custom elements find what is in
 * them. Returns its first element.
 */
export function putPage(html: string): HTMLElement {
  const whole = document.createElement('div');
  whole.innerHTML = html;
  document.body.replaceChildren(whole);
  return whole.firstElementChild as HTMLElement;
}

/**
 * Plays the browser's observer of what is in view, which a test without layout does not have. Returns the function that
 * tells the observers of an element whether it is in view.
 */
export function playSight(): (element: Element, isIntersecting: boolean) => void {
  const observers = new Map<Element, Set<(isIntersecting: boolean) => void>>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (target: Element, isIntersecting: boolean) => void;
      readonly #mine = new Map<Element, (isIntersecting: boolean) => void>();
      constructor(listen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.#tell = (target, isIntersecting) => listen([{ target, isIntersecting }]);
      }
      observe(target: Element): void {
        const tell = (isIntersecting: boolean): void => this.#tell(target, isIntersecting);
        this.#mine.set(target, tell);
        observers.set(target, (observers.get(target) ?? new Set()).add(tell));
      }
      unobserve(target: Element): void {
        const tell = this.#mine.get(target);
        if (tell) observers.get(target)?.delete(tell);
      }
    },
  );
  return (element, isIntersecting) => observers.get(element)?.forEach((tell) => tell(isIntersecting));
}

/** Gives an element the width, place and scrolling of a row, which a test without layout does not have. */
export function playRow(track: HTMLElement, { width, whole = width }: { width: number; whole?: number }): HTMLElement {
  Object.defineProperties(track, {
    clientWidth: { value: width },
    scrollWidth: { value: whole },
    scrollTo: {
      value: ({ left }: { left: number }) => {
        track.scrollLeft = left;
        track.dispatchEvent(new Event('scroll'));
      },
    },
  });
  [...track.children].forEach((item, at) => Object.defineProperty(item, 'offsetLeft', { value: at * width }));
  return track;
}
