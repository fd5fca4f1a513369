/** Video that starts by itself unless the customer prefers reduced motion; Escape closes it like the cross. */
class DemoVideo extends HTMLElement {
  connectedCallback(): void {
    const close = this.querySelector<HTMLAnchorElement>('[data-close]');
    close?.focus({ preventScroll: true });
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !document.fullscreenElement) close?.click();
    });
    // A browser that forbids playing by itself leaves the film to its button.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.querySelector('video')
        ?.play()
        .catch(() => undefined);
  }
}

customElements.define('demo-video', DemoVideo);
