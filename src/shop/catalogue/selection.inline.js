// Choosing a sweet for a box: a tap that comes before the list's script must neither leave the page nor be lost.
((root) => {
  if (!/[?&]choose=[0-9a-f]{24}/.test(location.search)) return;
  root.dataset.selecting = '';
  let held = null;
  const hold = (event) => {
    const place = event.target.closest?.('.tile, [data-keep-selection] a');
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (held) held.removeAttribute('aria-busy');
    held = place.matches('a') ? place : place.querySelector('a');
    held.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);
  addEventListener(
    'selectionready',
    () => {
      removeEventListener('click', hold, true);
      if (!held) return;
      held.removeAttribute('aria-busy');
      held.click();
    },
    { once: true },
  );
})(document.documentElement);
