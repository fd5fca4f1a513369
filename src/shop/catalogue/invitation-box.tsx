import { Suspense, useEffect, useState } from 'react';
import { asideText } from '#shop/box/box-aside.ts';
import { BoxBuilder } from '#shop/box/box-builder.tsx';
import { type Box, boxMaterial } from '#domain/box/box.rules.ts';
import { selectionPath } from '#shop/box/box.store.ts';
import { type BoxInProgress, type Design, useBox } from '#shop/box/use-box.ts';
import { useBoxWays } from '#shop/catalogue/use-box-ways.ts';
import { useGuestReach } from '#shop/delivery/use-guest-reach.ts';
import { formatAmount } from '#lib/money.ts';
import * as say from '#shop/catalogue/invitation-box.texts.ts';

import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BudgetPanel = lazyPart(async () => (await import('#shop/planning/budget-panel.tsx')).BudgetPanel);

const SampleWay = lazyPart(
  async () => (await import('#shop/cart/sample-way.tsx')).SampleWay,
  () => null,
);

interface InvitationBoxProps extends Design {
  category: string;
}

/** Buttons that keep a filled box. */
const ways = [
  { is: 'later', label: say.saveLater, look: 'button-plain' },
  { is: 'cart', label: say.addToCart, look: 'button-quiet' },
] as const;

/**
 * Shows the box builder on an invitation's page, updated to today's prices. The full box is ordered, added to the cart,
 * saved for later, or ordered as a sample.
 */
export function InvitationBox({ category, ...design }: InvitationBoxProps) {
  const progress = useBox(design);
  const { box, price, withdrawn, arrived, change } = progress;
  const { next, keep, keeping } = useBoxWays(design, progress);
  const notes = useGuestReach();
  const { id } = design;

  useEffect(() => {
    // The price above the box was written when the page was built.
    const shown = document.querySelector('[data-live-price]');
    if (shown) shown.textContent = say.price(formatAmount(price));
  }, [price]);

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
      tools={<ForBudget invitationId={id} onTake={change} />}
      notices={<Notices {...progress} />}
      actions={
        // In the served page for everybody, because the box sleeps until it is touched; the session decides who sees them.
        <>
          {ways.map(({ label, look, is }) => (
            <button
              key={is}
              type="button"
              className={`button ${look} when-in`}
              aria-busy={keeping === is}
              onClick={() => void keep(is)}
            >
              {label}
            </button>
          ))}
        </>
      }
    />
  );
}

function ForBudget({ invitationId, onTake }: { invitationId: string; onTake: (box: Box) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.fillForBudget}
        </button>
      </p>
      {open && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <BudgetPanel invitationId={invitationId} onTake={onTake} />
        </Suspense>
      )}
    </>
  );
}

function Notices({ box, withdrawn, news, aside, takeBack }: BoxInProgress) {
  return (
    <>
      {withdrawn && (
        <p className="notice notice-problem" role="alert">
          <span>
            {say.withdrawn} <a href="/invitation">{say.withdrawnAll}</a>
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
            {say.bringBack}
          </button>
        </p>
      )}
    </>
  );
}
