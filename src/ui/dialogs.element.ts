import { showDialog } from '#ui/back-closes.ts';

/**
 * Starts native dialogs of static pages: `data-open-dialog="id"` opens; `data-close-dialog` and a click beside the
 * dialog close. The browser handles Escape and the return of the focus; Back closes too.
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
