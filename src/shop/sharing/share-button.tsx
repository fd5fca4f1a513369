import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';

const ShareDialog = lazyPart(
  async () => (await import('#shop/sharing/share-dialog.tsx')).ShareDialog,
  () => null,
);

/** Button that shares the list with a relative; a URL that ends in `?share` opens the dialog at once. */
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
