import { showDialog } from '#ui/back-closes.ts';

/**
 * Makes the native dialogs of static pages work: `data-open-dialog="id"` opens a dialog; `data-close-dialog`, a click
 * outside, Escape and Back close it.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>('[data-open-dialog]');
    if (opener) {
      opener.removeAttribute('aria-busy');
      const dialog = document.getElementById(opener.dataset.openDialog ?? '');
      if (dialog instanceof HTMLDialogElement && !dialog.open) {
        dialog.dataset.openedFrom = opener.dataset.logoutPlace ?? '';
        showDialog(dialog);
      }
      return;
    }
    const dialog = target.closest<HTMLDialogElement>('dialog[data-dialog]');
    // The second half of the double press that opened it is no press beside it.
    if (dialog && ((target === dialog && event.detail < 2) || target.closest('[data-close-dialog]'))) dialog.close();
  });
}
