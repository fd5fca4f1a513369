import { useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { type CorrectedHome, moveHome, type NotMoved, readCorrected } from '#domain/orders/corrected.contract.ts';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface CorrectedProps {
  /** Order whose homes are listed; without it, the homes of all orders. */
  orderId?: string;
  /** Called when a box was redirected to a new address. */
  onMoved?(): void;
}

const keyOf = ({ orderId, position }: CorrectedHome): string => `${orderId}.${position}`;

/**
 * Lists homes whose guest entered another address after the payment, with a button that redirects a box not packed yet.
 * Shows nothing without such homes.
 */
export function CorrectedHomes({ orderId, onMoved }: CorrectedProps) {
  const { loaded, replace } = useCall(readCorrected, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<{ home: CorrectedHome; question: string; anyway: string } | null>(null);
  const [done, setDone] = useState('');
  // Without an answer list and order are there all the same.
  const homes = (loaded.data?.homes ?? []).filter((home) => !orderId || home.orderId === orderId);
  const move = async (home: CorrectedHome, anyway?: string): Promise<void> => {
    const { orderId: order, position, address, pincode, name } = home;
    setBusy(true);
    setProblem('');
    setDone('');
    const answer = await call(moveHome, {
      params: { orderId: order },
      body: { position, address, pincode, ...(anyway ? { anyway } : {}) },
    });
    setBusy(false);
    setAsked(null);
    if (!answer.ok) {
      const now = answer.data as NotMoved | undefined;
      if (now?.anyway) return setAsked({ home, question: answer.message, anyway: now.anyway });
      if (now?.homes) replace({ homes: now.homes });
      return setProblem(answer.message);
    }
    replace(answer.data);
    setDone(`The box for ${personName(name)} goes to ${address}, ${pincode} now.`);
    onMoved?.();
  };
  if (homes.length === 0 && !done) return null;
  return (
    <section className="card card-body no-print corrected-homes" aria-labelledby="corrected-homes">
      <h2 id="corrected-homes">
        <Icon name={homes.length > 0 ? 'warning' : 'check'} /> Corrected after you paid
      </h2>
      <p role="status">{done}</p>
      <ul>
        {toldApart(homes.map((home) => ({ ...home, mobile: '' }))).map((home) => (
          <li key={keyOf(home)}>
            <p>
              <strong>{personName(home.name)}</strong> corrected the address to{' '}
              <strong>{`${home.address}, ${home.pincode}`}</strong>
              <span>{`. ${
                home.isPacked
                  ? `The box was packed for ${home.before} already. Please call us at once if it has not left.`
                  : `The box still goes to ${home.before}.`
              } `}</span>
              {!orderId && <a href={`/view-history/${home.orderId}`}>{`Order ${home.invoiceNumber}`}</a>}
            </p>
            {asked && keyOf(asked.home) === keyOf(home) ? (
              <div role="alert">
                <p>{asked.question}</p>
                <p className="corrected-ways">
                  <button
                    type="button"
                    className="button"
                    aria-busy={busy}
                    disabled={busy}
                    onClick={() => void move(asked.home, asked.anyway)}
                  >
                    Send it all the same
                  </button>
                  <button type="button" className="button button-plain" onClick={() => setAsked(null)}>
                    Leave it as it was
                  </button>
                </p>
              </div>
            ) : (
              !home.isPacked && (
                <button type="button" className="button button-quiet" disabled={busy} onClick={() => void move(home)}>
                  Send it to the new address
                  <span className="visually-hidden">{` of ${home.shown}`}</span>
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      <Refusal message={problem} />
    </section>
  );
}
