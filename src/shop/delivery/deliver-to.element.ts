import { readStored, storageKeys } from '#client/storage.ts';

const form = document.querySelector<HTMLFormElement>('#deliver-to');

/** Fills the field with the stored pincode before the form opens, so that it replaces nothing typed. */
form?.addEventListener('beforetoggle', ({ newState }) => {
  const input = form.querySelector('input');
  if (!input || newState !== 'open') return;
  input.value = readStored(storageKeys.pincode) ?? '';
  input.select();
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  // What asks the shop comes with the first use alone.
  void import('#shop/delivery/arrival.ts').then(async ({ keepPincode, sayArrival }) => {
    const pincode = await keepPincode(form);
    if (pincode === null) return;
    const shown = document.querySelector('[data-pincode]');
    if (shown) shown.textContent = pincode || 'your pincode';
    if (pincode) void sayArrival(pincode);
  });
});
