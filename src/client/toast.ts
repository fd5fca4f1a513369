import { announce } from '#client/announce.ts';
import { readStoredJson, writeStored, writeStoredJson } from '#client/storage.ts';

export interface ToastOptions {
  kind?: 'note' | 'done' | 'problem';
  /** Top right unless a screen asks otherwise. */
  position?: 'top-right' | 'bottom-right';
}

const FLASH = 'shagun:flash:v1';

/**
 * Shows a message that goes away after five seconds or when dragged off; what shows it is loaded with the first one.
 * When it cannot be loaded the sentence is at least spoken.
 */
export function toast(text: string, options: ToastOptions = {}): void {
  import('#client/toast-host.ts').then(
    ({ showToast }) => showToast(text, options),
    () => announce(text),
  );
}

/** Leaves a message for the next page, for those who are being led somewhere else. */
export function flash(text: string, options: ToastOptions = {}): void {
  writeStoredJson(FLASH, { text, ...options }, 'sessionStorage');
}

/** Shows the message that the last page left, once. */
export function showFlash(): void {
  const left = readStoredJson<ToastOptions & { text: string }>(FLASH, 'sessionStorage');
  if (left === null) return;
  writeStored(FLASH, null, 'sessionStorage');
  if (typeof left.text === 'string') toast(left.text, left);
}
