import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { readFamilyLink } from '#domain/guests/family-link.contract.ts';
import { readCorrected } from '#domain/orders/corrected.contract.ts';
import * as family from '#shop/guests/family-link.texts.ts';
import { $begun, $over, openImport } from '#shop/guests/guest-list.store.ts';
import { PaymentBack } from '#shop/guests/payment-back.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const CorrectedHomes = lazyPart(
  async () => (await import('#shop/guests/corrected-homes.tsx')).CorrectedHomes,
  () => null,
);

const ImportWaits = lazyPart(
  async () => (await import('#shop/guests/import-waits.tsx')).ImportWaits,
  () => null,
);

/**
 * Tells whether the shop has said what waits for an answer, or will not: what stands above the list must not come later
 * than the list and push it from under a finger.
 */
export function useWaitsKnown(): boolean {
  const link = useCall(readFamilyLink, {}).loaded;
  const corrected = useCall(readCorrected, {}).loaded;
  return link.state !== 'loading' && corrected.state !== 'loading';
}

/** What waits for the family's answer, a line each: a payment, an import, people who came by the link, corrected homes. */
export function GuestWaits({ onDiscarded }: { onDiscarded: () => void }) {
  const importing = useStore($over, { ssr: () => $over.get() })?.kind === 'import';
  const begun = useStore($begun, { ssr: () => $begun.get() });
  const newcomers = useCall(readFamilyLink, {}).loaded.data?.newcomers ?? [];
  const corrected = useCall(readCorrected, {}).loaded.data?.homes ?? [];
  // What was done about the last of them is still said.
  const [hadCorrected, setHadCorrected] = useState(false);
  if (corrected.length > 0 && !hadCorrected) setHadCorrected(true);
  return (
    <>
      {!importing && <PaymentBack />}
      {begun && !importing && (
        <Suspense fallback={null}>
          <ImportWaits onOpen={() => openImport(null)} onDiscarded={onDiscarded} />
        </Suspense>
      )}
      {newcomers.length > 0 && (
        <button type="button" className="notice guest-wait" onClick={() => $over.set({ kind: 'family' })}>
          <Icon name="guests" size={20} />
          <span>{family.newcomers(newcomers.length)}</span>
          <Icon name="right" size={20} />
        </button>
      )}
      {hadCorrected && (
        <Suspense fallback={<span className="guest-wait" />}>
          <CorrectedHomes folded />
        </Suspense>
      )}
    </>
  );
}
