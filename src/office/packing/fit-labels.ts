/** Number of font sizes that a label tries, from the largest; `labels.css` defines each. */
const SIZES = 12;

const sizeClass = (size: number): string => `fits-${size}`;

/**
 * Gives each element with `data-fits` the largest font size at which its text fits, and returns the elements whose text
 * fits at none. All are measured together, size by size, so that hundreds need only a dozen layouts; the measured area
 * is slightly smaller than the printed one.
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
