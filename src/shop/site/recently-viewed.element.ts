import { $signedIn, $userId } from '#client/session.ts';

/** Row of products that the signed-in customer viewed; hidden and not loaded when signed out. */
class RecentlyViewed extends HTMLElement {
  connectedCallback(): void {
    this.#part('again').addEventListener('click', () => void this.#fill());
    $signedIn.subscribe((known) => {
      if (known) return void this.#fill();
      // Whoever uses the device next sees nothing of it.
      this.hidden = true;
      this.#part('tiles').replaceChildren();
    });
  }

  #part(name: 'tiles' | 'failed' | 'again'): HTMLElement {
    return this.querySelector(`[data-${name}]`) as HTMLElement;
  }

  /**
   * Applies a change without moving the content that the customer is reading, since not every browser anchors the
   * scroll position.
   */
  #keepingPlace(change: () => void): void {
    const next = this.nextElementSibling;
    const { style } = document.documentElement;
    const topOf = (): number => next?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    style.overflowAnchor = 'none';
    change();
    if (before < 0) scrollBy({ top: topOf() - before, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  }

  async #fill(): Promise<void> {
    const userId = $userId.get();
    const [{ call }, { listRecentViews }, { recentTile }] = await Promise.all([
      import('#client/api.ts'),
      import('#domain/cart/recent.contract.ts'),
      import('#shop/catalogue/recent-tile.ts'),
    ]);
    const answer = await call(listRecentViews, { params: { userId } });
    if ($userId.get() !== userId) return;
    this.#keepingPlace(() => {
      this.#part('failed').hidden = answer.ok;
      if (answer.ok) this.#part('tiles').replaceChildren(...answer.data.recentView.map(recentTile));
      this.hidden = answer.ok && answer.data.recentView.length === 0;
    });
  }
}

customElements.define('recently-viewed', RecentlyViewed);
