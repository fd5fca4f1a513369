((root) => {
  const read = (area, key) => {
    try {
      return window[area].getItem(key);
    } catch {
      return null;
    }
  };
  const note = (key, text) => {
    try {
      sessionStorage.setItem(key, text);
    } catch {}
  };
  // The same shape that the scripts demand: half a session would leave a guarded page blank.
  const signedIn = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(read('localStorage', 'token')) && !!read('localStorage', '_id');
  root.dataset.session = signedIn ? 'in' : 'out';
  if (!signedIn && root.dataset.guard) {
    note('shagun:return-to:v1', root.dataset.guard + ' ' + location.pathname + location.search);
    note('shagun:flash:v1', JSON.stringify({ text: root.dataset.guardSays, kind: 'note' }));
    location.replace(root.dataset.guard);
  }
  // A press that comes before the script of its control: the control shows that it waits, and the script makes it again.
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('[data-open-dialog],[data-show],[data-slide],drop-down [aria-expanded]');
      if (control) control.ariaBusy = true;
    },
    true,
  );
  // The first picture has a slow line for itself: the others are asked for once it is on the screen, or the page is there.
  const others = () => delete root.dataset.first;
  root.dataset.first = '';
  addEventListener('load', () => setTimeout(others, 100));
  setTimeout(others, 3000);
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ element }) => element && element.tagName === 'IMG')) others();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (
    location.pathname === '/' &&
    !read('sessionStorage', 'shagun:greeted:v1') &&
    // Whoever has just paid comes to read of the order.
    !read('localStorage', 'shagun:payments:v1') &&
    !navigator.connection?.saveData
  ) {
    note('shagun:greeted:v1', '1');
    root.dataset.greet = '';
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => delete root.dataset.greet, { once: true });
  }
})(document.documentElement);
