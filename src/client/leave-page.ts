/** An open dialog has an entry of its own in the history, so that Back closes it; its state says so. */
export const DIALOG_STATE = 'dialog';

let leaving = false;
/** True between the decision to leave the page and its end. */
export const isLeaving = (): boolean => leaving;

/** True while the history stands at the entry of a dialog. */
export const atDialogEntry = (): boolean =>
  Boolean((history.state as { [DIALOG_STATE]?: unknown } | null)?.[DIALOG_STATE]);

/** Goes to another page. From an open dialog the next page takes the place of the dialog's entry, so that Back leads to this page without it. */
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
