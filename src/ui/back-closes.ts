import { atDialogEntry, DIALOG_STATE, isLeaving, leaveFor } from '#client/leave-page.ts';

/*
 * Back closes what lies over the page. Android's Chromium closes a `<dialog>` by itself; elsewhere, and in a browser
 * opened inside another app, Back would leave the page. All open dialogs share one entry of the history, which is
 * taken away with the last of them.
 */

/** Functions that close what lies over the page, the topmost last. */
const held = new Set<() => void>();
/** True while `settle` steps back. */
let returning = false;

/**
 * Makes Back close something over the page, such as a dialog, instead of leaving the page.
 * @param close requests closing; when it stays open, the next Back calls it again
 * @returns the function to call after closing, for whatever reason
 */
export function closeByBack(close: () => void): () => void {
  held.add(close);
  settle();
  return () => {
    held.delete(close);
    // Another dialog may follow in the same turn and take over the entry.
    setTimeout(settle);
  };
}

/** Opens a dialog that is not rendered by React; Back closes it. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const closed = closeByBack(() => {
    dialog.close();
    // On a busy phone its event comes so late that it seems to stay, and Back would have to be pressed once more.
    closed();
  });
  dialog.addEventListener('close', closed, { once: true });
}

/** Adds the dialogs' history entry when something is open, or goes back from it when nothing is. */
function settle(): void {
  if (returning || isLeaving() || held.size > 0 === atDialogEntry()) return;
  if (held.size > 0) return history.pushState({ ...history.state, [DIALOG_STATE]: true }, '');
  returning = true;
  history.back();
}

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    if (!returning && !atDialogEntry()) [...held].at(-1)?.();
    returning = false;
    // What was asked to close does so in this turn, or stays.
    setTimeout(settle);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if ((!atDialogEntry() && !returning) || event.defaultPrevented || !link?.href.startsWith('http')) return;
    if (
      ctrlKey ||
      metaKey ||
      shiftKey ||
      altKey ||
      link.hasAttribute('download') ||
      !['', '_self'].includes(link.target)
    )
      return;
    event.preventDefault();
    // The own step back would take back what leaves the page before it has ended.
    if (returning) addEventListener('popstate', () => location.assign(link.href), { once: true });
    else leaveFor(link.href);
  });
}
