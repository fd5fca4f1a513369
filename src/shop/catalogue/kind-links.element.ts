import { onPress } from '#client/first-use.ts';

/** Rotates the links of the sweet pages by one: the link that leaves at one end enters at the other. */
for (const arrow of document.querySelectorAll<HTMLElement>('[data-slide]')) {
  onPress(arrow, () => {
    const list = arrow.parentElement?.querySelector('ul');
    if (!list) return;
    if (arrow.dataset['slide'] === '1') list.append(...[list.firstElementChild].filter((link) => link !== null));
    else list.prepend(...[list.lastElementChild].filter((link) => link !== null));
  });
}
