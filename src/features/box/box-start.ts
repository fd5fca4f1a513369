import { readStored, storageKeys } from '#client/storage.ts';

/** Loads the box builder when it comes into view, or at once when a box was begun: a page that is only read stays light. */
const builder = document.querySelector<HTMLElement>('box-builder');
if (builder) {
  addEventListener('scrollToNext', () => document.querySelector('#sections')?.scrollIntoView({ block: 'start' }));
  const load = (): void => void import('#features/box/box-builder.element.ts');
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '200px' },
  ).observe(builder);
  const begun = readStored(storageKeys.draft(`box:${builder.dataset['invitation']}`)) ?? readStored('shagun:chosen-sweet:v1', 'sessionStorage');
  if (begun !== null) load();
}
