import { readStored, storageKeys } from '#client/storage.ts';
import { keepPincode, sayArrival } from '#features/delivery/arrival.ts';

const form = document.querySelector<HTMLFormElement>('#deliver-to');

/** The strip's field begins with the pincode that is kept. */
form?.addEventListener('toggle', () => {
  const input = form.querySelector('input');
  if (!input || !form.matches(':popover-open')) return;
  input.value = readStored(storageKeys.pincode) ?? '';
  input.select();
});

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void keepPincode(form).then((kept) => {
    if (!kept) return;
    const pincode = readStored(storageKeys.pincode);
    const shown = document.querySelector('[data-pincode]');
    if (shown) shown.textContent = pincode ?? 'your pincode';
    if (pincode) void sayArrival(pincode);
  });
});
