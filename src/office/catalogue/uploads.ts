import { NotYet } from '#client/form.ts';

/** Uploads that are on their way, from every field of the page; each tells whether it arrived. */
const running = new Set<Promise<boolean>>();

/** Labels of the fields whose picture or video was chosen and has not arrived, by a name of the field. */
const unsent = new Map<string, string>();

/** Notes an upload until it has ended, however it ends. @param upload answers whether the file arrived */
export function noteUpload(upload: Promise<boolean>): void {
  running.add(upload);
  void upload.finally(() => running.delete(upload));
}

/** Notes that a field keeps a file that did not arrive, until it is sent again or given up. */
export function noteUnsent(field: string, label: string | null): void {
  if (label === null) unsent.delete(field);
  else unsent.set(field, label);
}

/**
 * Waits for everything that is on its way, so that a form is saved with the files that were chosen for it.
 * @throws NotYet when one of them did not arrive
 */
export async function uploadsEnded(): Promise<void> {
  const arrived = await Promise.all(running);
  const [label] = unsent.values();
  if (label !== undefined)
    throw new NotYet(
      `“${label}” has not arrived. Nothing is lost: press “Send again” there, or “Keep the old one”, then this button once more.`,
    );
  if (arrived.includes(false))
    throw new NotYet(
      'A picture could not be made ready. Nothing is lost: look at it, then press this button once more.',
    );
}
