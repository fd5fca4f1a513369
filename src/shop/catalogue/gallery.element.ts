import { onPress } from '#client/first-use.ts';

/** Thumbnails that switch the large view; a video pauses when another view is chosen. */
class ProductGallery extends HTMLElement {
  connectedCallback(): void {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-show]')];
    const views = [...this.querySelectorAll<HTMLElement>('[data-view]')];
    for (const button of buttons) {
      onPress(button, () => {
        for (const view of views) view.hidden = view.dataset['view'] !== button.dataset['show'];
        for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
        const video = this.querySelector('video');
        if (button.dataset['show'] === 'video') void video?.play().catch(() => undefined);
        else video?.pause();
      });
    }
  }
}

customElements.define('product-gallery', ProductGallery);
