// A screen whose scripts were lost on the way would stay empty. What else a page loads may be lost with them.
(({ says, again }) =>
  addEventListener('astro:hydration-error', () => {
    if (document.querySelector('.unreached')) return;
    const notice = document.createElement('div');
    notice.className = 'unreached notice notice-problem';
    notice.popover = 'manual';
    notice.role = 'alert';
    const text = document.createElement('p');
    text.textContent = says;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button-quiet';
    button.textContent = again;
    button.onclick = () => location.reload();
    notice.append(text, button);
    document.body.append(notice);
    notice.showPopover();
  }))(document.currentScript.dataset);
