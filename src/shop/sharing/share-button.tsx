import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { GuestControl } from '#shop/guests/guest-control.tsx';
import { $sharePlace } from '#shop/guests/guest-list.store.ts';
import * as say from '#shop/sharing/sharing.texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ShareDialog = lazyPart(async () => (await import('#shop/sharing/share-dialog.tsx')).ShareDialog);

/**
 * Control, in the row of the guest list, that opens the dialog for sharing it. The dialog opens by itself when the URL
 * has `?share`.
 */
export function ShareButton() {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has('share'));
  const place = useStore($sharePlace, { ssr: () => null });
  return (
    <>
      {place &&
        createPortal(
          <GuestControl icon="share" word="" heard={say.controlShareHeard} onPress={() => setOpen(true)}>
            {say.controlShare}
          </GuestControl>,
          place,
        )}
      {open && (
        <Suspense fallback={null}>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
