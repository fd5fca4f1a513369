import { NotYet } from '#client/form.ts';
import * as say from '#office/catalogue/files.texts.ts';

/** Running uploads of all fields of the page; each resolves to whether the file arrived. */
const running = new Set<Promise<boolean>>();

/** Labels of the fields whose chosen picture or video has not arrived, by the field's id. */
const unsent = new Map<string, string>();

/** Registers a running upload until it ends. @param upload resolves to true when the file arrived */
export function noteUpload(upload: Promise<boolean>): void {
  running.add(upload);
  void upload.finally(() => running.delete(upload));
}

/** Registers a field whose file has not arrived, by id and label; a null label removes it. */
export function noteUnsent(field: string, label: string | null): void {
  if (label === null) unsent.delete(field);
  else unsent.set(field, label);
}

/** Waits until all running uploads have ended. @throws NotYet when a file did not arrive */
export async function uploadsEnded(): Promise<void> {
  const arrived = await Promise.all(running);
  const [label] = unsent.values();
  if (label !== undefined) throw new NotYet(say.notArrived(label));
  if (arrived.includes(false)) throw new NotYet(say.notReady);
}
