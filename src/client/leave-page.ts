/** Name in the history state of an open dialog's own entry, which lets Back close the dialog. */
export const DIALOG_STATE = 'dialog';

let leaving = false;
/** Tells whether the page is being left. */
export const isLeaving = (): boolean => leaving;

/** Tells whether the history stands at the entry of a dialog. */
export const atDialogEntry = (): boolean =>
  Boolean((history.state as { [DIALOG_STATE]?: unknown } | null)?.[DIALOG_STATE]);

/**
 * Opens another page. From an open dialog it replaces the dialog's history entry, so that Back leads to this page
 * without the dialog.
 */
export function leaveFor(href: string): void {
  if (!atDialogEntry()) return location.assign(href);
  leaving = true;
  addEventListener('pagehide', () => (leaving = false), { once: true });
  location.replace(href);
}

/** Steps back from the history entry of a dialog when the page was loaded there, because the dialog is gone. */
export function leaveDialogEntry(): void {
  if (atDialogEntry()) history.back();
}
