// A press that comes before the page's script: the button shows that it waits, and the script makes it again.
addEventListener(
  'click',
  (event) => {
    const button = event.target.closest('guest-page:not(:defined) button');
    if (!button) return;
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
  },
  true,
);
