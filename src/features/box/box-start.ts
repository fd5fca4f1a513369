/** Loads the box builder when it comes into view, or at once when the address asks for it: a page that is only read stays light. */
const builder = document.querySelector('box-builder');
if (builder) {
  const load = (): void => void import('#features/box/box-builder.element.ts');
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '200px' },
  ).observe(builder);
  if (sessionStorage.getItem('shagun:chosen-sweet:v1') !== null) load();
}
