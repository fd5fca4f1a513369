/**
 * Button with a panel that it opens: by click, Enter or Space, and with `data-hover` also under a mouse. Escape closes
 * it and focuses the button; a click elsewhere or losing the focus closes it; arrow keys move between its entries.
 */
class DropDown extends HTMLElement {
  /** True when opened by a click, so that it stays open when the mouse leaves. */
  #pinned = false;
  #timer = 0;

  connectedCallback(): void {
    this.#button?.addEventListener('click', () => {
      this.#button?.removeAttribute('aria-busy');
      const open = !this.hasAttribute('data-open') || !this.#pinned;
      this.#pinned = open;
      this.#toggle(open);
    });
    this.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) this.#toggle(false);
    });
    if (!this.hasAttribute('data-hover')) return;
    this.addEventListener('pointerenter', (event) => this.#onHover(event, true));
    this.addEventListener('pointerleave', (event) => this.#onHover(event, false));
    // The pointer may have brought this code here and rests on the menu already.
    if (matchMedia('(hover: hover)').matches && this.matches(':hover')) this.#toggle(true);
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('button[aria-expanded]');
  }

  #onHover(event: PointerEvent, open: boolean): void {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#timer);
    if (open) this.#toggle(true);
    else this.#timer = window.setTimeout(() => this.#pinned || this.#toggle(false), 140);
  }

  #toggle(open: boolean): void {
    if (open === this.hasAttribute('data-open')) return;
    this.toggleAttribute('data-open', open);
    this.#button?.setAttribute('aria-expanded', String(open));
    if (open) document.addEventListener('pointerdown', this.#onOutside);
    else {
      this.#pinned = false;
      document.removeEventListener('pointerdown', this.#onOutside);
    }
  }

  #onOutside = (event: Event): void => {
    if (!this.contains(event.target as Node)) this.#toggle(false);
  };

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.hasAttribute('data-open')) {
      this.#toggle(false);
      this.#button?.focus();
      event.stopPropagation();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof Element && event.target.closest('button, .drop-panel'))) return;
    event.preventDefault();
    this.#pinned = true;
    this.#toggle(true);
    const entries = [...this.querySelectorAll<HTMLElement>('.drop-panel :is(a, button)')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step + entries.length) % entries.length;
    entries.at(next)?.focus();
  }
}

customElements.define('drop-down', DropDown);
