/** Sizes of letters that a label tries, from the largest; `labels.css` says how large each is. */
const SIZES = 12;

const sizeClass = (size: number): string => `fits-${size}`;

/**
 * Gives every text of a page of labels the largest letters with which it fits its place, and answers those that fit with
 * none. All are measured together, one size after the other, so that hundreds cost a dozen layouts. While it is measured a
 * text has a little less room than in print, where letters may be a hair wider.
 */
export async function fitLabels(root: HTMLElement): Promise<HTMLElement[]> {
  const all = [...root.querySelectorAll<HTMLElement>('[data-fits]')];
  // Faces are loaded when a text first wants them.
  root.getBoundingClientRect();
  await document.fonts.ready;
  root.classList.add('is-measuring');
  for (const one of all) one.classList.remove(...Array.from({ length: SIZES }, (_, size) => sizeClass(size)));
  let open = all;
  for (let size = 0; size < SIZES && open.length > 0; size += 1) {
    for (const one of open) one.classList.add(sizeClass(size));
    const tooLong = open.filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
    if (size < SIZES - 1) for (const one of tooLong) one.classList.remove(sizeClass(size));
    open = tooLong;
  }
  root.classList.remove('is-measuring');
  return open;
}
