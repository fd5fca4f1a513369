/**
 * Selector of what the chat link may not cover: controls, prices, and facts such as an order's number. Tiles and
 * pictures are larger than it and stay pressable beside it.
 */
const CONTROLS =
  ':is(main, footer) :is(button, .button, input, select, textarea, summary, .price, .heading-more, dd, td), footer a';

/** Moves the floating chat link aside while it would cover a control. */
export function keepChatAside(): void {
  const link = document.querySelector<HTMLElement>('.chat-link');
  if (!link) return;
  let observer: IntersectionObserver | null = null;
  const watch = (): void => {
    observer?.disconnect();
    const { top, right, bottom, left } = link.getBoundingClientRect();
    const under = new Set<Element>();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target);
        link.toggleAttribute('data-aside', under.size > 0);
      },
      {
        rootMargin: [-top, right - innerWidth, bottom - innerHeight, -left]
          .map((one) => `${Math.round(one)}px`)
          .join(' '),
      },
    );
    for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
  };
  watch();
  addEventListener('resize', watch);
  // Parts of a page come later than the page.
  addEventListener('scrollend', watch);
}
