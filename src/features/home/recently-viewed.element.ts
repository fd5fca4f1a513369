import { $userId, signedIn } from '#client/session.ts';

/** The row of products a signed-in person looked at; visitors do not see it, and nothing is loaded for them. */
class RecentlyViewed extends HTMLElement {
  connectedCallback(): void {
    if (signedIn()) void this.#fill();
  }

  async #fill(): Promise<void> {
    const [{ call }, { listRecentViews }, { recentTile }] = await Promise.all([
      import('#client/api.ts'),
      import('#features/recent/recent.contract.ts'),
      import('#features/recent/recent-tile.ts'),
    ]);
    const answer = await call(listRecentViews, { params: { userId: $userId.get() } });
    if (!answer.ok || answer.data.recentView.length === 0) return;
    this.querySelector('[data-tiles]')?.replaceChildren(...answer.data.recentView.map(recentTile));
    this.hidden = false;
  }
}

customElements.define('recently-viewed', RecentlyViewed);
