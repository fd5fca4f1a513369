import { Suspense, useEffect, useState } from 'react';
import { requireSignIn, signedIn } from '#client/session.ts';
import { asideText } from '#shop/box/box-aside.ts';
import { BoxBuilder } from '#shop/box/box-builder.tsx';
import { boxMaterial, sectionAmounts } from '#domain/box/box.rules.ts';
import { keepInProgress, keptBox, selectionPath } from '#shop/box/box.store.ts';
import { type Design, useBox } from '#shop/box/use-box.ts';
import { useGuestReach } from '#shop/delivery/use-guest-reach.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { formatAmount, toRupees } from '#lib/money.ts';
import { SECOND } from '#lib/time.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BudgetPanel = lazyPart(async () => (await import('#shop/planning/budget-panel.tsx')).BudgetPanel);

const SampleWay = lazyPart(
  async () => (await import('#shop/cart/sample-way.tsx')).SampleWay,
  () => null,
);

/** Milliseconds that the next step waits for today's prices. */
const PATIENCE = 1.5 * SECOND;

interface InvitationBoxProps extends Design {
  category: string;
}

/** Buttons that keep a filled box. */
const ways = [
  { is: 'later', label: 'Save for Later', look: 'button-plain', later: true },
  { is: 'cart', label: 'Add to cart', look: 'button-quiet', later: false },
] as const;

/**
 * Shows the box builder on an invitation's page, updated to today's prices. The full box is ordered, added to the cart,
 * saved for later, or ordered as a sample.
 */
export function InvitationBox({ category, ...design }: InvitationBoxProps) {
  const { box, price, withdrawn, news, arrived, aside, change, takeBack, correct } = useBox(design);
  const notes = useGuestReach();
  const [keeping, setKeeping] = useState('');
  const [planning, setPlanning] = useState(false);
  const { id, name } = design;

  useEffect(() => {
    // The price above the box was written when the page was built.
    const shown = document.querySelector('[data-live-price]');
    if (shown) shown.textContent = `Rs. ${formatAmount(price)}/-`;
  }, [price]);

  const next = async (sample = false): Promise<void> => {
    const changed = await Promise.race([
      correct(),
      new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
    ]);
    if (changed) return;
    // Another tab may have put the box aside meanwhile; what is in sight is what goes on.
    if (!keptBox(id)) keepInProgress(id, box, name);
    if (!signedIn()) return requireSignIn(`${location.pathname}#sections`);
    const total = toRupees(boxPrice(sectionAmounts(box), price));
    location.assign(`/invitation-GuestList/${total}?invitation=${id}${sample ? '&sample=1' : ''}`);
  };
  const keep = async (saved: boolean): Promise<void> => {
    if (keeping) return;
    setKeeping(saved ? 'later' : 'cart');
    await import('#shop/cart/keep-box.ts').then(({ keepBox }) => keepBox(id, box, saved)).finally(() => setKeeping(''));
  };

  return (
    <BoxBuilder
      box={box}
      onChange={change}
      invitation={price}
      material={boxMaterial(category)}
      chooseAt={(section) =>
        selectionPath({
          invitationId: id,
          section,
          tempId: box.tempId,
          weight: box.weight,
          filled: box.choices.map(({ index }) => index),
          cartId: '',
          status: '',
        })
      }
      arrived={arrived}
      onNext={() => next()}
      whenFull={
        withdrawn || (
          <Suspense fallback={null}>
            <SampleWay invitationId={id} onSend={() => next(true)} />
          </Suspense>
        )
      }
      notes={notes}
      notices={
        <>
          <p>
            <button
              type="button"
              className="button button-quiet"
              aria-expanded={planning}
              onClick={() => setPlanning(!planning)}
            >
              Fill it for my budget
            </button>
          </p>
          {planning && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <BudgetPanel invitationId={id} onTake={change} />
            </Suspense>
          )}
          {withdrawn && (
            <p className="notice notice-problem" role="alert">
              <span>
                This design is no longer offered, so its box cannot be ordered.{' '}
                <a href="/invitation">See all invitations</a>
              </span>
            </p>
          )}
          {news && (
            <p className="notice builder-notice" role="status">
              {news}
            </p>
          )}
          {aside && box.choices.length === 0 && (
            <p className="notice builder-notice" role="status">
              {asideText(aside)}
              <button type="button" className="button button-plain" onClick={takeBack}>
                Bring it back
              </button>
            </p>
          )}
        </>
      }
      actions={
        // In the served page for everybody, because the box sleeps until it is touched; the session decides who sees them.
        <>
          {ways.map(({ label, look, later, is }) => (
            <button
              key={is}
              type="button"
              className={`button ${look} when-in`}
              aria-busy={keeping === is}
              onClick={() => void keep(later)}
            >
              {label}
            </button>
          ))}
        </>
      }
    />
  );
}
