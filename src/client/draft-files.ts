/** Chosen files that were not sent yet; one per form. They are kept as long as drafts. */

const STORE = 'shagun-drafts';
const keyOf = (form: string): string => `/drafts/${form}`;

async function store(): Promise<Cache | null> {
  // Absent outside a secure connection, and refused by browsers that forbid storage.
  return globalThis.caches?.open(STORE).catch(() => null) ?? null;
}

/** Stores the chosen file of a form; null removes the stored file. Does nothing where the browser cannot store it. */
export async function keepFile(form: string, file: File | null): Promise<void> {
  const files = await store();
  if (file === null) await files?.delete(keyOf(form));
  else
    await files
      ?.put(
        keyOf(form),
        new Response(file, { headers: { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) } }),
      )
      .catch(() => undefined);
}

/** Returns the stored file of a form; null when none is stored. */
export async function heldFile(form: string): Promise<File | null> {
  const held = await (await store())?.match(keyOf(form));
  if (!held) return null;
  const type = held.headers.get('content-type') ?? '';
  return new File([await held.blob()], decodeURIComponent(held.headers.get('x-name') ?? form), { type });
}

/** Removes the stored files of all forms, for signing out. */
export function dropFiles(): void {
  void globalThis.caches?.delete(STORE).catch(() => false);
}
