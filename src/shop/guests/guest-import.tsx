import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { handOver } from '#shop/guests/brought-guests.ts';
import { ImportBegin } from '#shop/guests/import-begin.tsx';
import { ImportDone } from '#shop/guests/import-done.tsx';
import { ImportLook } from '#shop/guests/import-look.tsx';
import { countWaiting } from '#shop/guests/import-rows.ts';
import { $import, beginAt, discardImport, keepImport } from '#shop/guests/import.store.ts';
import * as say from '#shop/guests/import.texts.ts';
import { useImportRows } from '#shop/guests/use-import-rows.ts';
import { useImportSaving } from '#shop/guests/use-import-saving.ts';
import { Dialog } from '#ui/dialog.tsx';

interface ImportProps {
  /** The whole guest list. */
  guests: readonly GuestWire[];
  /** Page where the import was begun, empty for the guest list; null for one that goes on. */
  back: string | null;
  onClose(): void;
  onImported(): void;
}

/**
 * Dialog that imports guests from pasted text, a file or the phone's contacts: the list is given, looked at and mended,
 * and saved. Closing it keeps the list.
 */
export function GuestImport({ guests, back, onClose, onImported }: ImportProps) {
  const { sheets } = useStore($import, { ssr: () => $import.get() });
  useEffect(() => {
    // What waits since an earlier visit goes back where it was begun.
    if (back || (back === '' && $import.get().sheets.length === 0)) beginAt(back);
    if (back) handOver(back, []);
  }, [back]);
  const found = useImportRows(guests);
  const saving = useImportSaving(found, onImported);
  const close = (): void => {
    const state = $import.get();
    // A list whose rows are all saved, dismissed or known is finished.
    const nothing = countWaiting(state) === 0 || (found.isRead && found.good.length + found.waiting.length === 0);
    if (state.sheets.length > 0 && saving.sent === null && nothing) discardImport();
    else keepImport();
    onClose();
  };
  // While rows are sent they stay: to draw others after each call takes a cheap phone long.
  const shown = saving.sent?.found ?? found;
  if (saving.saved)
    return (
      <Dialog title={say.doneTitle} open onClose={close}>
        <ImportDone saved={saving.saved} found={found} onMend={saving.goOn} onClose={close} />
      </Dialog>
    );
  return (
    <Dialog title={say.importTitle} open onClose={close} wide>
      {sheets.length === 0 ? <ImportBegin /> : <ImportLook found={shown} saving={saving} onClose={close} />}
    </Dialog>
  );
}
