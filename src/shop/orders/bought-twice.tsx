import { useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { giveBackTwice, readBoughtTwice } from '#domain/orders/had-box.contract.ts';
import { namesText } from '#domain/orders/waves.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Refusal } from '#ui/refusal.tsx';

/**
 * Warns that homes of this order also get a box by other orders, which the customer did not confirm. A button cancels
 * the second boxes that are not being made yet and shows the amount to be refunded. Shows nothing without such homes.
 */
export function BoughtTwice({ orderId, onGivenBack }: { orderId: string; onGivenBack: () => void }) {
  const { loaded, reload } = useCall(readBoughtTwice, { params: { orderId } });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { homes = [], orders = [], open = 0, back = 0 } = loaded.data ?? {};
  if (homes.length === 0) return null;
  const giveBack = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(giveBackTwice, { params: { orderId } });
    setBusy(false);
    if (!answer.ok) setProblem(answer.message);
    reload();
    onGivenBack();
  };
  const boxes = open === 1 ? 'the second box' : `the ${open} second boxes`;
  return (
    <section className="card card-body order-waves no-print" aria-labelledby="bought-twice">
      <h2 id="bought-twice">Paid for twice</h2>
      <p>
        <span>{`${namesText(homes)} ${homes.length === 1 ? 'gets' : 'get'} a box by order `}</span>
        {orders.map(({ _id, invoiceNumber }, at) => (
          <span key={_id}>
            {at > 0 && <span>, </span>}
            <a href={`/view-history/${_id}`}>{invoiceNumber}</a>
          </span>
        ))}
        <span> as well. Both payments arrived, so both are orders.</span>
      </p>
      <Refusal message={problem} />
      {open > 0 ? (
        <p>
          <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void giveBack()}>
            {`Give ${boxes} back, ${formatRupees(back)}`}
          </button>
        </p>
      ) : (
        <p>They are being made already. Please call us, and we see what we can still do.</p>
      )}
    </section>
  );
}
