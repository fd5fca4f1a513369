import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { mayComeOffText, SAMPLE_PROMISE } from '#domain/orders/sample.rules.ts';
import * as say from '#shop/cart/cart.texts.ts';

interface SampleWayProps {
  invitationId: string;
  /** Opens the payment page for one box. */
  onSend(): Promise<void>;
}

/**
 * Button that orders a single box as a sample. Below it a customer with an earlier sample reads its deduction, others
 * the promise of one.
 */
export function SampleWay({ invitationId, onSend }: SampleWayProps) {
  const person = useStore($userId, { ssr: () => '' });
  const [busy, setBusy] = useState(false);
  return (
    <div className="sample-way">
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        onClick={() => {
          if (busy) return;
          setBusy(true);
          void onSend().finally(() => setBusy(false));
        }}
      >
        {say.sample}
      </button>
      {person ? <OwnSample invitationId={invitationId} /> : <Promised />}
    </div>
  );
}

const Promised = () => <p className="field-hint">{SAMPLE_PROMISE}</p>;

function OwnSample({ invitationId }: { invitationId: string }) {
  const { loaded } = useCall(readSamples, {});
  const own = (loaded.data?.samples ?? []).filter((sample) => sample.invitationId === invitationId);
  const [best] = own.sort((one, other) => other.price - one.price);
  return best ? <p className="sample-off">{mayComeOffText(best)}</p> : <Promised />;
}
