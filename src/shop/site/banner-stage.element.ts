/** Milliseconds that a banner stays. */
const STAY = 5000;
/** Milliseconds that the greeting covers the home page of the first visit. */
const GREETING = 2000;

/**
 * Advances the banner every five seconds and starts over at the end; stops while it is paused, touched, focused or out
 * of view.
 */
class BannerStage extends HTMLElement {
  #timer = 0;
  #paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #held = false;

  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const pause = this.querySelector<HTMLButtonElement>('[data-pause]');
    if (!track || !pause || track.children.length < 2) return;
    const rest = (): boolean => track.toggleAttribute('data-rest', true);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    pause.hidden = false;
    pause.setAttribute('aria-pressed', String(this.#paused));
    pause.addEventListener('click', () => {
      this.#paused = !this.#paused;
      pause.setAttribute('aria-pressed', String(this.#paused));
    });
    const hold = (held: boolean) => () => {
      this.#held = held;
    };
    for (const name of ['pointerenter', 'focusin']) this.addEventListener(name, hold(true));
    for (const name of ['pointerleave', 'focusout']) this.addEventListener(name, hold(false));
    const now = (): number => Math.round(track.scrollLeft / track.clientWidth);
    const mark = (): void => {
      for (const [index, dot] of [...this.querySelectorAll('[data-dots] i')].entries())
        dot.toggleAttribute('data-now', index === now());
    };
    track.addEventListener('scroll', mark, { passive: true });
    mark();
    let visible = true;
    new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? true;
    }).observe(this);
    const advance = (): void => {
      this.#timer = window.setTimeout(advance, STAY);
      if (this.#paused || this.#held || !visible || document.hidden) return;
      track.scrollTo({ left: ((now() + 1) % track.children.length) * track.clientWidth, behavior: 'smooth' });
    };
    // The first banner's time counts from when it could be seen, which this script was not there for.
    const seen = 'greet' in document.documentElement.dataset ? GREETING : 0;
    this.#timer = window.setTimeout(advance, Math.max(seen + STAY - performance.now(), STAY / 5));
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }
}

customElements.define('banner-stage', BannerStage);
