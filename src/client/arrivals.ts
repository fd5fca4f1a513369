/**
 * Sets `data-arrived` on elements with `data-arrive` when 40 percent of them is in view (20 percent with
 * `data-arrive-early`, for tall sections); styles then slide in their content. While the page does not scroll, elements
 * arrive as soon as any part is in view.
 */
export function watchArrivals(): void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-arrive]');
  if (waiting.length === 0) return;
  const inView = new Set<Element>();
  let resting = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting, rootBounds, boundingClientRect } of entries) {
        if (!isIntersecting) {
          inView.delete(target);
          continue;
        }
        inView.add(target);
        const wanted = (target as HTMLElement).hasAttribute('data-arrive-early') ? 0.2 : 0.4;
        // An element taller than the window can never show its share: filling the share of the window is enough.
        const fills =
          rootBounds !== null && boundingClientRect.height * intersectionRatio >= rootBounds.height * wanted;
        if (resting || intersectionRatio >= wanted || fills) arrive(target);
      }
    },
    { threshold: [0, 0.05, 0.1, 0.2, 0.3, 0.4] },
  );
  function arrive(element: Element): void {
    element.setAttribute('data-arrived', '');
    inView.delete(element);
    observer.unobserve(element);
  }
  for (const element of waiting) observer.observe(element);
  document.addEventListener('scroll', () => (resting = false), { passive: true });
  document.addEventListener('scrollend', () => {
    resting = true;
    for (const element of inView) arrive(element);
  });
}
