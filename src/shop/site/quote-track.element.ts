/** Milliseconds between two steps. */
const STAY = 3000;

/**
 * Advances the testimonials by one every three seconds, starting over at the end; stops while they are paused, hovered,
 * focused or out of view.
 */
class QuoteTrack extends HTMLElement {
  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const pause = this.querySelector<HTMLButtonElement>('[data-pause]');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!track || !pause || still) return;
    let paused = false;
    let held = false;
    let visible = false;
    pause.hidden = false;
    pause.addEventListener('click', () => {
      paused = !paused;
      pause.setAttribute('aria-pressed', String(paused));
    });
    for (const [name, value] of [
      ['pointerenter', true],
      ['focusin', true],
      ['pointerleave', false],
      ['focusout', false],
    ] as const) {
      track.addEventListener(name, () => {
        held = value;
      });
    }
    new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? false;
    }).observe(track);
    window.setInterval(() => {
      if (paused || held || !visible || document.hidden) return;
      const step = (track.children[1] as HTMLElement | undefined)?.offsetLeft ?? 0;
      const stride = step - ((track.children[0] as HTMLElement | undefined)?.offsetLeft ?? 0);
      const atEnd = track.scrollLeft >= track.scrollWidth - track.clientWidth - 4;
      track.scrollTo({ left: atEnd ? 0 : track.scrollLeft + stride, behavior: 'smooth' });
    }, STAY);
  }
}

customElements.define('quote-track', QuoteTrack);
