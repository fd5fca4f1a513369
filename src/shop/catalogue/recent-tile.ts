import type { RecentView } from '#domain/cart/recent.contract.ts';
import { displayName } from '#lib/display-name.ts';
import { pictureSources } from '#ui/picture-sources.ts';

/**
 * Returns the path of a viewed product: an invitation when it has a price, else a sweet when `isSweet` is `true`, else
 * a dry fruit.
 */
function recentPath({ fruitId, price, isSweet }: RecentView): string {
  if (price) return `/invitation-detail/${fruitId}/home`;
  return isSweet === 'true' ? `/sweets-info/${fruitId}/home` : `/dry-fruit_info/${fruitId}`;
}

/** Creates the tile of a viewed product; sets its name as text, never as HTML. */
export function recentTile(view: RecentView): HTMLLIElement {
  const item = document.createElement('li');
  const tile = item.appendChild(document.createElement('article'));
  tile.className = 'tile';
  const frame = tile.appendChild(document.createElement('span'));
  const sources = pictureSources(view.image);
  frame.className = sources ? 'picture' : 'picture is-missing';
  if (sources) {
    const { src, width, height } = sources;
    frame.append(Object.assign(document.createElement('img'), { src, width, height, alt: '', loading: 'lazy' }));
  }
  frame.append(Object.assign(document.createElement('span'), { className: 'picture-motif' }));
  const body = tile.appendChild(document.createElement('div'));
  body.className = 'tile-body';
  const name = body.appendChild(document.createElement('h3'));
  name.className = 'tile-name';
  name.append(
    Object.assign(document.createElement('a'), { href: recentPath(view), textContent: displayName(view.name) }),
  );
  return item;
}
