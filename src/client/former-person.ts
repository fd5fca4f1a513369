import { onRestored } from '#client/restored.ts';
import { $userId } from '#client/session.ts';

/** Returns the id of the customer to whom this history entry was last shown. */
const ownerOf = (): unknown => (history.state as { of?: unknown } | null)?.of;

/**
 * Clears the fields of a page that the browser restores after its customer has signed out. Browsers refill fields just
 * before they show the page, so they are cleared at that moment; a page restored from memory is reloaded.
 */
export function forgetFormerPerson(): void {
  const isForeign = (): boolean => Boolean(ownerOf()) && ownerOf() !== $userId.get();
  const foreign = isForeign();
  if (foreign || $userId.get()) history.replaceState({ ...history.state, of: $userId.get() }, '');
  onRestored(() => {
    if (isForeign()) location.reload();
  });
  if (!foreign) return;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) return;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea'))
      // A part that is alive has made its fields itself; browsers fill in only what the page came with.
      if (field.closest('astro-island:not([ssr])')) continue;
      else if (field.form) field.form.reset();
      else field.value = field.defaultValue;
  });
}
