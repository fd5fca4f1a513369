import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useState } from 'react';
import { $user } from '#client/session.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const AddressDialog = lazyPart(async () => (await import('#shop/guests/address-dialog.tsx')).AddressDialog);

/** Shows the customer's own address with a dialog that changes it, and `children` next to it. */
export function MyAddress({ children }: { children?: ReactNode }) {
  const user = useStore($user, { ssr: () => null });
  const [open, setOpen] = useState(false);
  return (
    <section className="card card-body my-address" aria-labelledby="my-address">
      <Icon name="pin" />
      <div>
        <h2 id="my-address">{say.ownTitle}</h2>
        {user?.address ? (
          <p>{`${user.address}${user.pincode ? `, ${user.pincode}` : ''}`}</p>
        ) : (
          <p className="soft">{say.ownNone}</p>
        )}
      </div>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {user?.address ? say.ownChange : say.ownAdd}
      </button>
      {children}
      {open && (
        <Suspense fallback={null}>
          <AddressDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
