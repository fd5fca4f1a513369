import { useState } from 'react';
import { call } from '#client/api.ts';
import { askAgain } from '#client/query.store.ts';
import { useCall } from '#client/use-call.ts';
import { makeRehearsal, readRehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import { rehearsalCounts, rehearsalStages } from '#domain/rehearsal/rehearsal.rules.ts';
import { Refusal } from '#ui/refusal.tsx';

const stages = rehearsalStages.map((stage) => `${rehearsalCounts[stage]} ${stage}`).join(', ');

/**
 * Panel of the overview that fills a sample family with guests and orders; nothing in a shop that offers no rehearsal.
 */
export function RehearsalPanel() {
  const { loaded, replace } = useCall(readRehearsal, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!loaded.data?.offered) return null;
  const { family } = loaded.data;
  const fill = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(makeRehearsal);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    replace({ offered: true, family: answer.data.family });
    // Orders, money and boxes beside it have changed too.
    askAgain();
  };
  return (
    <section className="day-panel" aria-labelledby="day-rehearsal">
      <h2 id="day-rehearsal">Rehearsal</h2>
      {family ? (
        <p role="status">
          <span>{`${family.name}’s family was filled with 240 guests: ${stages}. To see what the family sees, open `}</span>
          <a href="/guest/guest">the guest list</a> and sign in with the mobile number <strong>{family.mobile}</strong>;
          the demonstration shows the code on the page. Its boxes are in <a href="/back-office/packing">Packing</a> and{' '}
          <a href="/back-office/orders">Orders</a>.
        </p>
      ) : (
        <>
          <p>
            See the shop in the middle of a wedding: one press fills a family with 240 guests at all stages, from no
            address to delivered.
          </p>
          <Refusal message={problem} />
          <p>
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              aria-busy={busy}
              onClick={() => void fill()}
            >
              {busy ? 'Filling…' : 'Fill the family'}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
