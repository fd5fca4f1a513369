import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';

const ShareDialog = lazyPart(async () => (await import('#shop/sharing/share-dialog.tsx')).ShareDialog);

/** Button that opens the dialog for sharing the guest list. The dialog opens by itself when the URL has `?share`. */
export function ShareButton() {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has('share'));
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        Share with a relative
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
