/** Name in the history state of an open dialog's own entry, which lets Back close the dialog. */
export const DIALOG_STATE = 'dialog';

let leaving = false;
/** Tells whether `leaveFor` is leaving the page from an open dialog. */
export const isLeaving = (): boolean => leaving;

/** Tells whether the current history entry belongs to a dialog. */
export const atDialogEntry = (): boolean =>
  Boolean((history.state as { [DIALOG_STATE]?: unknown } | null)?.[DIALOG_STATE]);

/**
 * Opens another page. From an open dialog, the new page replaces the dialog's history entry, so that Back leads to this
 * page without the dialog.
 */
export function leaveFor(href: string): void {
  if (!atDialogEntry()) return location.assign(href);
  leaving = true;
  addEventListener('pagehide', () => (leaving = false), { once: true });
  location.replace(href);
}

/** Goes back from a dialog's history entry when the page was loaded at it, because the dialog is not open any more. */
export function leaveDialogEntry(): void {
  if (atDialogEntry()) history.back();
}
