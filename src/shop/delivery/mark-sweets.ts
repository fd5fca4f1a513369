import { farSweets } from '#shop/delivery/far-sweets.ts';

/** Says on the tiles of a list which sweets are too far for some homes of the own guest list, while one is chosen for a box. */
export async function markSweets(): Promise<void> {
  const list = document.querySelector('[data-list]');
  const far = await farSweets();
  if (!list || far.size === 0) return;
  const mark = (): void => {
    for (const tile of list.querySelectorAll<HTMLElement>('.tile:not([data-far])')) {
      const words = far.get(tile.dataset['id'] ?? '');
      tile.dataset['far'] = words ? 'yes' : 'no';
      if (!words) continue;
      const note = Object.assign(document.createElement('p'), { className: 'tile-far', textContent: words });
      tile.querySelector('.tile-foot')?.before(note);
    }
  };
  mark();
  // Searching and sorting draw new tiles.
  new MutationObserver(mark).observe(list, { childList: true });
}
