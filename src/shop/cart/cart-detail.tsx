import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { BoxBuilder } from '#shop/box/box-builder.tsx';
import { type Box, boxMaterial, priceNews, sectionAmounts, withChoice } from '#domain/box/box.rules.ts';
import { selectionPath, takeChosen } from '#shop/box/box.store.ts';
import { CartHead } from '#shop/cart/cart-head.tsx';
import { type CartDetail as Detail, readCart, updateCart } from '#domain/cart/cart.contract.ts';
import { boxOfCart, type CartChange, boxChange, fullChange, NO_PRICES } from '#shop/cart/cart-changes.ts';
import { useGuestReach } from '#shop/delivery/use-guest-reach.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import type { InvitationWire } from '#domain/catalogue/invitation.contract.ts';
import { toPaise, toRupees } from '#lib/money.ts';
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
      <EmptyState title="This box is no longer here" action={{ label: 'Open the cart', href: '/cart-list' }}>
        It was deleted or ordered meanwhile.
      </EmptyState>
    );
  }
  const invitation = loaded.data.cartDetail.invitationId;
  if (!invitation) {
    return (
      <EmptyState
        title="This invitation is no longer offered"
        action={{ label: 'See all invitations', href: '/invitation' }}
      >
        Please choose another one for your box.
      </EmptyState>
    );
  }
  const box = boxOfCart(loaded.data);
  if (!box) return <Failure message={NO_PRICES} onRetry={reload} />;
  return <Editor detail={loaded.data} kept={box} invitation={invitation} onSaved={replace} onStale={reload} />;
}

interface EditorProps {
  detail: Detail;
  /** Box of `detail`. */
  kept: Box;
  invitation: InvitationWire;
  onSaved(detail: Detail): void;
  onStale(): void;
}

/** Box builder for a box in the cart; sends each change to the server, one after another. */
function Editor({ detail, kept, invitation, onSaved, onStale }: EditorProps) {
  const { _id: id, status } = detail.cartDetail;
  const [box, setBox] = useState(kept);
  const [arrived, setArrived] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState(false);
  const notes = useGuestReach();
  const revision = useRef(detail.cartDetail.revision);
  // Changes are saved one after another, so that each knows the revision before it.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  useEffect(() => {
    revision.current = detail.cartDetail.revision;
    // While a later change is on its way, what is on screen is newer than this answer.
    if (waiting.current === 0) setBox((before) => boxOfCart(detail) ?? before);
  }, [detail]);

  const save = useCallback(
    (change: CartChange): Promise<boolean> => {
      const run = async (): Promise<boolean> => {
        setBusy(true);
        const answer = await call(updateCart, {
          params: { id },
          body: { revision: revision.current, ...change },
        });
        setBusy(false);
        waiting.current -= 1;
        if (answer.ok) {
          revision.current = answer.data.cartDetail.revision;
          onSaved(answer.data);
          return true;
        }
        toast(answer.message, { kind: 'problem' });
        onStale();
        return false;
      };
      waiting.current += 1;
      const turn = queue.current.then(run);
      queue.current = turn;
      return turn;
    },
    [id, onSaved, onStale],
  );

  const takeUp = useEffectEvent((): void => {
    const chosen = takeChosen(invitation._id, id);
    if (!chosen) return;
    const next = chosen.choices.reduce(withChoice, kept);
    setBox(next);
    setArrived(chosen.choices.at(-1)?.index ?? null);
    void save({ sections: fullChange(next).sections });
  });
  // Chosen sweets are taken once, when the cart is first shown.
  useEffect(() => takeUp(), []);

  const change = (next: Box): void => {
    setNews('');
    setBox(next);
    void save(boxChange(box, next));
  };
  const price = toPaise(invitation.price);
  const next = async (sample = false): Promise<void> => {
    await queue.current;
    // What lay open since yesterday is shown at today's prices before it goes on.
    const today = await call(readCart, { params: { id } });
    const fresh = today.ok ? today.data : null;
    const freshBox = fresh && boxOfCart(fresh);
    const now =
      freshBox && fresh.cartDetail.invitationId
        ? { box: freshBox, invitation: toPaise(fresh.cartDetail.invitationId.price) }
        : null;
    const told = now ? priceNews({ box, invitation: price }, now) : '';
    if (fresh && (told || !freshBox || !fresh.cartDetail.complete)) {
      setNews(told);
      return onSaved(fresh);
    }
    const one = boxPrice(sectionAmounts(box), price);
    location.assign(
      `/invitation-GuestList/${toRupees(one)}?invitation=${invitation._id}&cart=${id}${sample ? '&sample=1' : ''}`,
    );
  };
  const move = async (): Promise<void> => {
    if (!(await save({ status: !status }))) return;
    void countCart();
    history.replaceState(null, '', `/cart-detail/${id}/${!status}`);
    toast(status ? 'Moved to the cart' : 'Item saved for later.', { kind: 'done' });
  };
  // The way back is the list that the address names.
  const fromSaved = ['true', '1'].includes(location.pathname.split('/').filter(Boolean)[2] ?? '');

  return (
    <>
      <p>
        {/* What was changed here is saved; the box that the browser keeps for the same invitation is another one and stays. */}
        <a className="cart-back" href={fromSaved ? '/saved-cart-list' : '/cart-list'}>
          Back
        </a>
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
            {status ? 'Move to cart' : 'Save for Later'}
          </button>
        }
      />
    </>
  );
}
