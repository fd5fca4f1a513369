/** Selector of controls and signs without a text of their own that the chat link may not cover. */
const CONTROLS = ':is(main, footer) :is(button, .button, input, select, textarea, summary, .icon)';

/** Returns whatever people read or press on the page: all elements with a text of their own, and controls. */
function inTheWay(): Set<Element> {
  const found = new Set(document.querySelectorAll(CONTROLS));
  for (const part of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (parentElement && text.nodeValue?.trim() && !parentElement.closest('.visually-hidden, script, style'))
        found.add(parentElement);
    }
  }
  return found;
}

/** Lets the chat link float at the foot of the window, and hides it there while it would cover a text or a control. */
export function keepChatAside(): void {
  const link = document.querySelector<HTMLElement>('.chat-link');
  if (!link) return;
  // Nobody sees it before it is known what lies under it.
  link.dataset['aside'] = '';
  link.dataset['floats'] = '';
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
    for (const part of inTheWay()) observer.observe(part);
  };
  addEventListener('resize', watch);
  // Parts of a page come later than the page; they make it longer.
  addEventListener('scrollend', watch);
  new ResizeObserver(watch).observe(document.body);
}
