import { $signedIn, $userId } from '#client/session.ts';

/** The row of products a signed-in person looked at; visitors do not see it, and nothing is loaded for them. */
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

  async #fill(): Promise<void> {
    const userId = $userId.get();
    const [{ call }, { listRecentViews }, { recentTile }] = await Promise.all([
      import('#client/api.ts'),
      import('#features/recent/recent.contract.ts'),
      import('#features/recent/recent-tile.ts'),
    ]);
    const answer = await call(listRecentViews, { params: { userId } });
    if ($userId.get() !== userId) return;
    this.#part('failed').hidden = answer.ok;
    if (answer.ok) this.#part('tiles').replaceChildren(...answer.data.recentView.map(recentTile));
    this.hidden = answer.ok && answer.data.recentView.length === 0;
  }
}

customElements.define('recently-viewed', RecentlyViewed);
