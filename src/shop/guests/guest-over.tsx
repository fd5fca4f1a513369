import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { GuestDelete } from '#shop/guests/guest-delete.tsx';
import { $over } from '#shop/guests/guest-list.store.ts';
import { importTitle } from '#shop/guests/import.texts.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPart, NotLoaded } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const AddressDialog = lazyPart(async () => (await import('#shop/guests/address-dialog.tsx')).AddressDialog);

const CelebrationDialog = lazyPart(async () => (await import('#shop/guests/celebration-dialog.tsx')).CelebrationDialog);

const FamilyLinkDialog = lazyPart(async () => (await import('#shop/guests/family-link-dialog.tsx')).FamilyLinkDialog);

const GuestImport = lazyPart(
  async () => (await import('#shop/guests/guest-import.tsx')).GuestImport,
  ({ onClose }) => (
    <Dialog title={importTitle} open onClose={onClose}>
      <NotLoaded />
    </Dialog>
  ),
);

interface OverProps {
  list: ReturnType<typeof useGuests>;
  /** What the list was searched for. */
  q: string;
  /** Called after a guest was deleted. */
  onDeleted(): void;
  onImportClosed(): void;
}

/** The dialog that is open over the guest list. */
export function GuestOver({
  list: { guests, loaded, reload, change, remove },
  q,
  onDeleted,
  onImportClosed,
}: OverProps) {
  const over = useStore($over, { ssr: () => $over.get() });
  const close = (): void => $over.set(null);
  const deleted = (guest: GuestWire): void => {
    remove(guest._id);
    // Who lived with them may live alone now.
    if (guest.household) reload();
    close();
    onDeleted();
  };
  switch (over?.kind) {
    case 'ask':
      return <GuestAsk guests={over.guests} among={guests} onClose={close} onAsked={(asked) => change([asked])} />;
    case 'delete':
      return <GuestDelete guest={over.guest} onClose={close} onDeleted={() => deleted(over.guest)} />;
    case 'address':
      return (
        <Suspense fallback={null}>
          <AddressDialog onClose={close} />
        </Suspense>
      );
    case 'celebration':
      return (
        <Suspense fallback={null}>
          <CelebrationDialog onClose={close} />
        </Suspense>
      );
    case 'family':
      return (
        <Suspense fallback={null}>
          <FamilyLinkDialog onTaken={reload} onClose={close} />
        </Suspense>
      );
    case 'import':
      return loaded.state === 'ready' ? (
        <Suspense
          fallback={
            <Dialog title={importTitle} open onClose={onImportClosed} wide>
              <Skeleton lines={6} />
            </Dialog>
          }
        >
          {q === '' ? (
            <GuestImport guests={guests} back={over.back} onClose={onImportClosed} onImported={reload} />
          ) : (
            <ImportOfAll back={over.back} onClose={onImportClosed} onImported={reload} />
          )}
        </Suspense>
      ) : null;
    default:
      return null;
  }
}

/** Import dialog that loads the whole guest list first, for use while a search shows only a part. */
function ImportOfAll(props: { back: string | null; onClose: () => void; onImported: () => void }) {
  const { guests, loaded } = useGuests();
  return loaded.data ? <GuestImport guests={guests} {...props} /> : null;
}
