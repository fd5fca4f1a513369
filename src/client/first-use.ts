import { answerLost, mayLoad } from '#client/lost-script.ts';
import { toast } from '#client/toast.ts';

/** Events that come before a press; a mouse or a finger arrives some 100 ms before its click. */
const HINTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'online'];

/**
 * Loads code that only answers people (menus, dialogs, prefetching) when somebody first turns to the page.
 * @param controls selector of the controls that the code serves: a press before the code is there is kept and made
 *   again, also one that the early script noted by `aria-busy`. Without a network it waits for one; where loading fails,
 *   it is answered.
 */
export function onFirstUse(controls: string, load: () => Promise<unknown>): void {
  let missed: HTMLElement | null = null;
  const listen = (): void => {
    for (const hint of HINTS) addEventListener(hint, begin, { passive: true });
  };
  const hold = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    missed = control;
  };
  const lose = (): void => {
    if (missed) void answerLost(toast);
    missed = null;
    listen();
  };
  function begin(): void {
    if (!mayLoad()) return;
    for (const hint of HINTS) removeEventListener(hint, begin);
    load().then(() => {
      removeEventListener('click', hold, true);
      // What has gone from the page meanwhile, as the menu of a phone does from a wide window, is not pressed any more.
      if (missed?.getClientRects().length) missed.click();
    }, lose);
  }
  addEventListener('click', hold, true);
  for (const control of document.querySelectorAll<HTMLElement>(controls)) if (control.ariaBusy) missed = control;
  listen();
  if (missed) begin();
}

/**
 * Calls `press` on each press of a control whose script loads after the page. A press before that was noted by the
 * early script in `aria-busy` and is handled at once.
 */
export function onPress(control: HTMLElement, press: () => void): void {
  control.addEventListener('click', () => {
    control.ariaBusy = null;
    press();
  });
  if (control.ariaBusy) control.click();
}
