const SORRY =
  'This part of the page could not be loaded. Please check your connection and press again; what you typed is still here.';

/**
 * Tells whether asking for a script makes sense: there is a network, or a worker that may have it. A browser that failed
 * to get a script once does not ask for it again on the same page.
 */
export const mayLoad = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** Shows a message above everything, without any other script. */
export function tell(text: string): void {
  document.querySelector('.unreached')?.remove();
  const note = Object.assign(document.createElement('p'), {
    className: 'unreached notice notice-problem',
    popover: 'manual',
    role: 'alert',
    textContent: text,
  });
  document.body.append(note);
  note.showPopover();
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => note.remove(), { once: true });
}

let isTold = false;

/**
 * Answers a press whose script could not be loaded: the first time with a sentence, later by loading the page again if the
 * shop can be reached. Browsers fill in again what was typed.
 */
export async function answerLost(): Promise<void> {
  const head = isTold ? await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null) : null;
  isTold = true;
  if (head?.ok) location.reload();
  else tell(SORRY);
}
