/** Behaviour of every product page: Back leads where the person came from, and sharing opens WhatsApp. */

const back = document.querySelector<HTMLAnchorElement>('[data-back]');
// An address ending in `home` was opened from the home page.
if (back && location.pathname.split('/')[3] === 'home') back.href = '/';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = `${button.dataset['share']}: ${location.href}`;
    window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
  });
}
