import { useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { giveBackTwice, readBoughtTwice } from '#domain/orders/had-box.contract.ts';
import { namesText } from '#domain/orders/waves.rules.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/orders/bought-twice.texts.ts';
import { Inserted } from '#ui/inserted.tsx';
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

  return (
    <section className="card card-body order-waves no-print" aria-labelledby="bought-twice">
      <h2 id="bought-twice">{say.twiceTitle}</h2>
      <p>
        <Inserted
          text={say.twiceBy(homes.length, namesText(homes))}
          parts={{
            orders: orders.map(({ _id, invoiceNumber }, at) => (
              <span key={_id}>
                {at > 0 && <span>, </span>}
                <a href={`/view-history/${_id}`}>{invoiceNumber}</a>
              </span>
            )),
          }}
        />
      </p>
      <Refusal message={problem} />
      {open > 0 ? (
        <p>
          <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void giveBack()}>
            {say.refundSecond(open, formatRupees(back))}
          </button>
        </p>
      ) : (
        <p>{say.tooLate}</p>
      )}
    </section>
  );
}
