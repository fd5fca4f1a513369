/** Shows the shop's motif in place of pictures that do not load. */
export function watchPictures(): void {
  const miss = (image: EventTarget | null): void => {
    if (image instanceof HTMLImageElement) image.closest('.picture')?.classList.add('is-missing');
  };
  addEventListener('error', (event) => miss(event.target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('.picture img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') miss(image);
  }
}
