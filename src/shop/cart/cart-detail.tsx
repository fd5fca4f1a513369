import { Suspense } from 'react';
import { useCall } from '#client/use-call.ts';
import { BoxBuilder } from '#shop/box/box-builder.tsx';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { selectionPath } from '#shop/box/box.store.ts';
import { CartHead } from '#shop/cart/cart-head.tsx';
import { readCart } from '#domain/cart/cart.contract.ts';
import { boxOfCart, NO_PRICES } from '#shop/cart/cart-changes.ts';
import * as say from '#shop/cart/cart.texts.ts';
import { type CartBoxProps, useCartBox } from '#shop/cart/use-cart-box.ts';
import { useGuestReach } from '#shop/delivery/use-guest-reach.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const SampleWay = lazyPart(
  async () => (await import('#shop/cart/sample-way.tsx')).SampleWay,
  () => null,
);

/** Page of one box in the cart. Every change of size, type or sweets is saved immediately. */
export function CartDetail() {
  const id = location.pathname.split('/').filter(Boolean)[1] ?? '';
  const { loaded, reload, replace } = useCall(readCart, { params: { id } });
  if (loaded.state === 'loading') return <Skeleton lines={10} />;
  if (loaded.state === 'failed') {
    if (loaded.status !== 404) return <Failure message={loaded.message} onRetry={reload} />;
    return (
      <EmptyState title={say.boxGone} action={{ label: say.boxGoneWay, href: '/cart-list' }}>
        {say.boxGoneNote}
      </EmptyState>
    );
  }
  const invitation = loaded.data.cartDetail.invitationId;
  if (!invitation) {
    return (
      <EmptyState title={say.designGone} action={{ label: say.designGoneWay, href: '/invitation' }}>
        {say.designGoneNote}
      </EmptyState>
    );
  }
  const box = boxOfCart(loaded.data);
  if (!box) return <Failure message={NO_PRICES} onRetry={reload} />;
  return <Editor detail={loaded.data} kept={box} invitation={invitation} onSaved={replace} onStale={reload} />;
}

/** Box builder for a box in the cart. */
function Editor(cart: CartBoxProps) {
  const { invitation } = cart;
  const { _id: id, status } = cart.detail.cartDetail;
  const { box, arrived, news, busy, price, change, next, move } = useCartBox(cart);
  const notes = useGuestReach();
  // The way back is the list that the address names.
  const fromSaved = ['true', '1'].includes(location.pathname.split('/').filter(Boolean)[2] ?? '');

  return (
    <>
      <p>
        {/* What was changed here is saved; the box that the browser keeps for the same invitation is another one and stays. */}
        <BackLink href={fromSaved ? '/saved-cart-list' : '/cart-list'} />
      </p>
      <CartHead invitation={invitation} />
      <BoxBuilder
        box={box}
        onChange={change}
        invitation={price}
        material={boxMaterial(invitation.category)}
        chooseAt={(section) =>
          selectionPath({
            invitationId: invitation._id,
            section,
            tempId: box.tempId,
            weight: box.weight,
            filled: box.choices.map(({ index }) => index),
            cartId: id,
            status: String(status),
          })
        }
        arrived={arrived}
        onNext={() => next()}
        whenFull={
          <Suspense fallback={null}>
            <SampleWay invitationId={invitation._id} onSend={() => next(true)} />
          </Suspense>
        }
        notes={notes}
        notices={
          news && (
            <p className="notice builder-notice" role="status">
              {news}
            </p>
          )
        }
        actions={
          <button type="button" className="button button-quiet" aria-busy={busy} onClick={() => void move()}>
            {status ? say.toCart : say.toSaved}
          </button>
        }
      />
    </>
  );
}
