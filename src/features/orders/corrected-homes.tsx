import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { type CorrectedHome, moveHome, readCorrected } from '#features/orders/corrected.contract.ts';
import '#features/orders/corrected-homes.css';
import { displayName } from '#lib/display-name.ts';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface CorrectedProps {
  /** Homes of this order alone; without it those of every order. */
  orderId?: string;
  /** A box goes elsewhere from now on. */
  onMoved?(): void;
}

/** Guests who corrected their address after the order was paid, and one press that sends the box there. */
export function CorrectedHomes({ orderId, onMoved }: CorrectedProps) {
  const { loaded, replace } = useCall(readCorrected, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // Without an answer list and order are there all the same.
  const homes = (loaded.data?.homes ?? []).filter((home) => !orderId || home.orderId === orderId);
  if (homes.length === 0) return null;
  const move = async ({ orderId: order, position, address, pincode, name }: CorrectedHome): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(moveHome, { params: { orderId: order }, body: { position, address, pincode } });
    setBusy(false);
    if (!answer.ok) {
      const now = (answer.data as { homes?: CorrectedHome[] } | undefined)?.homes;
      if (now) replace({ homes: now });
      return setProblem(answer.message);
    }
    replace(answer.data);
    toast(`The box for ${displayName(name)} goes to the new address.`, { kind: 'done' });
    onMoved?.();
  };
  return (
    <section className="card card-body no-print corrected-homes" aria-labelledby="corrected-homes">
      <h2 id="corrected-homes">
        <Icon name="warning" /> Corrected after you paid
      </h2>
      <ul>
        {homes.map((home) => (
          <li key={`${home.orderId}.${home.position}`}>
            <p>
              <strong>{displayName(home.name)}</strong> corrected the address to{' '}
              <strong>
                {home.address}, {home.pincode}
              </strong>
              .{' '}
              {home.isPacked
                ? `The box was packed for ${home.before} already. Please call us at once if it has not left.`
                : `The box still goes to ${home.before}.`}{' '}
              {!orderId && <a href={`/view-history/${home.orderId}`}>Order {home.invoiceNumber}</a>}
            </p>
            {!home.isPacked && (
              <button type="button" className="button button-quiet" disabled={busy} onClick={() => void move(home)}>
                Send it to the new address
                <span className="visually-hidden"> of {displayName(home.name)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refusal message={problem} />
    </section>
  );
}
