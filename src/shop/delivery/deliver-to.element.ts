import { answerLost, mayLoad } from '#client/lost-script.ts';
import { toast } from '#client/toast.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import * as say from '#shop/delivery/delivery.texts.ts';

const form = document.querySelector<HTMLFormElement>('#deliver-to');

const said = form?.querySelector('[role="status"]');
/** What the form says before anything was saved. */
const hint = said?.textContent ?? '';

/**
 * Fills the field with the stored pincode before the form opens, so that it replaces nothing typed, and takes away what
 * was said of an earlier one.
 */
form?.addEventListener('beforetoggle', ({ newState }) => {
  const input = form.querySelector('input');
  if (!input || newState !== 'open') return;
  input.value = readStored(storageKeys.pincode) ?? '';
  input.removeAttribute('aria-invalid');
  if (said) said.textContent = hint;
  input.select();
  // Without it the field is read when it is sent.
  if (mayLoad())
    import('#shop/delivery/arrival.ts').then(
      ({ keepField }) => keepField(input),
      () => undefined,
    );
});

/** Stores the typed pincode and shows what it means; the code for that comes with the first use. */
async function deliverTo(into: HTMLFormElement): Promise<void> {
  const { keepPincode, sayArrival } = await import('#shop/delivery/arrival.ts');
  const pincode = await keepPincode(into);
  if (pincode === null) return;
  const shown = document.querySelector('[data-pincode]');
  if (shown) shown.textContent = pincode || say.noPincode;
  if (pincode) void sayArrival(pincode);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (mayLoad()) deliverTo(form).catch(() => answerLost(toast));
  else void answerLost(toast);
});
