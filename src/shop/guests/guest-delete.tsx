import { call } from '#client/api.ts';
import { deleteGuest, type GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { personName } from '#lib/display-name.ts';
import { DeleteDialog } from '#ui/delete-dialog.tsx';

interface GuestDeleteProps {
  guest: GuestWire;
  onClose(): void;
  onDeleted(): void;
}

/** Dialog that deletes a guest after confirmation. */
export function GuestDelete({ guest, onClose, onDeleted }: GuestDeleteProps) {
  return (
    <DeleteDialog
      title={say.deleteTitle}
      yes={say.deleteYes}
      remove={() => call(deleteGuest, { params: { id: guest._id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {[personName(guest.name), guest.mobile].filter(Boolean).join(', ')}
    </DeleteDialog>
  );
}
