import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { countCart } from '#client/person.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { type Box, boxMaterial, boxTypeOf, emptySections, readBox, sectionAmounts, withChoice } from '#features/box/box.rules.ts';
import { resetBox, selectionAddress, takeChosen } from '#features/box/box.store.ts';
import { CartBoxView } from '#features/carts/cart-box-view.tsx';
import { CartChoices } from '#features/carts/cart-choices.tsx';
import { type CartDetail as Detail, readCart, updateCart } from '#features/carts/cart.contract.ts';
import { boxOfCart } from '#features/carts/cart.store.ts';
import { boxPrice } from '#features/checkout/pricing.rules.ts';
import type { InvitationWire } from '#features/invitations/invitation.contract.ts';
import { CartHead } from '#features/carts/cart-head.tsx';
import { formatRupees, toPaise, toRupees } from '#lib/money.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** One kept box: its size, type and sweets can be changed, and every change is saved at once. */
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
      <EmptyState title="This invitation is no longer offered" action={{ label: 'See all invitations', href: '/invitation' }}>
        Please choose another one for your box.
      </EmptyState>
    );
  }
  return <Editor detail={loaded.data} invitation={invitation} onSaved={replace} onStale={reload} />;
}

interface EditorProps {
  detail: Detail;
  invitation: InvitationWire;
  onSaved(detail: Detail): void;
  onStale(): void;
}

type Change = { weight?: Box['weight']; tempId?: number; sections?: { index: number; sweetId: string }[]; status?: boolean };

function Editor({ detail, invitation, onSaved, onStale }: EditorProps) {
  const { _id: id, status } = detail.cartDetail;
  const [box, setBox] = useState(() => boxOfCart(detail));
  const [missing, setMissing] = useState<number[]>([]);
  const [undo, setUndo] = useState<Box | null>(null);
  const [busy, setBusy] = useState(false);
  const revision = useRef(detail.cartDetail.revision);
  // Changes are saved one after another, so that each knows the revision before it.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    revision.current = detail.cartDetail.revision;
    setBox(boxOfCart(detail));
  }, [detail]);

  const save = useCallback(
    (change: Change): Promise<boolean> => {
      const run = async (): Promise<boolean> => {
        setBusy(true);
        const answer = await call(updateCart, { params: { id }, body: { revision: revision.current, ...change } as never });
        setBusy(false);
        if (answer.ok) {
          revision.current = answer.data.cartDetail.revision;
          onSaved(answer.data);
          return true;
        }
        toast(answer.message, { kind: 'problem' });
        onStale();
        return false;
      };
      const turn = queue.current.then(run);
      queue.current = turn;
      return turn;
    },
    [id, onSaved, onStale],
  );

  const change = (next: Box, what: Change): void => {
    setBox(next);
    setMissing([]);
    void save(what);
  };
  const sectionsOf = ({ choices }: Box) => choices.map(({ index, sweetId }) => ({ index, sweetId }));

  useEffect(() => {
    const chosen = takeChosen(invitation._id, id);
    if (!chosen) return;
    const next = withChoice(boxOfCart(detail), chosen);
    setBox(next);
    void save({ sections: sectionsOf(next) });
    // The half second lets the page take its shape first.
    const timer = setTimeout(() => dispatchEvent(new CustomEvent('scrollToNext')), 500);
    return () => clearTimeout(timer);
    // A chosen sweet is taken once, when the cart is first shown.
  }, []);
  useEffect(() => {
    const scroll = (): void => document.querySelector('#sections')?.scrollIntoView({ block: 'start' });
    addEventListener('scrollToNext', scroll);
    return () => removeEventListener('scrollToNext', scroll);
  }, []);

  const chooseType = (tempId: number): void => {
    if (tempId === box.tempId) return;
    if (box.choices.length > 0) setUndo(box);
    change({ ...box, tempId, choices: [] }, { tempId, sections: [] });
  };
  const putBack = (before: Box): void => {
    setUndo(null);
    change(before, { tempId: before.tempId, weight: before.weight, sections: sectionsOf(before) });
  };
  const amounts = sectionAmounts(box);
  const price = toPaise(invitation.price);
  const one = boxPrice(amounts, price);
  const next = async (): Promise<void> => {
    const empty = emptySections(box);
    setMissing(empty);
    if (empty.length > 0) {
      document.querySelector(`#sections [data-section="${empty[0]}"]`)?.scrollIntoView({ block: 'center' });
      return;
    }
    await queue.current;
    location.assign(`/invitation-GuestList/${toRupees(one)}?invitation=${invitation._id}&cart=${id}`);
  };
  const move = async (): Promise<void> => {
    if (!(await save({ status: !status }))) return;
    void countCart();
    history.replaceState(null, '', `/cart-detail/${id}/${!status}`);
    toast(status ? 'Moved to the cart' : 'Item saved for later.', { kind: 'done' });
  };
  // The way back is the list that the address names.
  const fromSaved = ['true', '1'].includes(location.pathname.split('/').filter(Boolean)[2] ?? '');
  const chooseAt = (section: number): string =>
    selectionAddress({ invitationId: invitation._id, section, cartId: id, status: String(status), boxName: boxTypeOf(box.tempId).name });

  return (
    <>
      <p>
        <a className="cart-back" href={fromSaved ? '/saved-cart-list' : '/cart-list'} onClick={() => resetBox(invitation._id)}>
          Back
        </a>
      </p>
      <CartHead invitation={invitation} />
      <CartChoices
        box={box}
        onWeight={(weight) => change(readBox({ ...box, weight }) ?? box, { weight })}
        onType={chooseType}
      />
      {undo && (
        <p className="notice cart-undo" role="status">
          The box was emptied for its new type.
          <button type="button" className="button button-plain" onClick={() => putBack(undo)}>
            Put the sweets back
          </button>
        </p>
      )}
      <CartBoxView box={box} amounts={amounts} material={boxMaterial(invitation.category)} missing={missing} chooseAt={chooseAt} />
      <div className="sticky-bar builder-bar">
        <dl className="builder-sum">
          <div>
            <dt>Total</dt>
            <dd>{formatRupees(boxPrice(amounts, 0))}</dd>
          </div>
          <div>
            <dt>Invitation</dt>
            <dd>{formatRupees(price)}</dd>
          </div>
          <div>
            <dt>One box</dt>
            <dd className="price price-total" aria-live="polite">
              {formatRupees(one)}
            </dd>
          </div>
        </dl>
        <div className="builder-actions">
          <button type="button" className="button button-quiet" aria-busy={busy} onClick={() => void move()}>
            {status ? 'Move to cart' : 'Save for Later'}
          </button>
          <button type="button" className="button" onClick={() => void next()}>
            Next
          </button>
        </div>
      </div>
    </>
  );
}
