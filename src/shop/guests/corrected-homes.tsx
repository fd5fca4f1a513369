import { type ReactNode, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { type CorrectedHome, moveHome, type NotMoved, readCorrected } from '#domain/orders/corrected.contract.ts';
import * as say from '#shop/guests/corrected.texts.ts';
import { CORRECTED } from '#shop/guests/guest-places.ts';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';
import { Icon } from '#ui/icon.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface CorrectedProps {
  /** Order whose homes are listed; without it, the homes of all orders. */
  orderId?: string;
  /** True for one line that opens. */
  folded?: boolean;
  /** Called when a box was redirected to a new address. */
  onMoved?(): void;
}

const keyOf = ({ orderId, position }: CorrectedHome): string => `${orderId}.${position}`;

/** A question of the shop before it redirects the box of a home; `anyway` confirms it. */
interface Asked {
  home: CorrectedHome;
  question: string;
  anyway: string;
}

/** Corrected homes with the call that redirects a box: its question, its refusal, what it did. */
function useMoving({ orderId, onMoved }: CorrectedProps) {
  const { loaded, replace } = useCall(readCorrected, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState('');
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
    setDone(say.correctedDone(personName(name), `${address}, ${pincode}`));
    onMoved?.();
  };
  // Without an answer list and order are there all the same.
  const homes = (loaded.data?.homes ?? []).filter((home) => !orderId || home.orderId === orderId);
  return { homes, busy, problem, asked, done, move, leave: () => setAsked(null) };
}

/**
 * Lists homes whose guest entered another address after the payment, with a button that redirects a box not packed yet.
 * Shows nothing without such homes.
 */
export function CorrectedHomes(props: CorrectedProps) {
  const { homes, busy, problem, asked, done, move, leave } = useMoving(props);
  if (homes.length === 0 && !done) return null;
  const rows = (
    <>
      <p role="status">{done}</p>
      <ul>
        {toldApart(homes.map((home) => ({ ...home, mobile: '' }))).map((home) => (
          <HomeRow
            key={keyOf(home)}
            home={home}
            named={!props.orderId}
            busy={busy}
            asked={asked && keyOf(asked.home) === keyOf(home) ? asked : null}
            onMove={(anyway) => void move(asked && anyway ? asked.home : home, anyway)}
            onLeave={leave}
          />
        ))}
      </ul>
      <Refusal message={problem} />
    </>
  );
  if (props.folded && homes.length > 0) return <Folded title={say.correctedHomes(homes.length)}>{rows}</Folded>;
  return (
    <section className="card card-body no-print corrected-homes" aria-labelledby="corrected-homes">
      <h2 id="corrected-homes">
        <Icon name={homes.length > 0 ? 'warning' : 'check'} /> {say.correctedTitle}
      </h2>
      {rows}
    </section>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="no-print corrected-homes" open={location.hash === CORRECTED}>
      <summary className="notice guest-wait">
        <Icon name="warning" size={20} />
        <span>{title}</span>
        <Icon name="down" size={20} />
      </summary>
      <div className="card card-body">{children}</div>
    </details>
  );
}

interface RowProps {
  home: CorrectedHome & { shown: string };
  /** True to name the home's order. */
  named: boolean;
  busy: boolean;
  /** The shop's question about this home; null for none. */
  asked: Asked | null;
  /** Redirects the box; `anyway` confirms the shop's question. */
  onMove(anyway?: string): void;
  onLeave(): void;
}

/** A corrected home: both addresses and the button that redirects the box, or the question that the shop has. */
function HomeRow({ home, named, busy, asked, onMove, onLeave }: RowProps) {
  return (
    <li>
      <p>
        <Inserted
          text={(home.isPacked ? say.correctedPacked : say.correctedUnpacked)(home.before)}
          parts={{
            name: <strong>{personName(home.name)}</strong>,
            address: <strong>{`${home.address}, ${home.pincode}`}</strong>,
          }}
        />{' '}
        {named && <a href={`/view-history/${home.orderId}`}>{say.correctedOrder(home.invoiceNumber)}</a>}
      </p>
      {asked ? (
        <div role="alert">
          <p>{asked.question}</p>
          <p className="corrected-ways">
            <button
              type="button"
              className="button"
              aria-busy={busy}
              disabled={busy}
              onClick={() => onMove(asked.anyway)}
            >
              {say.correctedAnyway}
            </button>
            <button type="button" className="button button-plain" onClick={onLeave}>
              {say.correctedLeave}
            </button>
          </p>
        </div>
      ) : (
        !home.isPacked && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={say.correctedMoveHeard(home.shown)}
            disabled={busy}
            onClick={() => onMove()}
          >
            {say.correctedMove}
          </button>
        )
      )}
    </li>
  );
}
