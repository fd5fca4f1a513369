import { SECOND } from '#lib/time.ts';
import { readStoredJson, writeStored, writeStoredJson } from '#client/storage.ts';

export interface ToastOptions {
  kind?: 'note' | 'done' | 'problem';
  /** Corner; top right by default. */
  position?: 'top-right' | 'bottom-right';
}

/** Time for which a message is shown, in ms. */
export const TOAST_LIFE = 5 * SECOND;
const FLASH = 'shagun:flash:v1';

/** Loads the code for messages in advance, so that a message can be shown without a connection. */
export const warmToasts = () => import('#client/toast-host.ts');

/** Shows a message that disappears after five seconds, by its button or when dragged off. */
export function toast(text: string, options: ToastOptions = {}): void {
  warmToasts().then(
    ({ showToast }) => showToast(text, options),
    () => showPlainly(text),
  );
}

/** Shows a message as plain text, when the code for messages cannot be loaded. */
function showPlainly(text: string): void {
  const region = document.createElement('div');
  region.className = 'toasts';
  region.popover = 'manual';
  region.append(Object.assign(document.createElement('p'), { className: 'toast', role: 'alert', textContent: text }));
  document.body.append(region);
  region.showPopover();
  setTimeout(() => region.remove(), TOAST_LIFE);
}

/** Stores a message that the next page shows. */
export function flash(text: string, options: ToastOptions = {}): void {
  writeStoredJson(FLASH, { text, ...options }, 'sessionStorage');
}

/** Shows the message that the previous page stored with `flash`, once. */
export function showFlash(): void {
  const left = readStoredJson<ToastOptions & { text: string }>(FLASH, 'sessionStorage');
  if (left === null) return;
  writeStored(FLASH, null, 'sessionStorage');
  if (typeof left.text === 'string') toast(left.text, left);
}
