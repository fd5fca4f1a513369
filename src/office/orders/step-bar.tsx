import { type ReactNode, Suspense, useState } from 'react';
import { type Counts, firstOffer, homesText, type Offer, offersFor } from '#office/orders/order-view.rules.ts';
import type { Wish } from '#office/orders/use-steps.tsx';
import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#office/orders/steps.texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// It is asked for by a press.
const StepDialog = lazyPart(async () => (await import('#office/orders/step-dialog.tsx')).StepDialog);

interface StepBarProps {
  /** The chosen homes by state. */
  counts: Counts;
  busy: boolean;
  /** Problem with the last step, for the dialog that asked for it. */
  problem: ReactNode;
  /** Text about the selection, with further controls. */
  children: ReactNode;
  /** Changes the selected homes that are in one of the states `from`; resolves to true when done. */
  onStep(wish: Wish, from: readonly ParcelState[]): Promise<boolean>;
}

/**
 * Bar at the foot of the screen with the usual next step and a dialog for other steps; nothing when no step is
 * possible.
 */
export function StepBar({ counts, busy, problem, children, onStep }: StepBarProps) {
  const [asked, setAsked] = useState<Offer[] | null>(null);
  const first = firstOffer(counts);
  const all = offersFor(counts);
  if (all.length === 0) return null;
  return (
    <div className="sticky-bar staff-steps">
      <p>{children}</p>
      <span className="staff-tools">
        {first && (
          <button
            type="button"
            className="button"
            disabled={busy}
            aria-busy={busy}
            onClick={() => (first.to === 'sent' ? setAsked([first]) : void onStep({ state: first.to }, first.from))}
          >
            {`${parcelStaffTexts[first.to].act}: ${homesText(first.homes)}`}
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked(all)}>
          {say.moreSteps}
        </button>
      </span>
      {asked && (
        <Suspense fallback={null}>
          <StepDialog
            offers={asked}
            counts={counts}
            problem={problem}
            onClose={() => setAsked(null)}
            onStep={async (wish, from) => {
              if (await onStep(wish, from)) setAsked(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
