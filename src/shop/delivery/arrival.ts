import { announce } from '#client/announce.ts';
import { call } from '#client/api.ts';
import { readStored, storageKeys, writeStored } from '#client/storage.ts';
import { keepTyped } from '#client/typed-field.ts';
import { readArrival } from '#domain/delivery/arrival.contract.ts';
import { type Arrival, arrivalText } from '#domain/delivery/arrival.rules.ts';
import { probablyText, UNKNOWN_PINCODE } from '#domain/delivery/pincode.rules.ts';
import { PINCODE_BEGINS, pincodeFault, plainPincode, typedPincode } from '#lib/pincode.ts';
import * as say from '#shop/delivery/delivery.texts.ts';

/**
 * Shows on a product page by which day the product reaches a pincode; leaves the page unchanged when the call fails.
 */
export async function sayArrival(pincode: string): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-reaches]');
  const text = line?.querySelector('[data-reaches-words]');
  const answer = await call(readArrival, { params: { pincode } });
  if (!line || !text || !answer.ok) return;
  const { reaches, life } = line.dataset;
  text.textContent = arrivalText(answer.data, reaches as keyof Pick<Arrival, 'sweet'>, Number(life ?? 0));
  const change = line.querySelector('button');
  if (change) change.textContent = say.changePincode;
}

const FAULTS = {
  begins: `${PINCODE_BEGINS}.`,
  letters: say.pincodeDigitsOnly,
  length: say.pincodeDigits,
};

const kept = new WeakSet<HTMLInputElement>();

/** Keeps of what is typed into the field what can be a pincode, from the first call on. */
export function keepField(input: HTMLInputElement): void {
  if (!kept.has(input)) keepTyped(input, typedPincode, { standing: true });
  kept.add(input);
}

/**
 * Stores the pincode typed in the form, or removes it when the field is empty. An unknown pincode is stored too, with a
 * message; another message warns when the browser stores nothing.
 * @returns the pincode, empty when it was removed; null when the text is no pincode
 */
export async function keepPincode(form: HTMLFormElement): Promise<string | null> {
  const input = form.querySelector('input');
  const said = form.querySelector('[role="status"]');
  const pincode = plainPincode(input?.value ?? '');
  const fault = pincodeFault(pincode);
  if (fault && fault !== 'empty') {
    if (said) said.textContent = FAULTS[fault];
    input?.setAttribute('aria-invalid', 'true');
    input?.focus();
    return null;
  }
  input?.removeAttribute('aria-invalid');
  writeStored(storageKeys.pincode, pincode || null);
  const answer = pincode ? await call(readArrival, { params: { pincode } }) : null;
  const words: string[] = [];
  if (answer?.ok && !answer.data.known) {
    const { probably } = answer.data;
    words.push(probably ? probablyText(probably) : say.countedFar(UNKNOWN_PINCODE));
  }
  if (pincode && readStored(storageKeys.pincode) !== pincode) words.push(say.keptNowhere);
  if (said && words.length > 0) said.textContent = words.join(' ');
  else form.hidePopover();
  if (pincode) announce(say.deliverTo(pincode));
  return pincode;
}
