import { useStore } from '@nanostores/react';
import { $over, openImport } from '#shop/guests/guest-list.store.ts';
import { ImportBegin } from '#shop/guests/import-begin.tsx';
import { $import } from '#shop/guests/import.store.ts';
import { addOne } from '#shop/guests/import.texts.ts';

/** The guest list without guests: the field that a list is pasted into. What was read of it opens in the dialog. */
export function NoGuests() {
  const over = useStore($over, { ssr: () => $over.get() });
  const { sheets } = useStore($import, { ssr: () => $import.get() });
  if (over?.kind === 'import') return null;
  if (sheets.length === 0) return <ImportBegin onRead={() => openImport(null)} />;
  // Rows that wait are told of above; another list would take their place.
  return (
    <a className="button button-quiet" href="/guest-add">
      {addOne}
    </a>
  );
}
