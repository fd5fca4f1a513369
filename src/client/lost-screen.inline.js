// A screen whose scripts were lost on the way would stay empty. What else a page loads may be lost with them.
addEventListener('astro:hydration-error', () => {
  if (document.querySelector('.unreached')) return;
  const notice = document.createElement('div');
  notice.className = 'unreached notice notice-problem';
  notice.popover = 'manual';
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = 'This page could not be loaded. Please check your connection and load it again.';
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button button-quiet';
  again.textContent = 'Load again';
  again.onclick = () => location.reload();
  notice.append(text, again);
  document.body.append(notice);
  notice.showPopover();
});
