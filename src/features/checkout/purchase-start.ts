import { readStored, storageKeys } from '#client/storage.ts';

/**
 * Wakes the purchase box: at once when something was chosen before or the person comes back to pay, else with the
 * first touch, so that a page that is only read stays light.
 */
for (const box of document.querySelectorAll<HTMLElement>('purchase-box')) {
  const form = box.querySelector('form');
  let pressed = false;
  const wake = (): void =>
    void import('#features/checkout/purchase-box.element.ts').then(() => {
      if (pressed) form?.requestSubmit();
      pressed = false;
    });
  const early = (event: SubmitEvent): void => {
    if (customElements.get('purchase-box')) return;
    event.preventDefault();
    pressed = true;
    wake();
  };
  form?.addEventListener('submit', early);
  // Pay was pressed before any script was there: the browser sent the form to this very page, and it goes on from here.
  const query = new URLSearchParams(location.search);
  if (form && query.has('quantity')) {
    (form.elements.namedItem('quantity') as HTMLInputElement).value = query.get('quantity') ?? '';
    const unit = form.querySelector<HTMLInputElement>(`[name="unit"][value="${query.get('unit') === 'gm' ? 'gm' : 'kg'}"]`);
    if (unit) unit.checked = true;
    history.replaceState(history.state, '', location.pathname);
    pressed = true;
    wake();
  } else if (location.hash === '#pay' || readStored(storageKeys.draft(`purchase:${box.dataset['item']}`)) !== null) wake();
  else for (const name of ['focusin', 'pointerover']) box.addEventListener(name, wake, { once: true });
}
