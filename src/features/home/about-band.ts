/** Learn More shows the whole About text, Show Less its beginning. */
const about = document.querySelector('[data-about-words]');
const [short, full, more] = ['short', 'full', 'more'].map((part) => about?.querySelector<HTMLElement>(`[data-${part}]`));
if (short && full && more) {
  more.hidden = false;
  more.addEventListener('click', () => {
    const open = full.hidden;
    full.hidden = !open;
    short.hidden = open;
    more.setAttribute('aria-expanded', String(open));
    more.textContent = open ? 'Show Less' : 'Learn More';
  });
}
