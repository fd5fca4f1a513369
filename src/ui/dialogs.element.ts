/**
 * Native dialogs for static pages: `data-open-dialog="id"` opens, `data-close-dialog` and a click beside the dialog close.
 * Escape and the return of the focus are the browser's.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>('[data-open-dialog]');
    if (opener) {
      const dialog = document.getElementById(opener.dataset.openDialog ?? '');
      if (dialog instanceof HTMLDialogElement && !dialog.open) {
        dialog.dataset.openedFrom = opener.dataset.logoutPlace ?? '';
        dialog.showModal();
      }
      return;
    }
    const dialog = target.closest<HTMLDialogElement>('dialog[data-dialog]');
    if (dialog && (target === dialog || target.closest('[data-close-dialog]'))) dialog.close();
  });
}
