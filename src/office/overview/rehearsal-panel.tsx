import { call } from '#client/api.ts';
import { askAgain } from '#client/query.store.ts';
import { useCall } from '#client/use-call.ts';
import { useWrite } from '#office/frame/use-write.ts';
import { loadToday } from '#office/overview/today.store.ts';
import { makeRehearsal, readRehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import { rehearsalCounts, rehearsalStages } from '#domain/rehearsal/rehearsal.rules.ts';
import * as say from '#office/overview/overview.texts.ts';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';

const stages = rehearsalStages.map((stage) => `${rehearsalCounts[stage]} ${stage}`).join(', ');

/**
 * Panel of the overview that fills a sample family with guests and orders; nothing in a shop that offers no rehearsal.
 */
export function RehearsalPanel() {
  const { loaded, replace } = useCall(readRehearsal, {});
  const { busy, problem, write } = useWrite();
  if (!loaded.data?.offered) return null;
  const { family } = loaded.data;
  const fill = async (): Promise<void> => {
    const answer = await write(() => call(makeRehearsal));
    if (!answer.ok) return;
    replace({ offered: true, family: answer.data.family });
    // Orders, money and boxes beside it have changed too.
    askAgain();
    void loadToday(true);
  };
  return (
    <section className="day-panel" aria-labelledby="day-rehearsal">
      <h2 id="day-rehearsal">{say.rehearsal}</h2>
      {family ? (
        <p role="status">
          <Inserted
            text={say.familyReady(family.name, stages)}
            parts={{
              list: <a href="/guest/guest">{say.guestList}</a>,
              mobile: <strong>{family.mobile}</strong>,
              packing: <a href="/back-office/packing">{say.packing}</a>,
              orders: <a href="/back-office/orders">{say.orders}</a>,
            }}
          />
        </p>
      ) : (
        <>
          <p>{say.rehearsalHint}</p>
          <Refusal message={problem} />
          <p>
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              aria-busy={busy}
              onClick={() => void fill()}
            >
              {busy ? say.filling : say.fillFamily}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
