import { farSweets } from '#shop/delivery/far-sweets.ts';

/**
 * Adds a note to each tile of a list whose sweet would not arrive fresh at some homes of the customer's guest list,
 * also to tiles drawn later.
 */
export async function markSweets(): Promise<void> {
  const list = document.querySelector('[data-list]');
  const far = await farSweets();
  if (!list || far.size === 0) return;
  const mark = (): void => {
    for (const tile of list.querySelectorAll<HTMLElement>('.tile:not([data-far])')) {
      const text = far.get(tile.id);
      tile.dataset['far'] = text ? 'yes' : 'no';
      if (!text) continue;
      const note = Object.assign(document.createElement('p'), { className: 'tile-far', textContent: text });
      tile.querySelector('.tile-foot')?.before(note);
    }
  };
  mark();
  // Searching and sorting draw new tiles.
  new MutationObserver(mark).observe(list, { childList: true });
}
