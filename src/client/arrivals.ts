/**
 * Marks elements with `data-arrive` when 40 percent of them (20 percent with `data-arrive-early`, for tall sections)
 * is in view, once; the styles slide them in.
 */
export function watchArrivals(): void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-arrive]');
  if (waiting.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting, rootBounds, boundingClientRect } of entries) {
        const wanted = (target as HTMLElement).hasAttribute('data-arrive-early') ? 0.2 : 0.4;
        // An element taller than the window can never show its share: filling the share of the window is enough.
        const fills = rootBounds !== null && boundingClientRect.height * intersectionRatio >= rootBounds.height * wanted;
        if (!isIntersecting || (intersectionRatio < wanted && !fills)) continue;
        target.setAttribute('data-arrived', '');
        observer.unobserve(target);
      }
    },
    { threshold: [0.05, 0.1, 0.2, 0.3, 0.4] },
  );
  for (const element of waiting) observer.observe(element);
}
