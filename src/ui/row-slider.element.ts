/** Number of items by which an arrow moves the row. */
const STEP = 4;

/** Adds arrows to a scrolling row: each moves it by `STEP` items and is disabled at the end. */
class RowSlider extends HTMLElement {
  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const arrows = this.querySelector<HTMLElement>('[data-arrows]');
    if (!track || !arrows) return;
    const buttons = [...arrows.querySelectorAll<HTMLButtonElement>('[data-step]')];
    for (const button of buttons) {
      button.addEventListener('click', () => {
        const [first, second] = track.querySelectorAll<HTMLElement>(':scope > *');
        const stride = second && first ? second.offsetLeft - first.offsetLeft : track.clientWidth;
        track.scrollBy({ left: stride * STEP * Number(button.dataset.step), behavior: 'smooth' });
      });
    }
    const update = (): void => {
      const rest = track.scrollWidth - track.clientWidth;
      arrows.hidden = rest < 2;
      for (const button of buttons) {
        const atEnd = button.dataset.step === '1' ? track.scrollLeft >= rest - 2 : track.scrollLeft <= 2;
        button.setAttribute('aria-disabled', String(atEnd));
      }
    };
    track.addEventListener('scroll', update, { passive: true });
    new ResizeObserver(update).observe(track);
  }
}

customElements.define('row-slider', RowSlider);
