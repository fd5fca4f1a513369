import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { type LateHome, type LateHomes, readLateHomes, settleLateHomes } from '#domain/orders/late-home.contract.ts';
import { readableDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import { listText } from '#lib/text.ts';
import { Refusal } from '#ui/refusal.tsx';

interface WaitingHomesProps {
  orderId: string;
  /** Called when waiting boxes were redirected or cancelled. */
  onSettled(): void;
}

/**
 * Lists the homes of an order that were paid before their address was known. The customer can have waiting boxes sent
 * to their own home or refunded.
 */
export function WaitingHomes({ orderId, onSettled }: WaitingHomesProps) {
  const { loaded, replace } = useCall(readLateHomes, { params: { orderId } });
  const [asked, setAsked] = useState<'refund' | 'own' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const far = useFarNames(loaded.data?.homes ?? []);
  if (!loaded.data || loaded.data.homes.length === 0) return null;
  const { homes, until, late } = loaded.data;
  const waiting = homes.filter(({ state }) => state === 'waiting');
  const names = (state: LateHome['state']): string[] =>
    homes.filter((home) => home.state === state).map(({ name }) => personName(name));
  const boxes = waiting.reduce((sum, home) => sum + home.boxes, 0);
  const settle = async (way: 'refund' | 'own'): Promise<void> => {
    setBusy(true);
    setProblem('');
    const positions = waiting.map(({ position }) => position);
    const answer = await call(settleLateHomes, { params: { orderId }, body: { way, positions } });
    setBusy(false);
    setAsked(null);
    if (!answer.ok) {
      const now = answer.data as Partial<LateHomes> | undefined;
      if (now?.homes) replace(now as LateHomes);
      return setProblem(answer.message);
    }
    replace(answer.data);
    toast(way === 'own' ? 'The boxes go to your home.' : 'The boxes are cancelled, and their money goes back.', {
      kind: 'done',
    });
    onSettled();
  };
  const came = homes.filter(({ state }) => state === 'came');
  return (
    <section className="card card-body order-waves no-print" aria-labelledby="waiting-homes">
      <h2 id="waiting-homes">Paid before the address was known</h2>
      {waiting.length > 0 && (
        <>
          <p>
            <span>{`${boxes === 1 ? 'A box waits' : `${boxes} boxes wait`} for the address of ${listText(names('waiting'))}. ${
              late
                ? `It was needed by ${readableDay(until)}. Please say what shall become of ${boxes === 1 ? 'it' : 'them'}; an address that still comes is sent to as soon as we can.`
                : `Once it comes, the box goes there by itself. It is in time until ${readableDay(until)}.`
            } `}</span>
            <a href="/guest/guest?show=missing">See the guest list</a>
          </p>
          {asked === null ? (
            <p className="submit-actions">
              <button type="button" className="button button-quiet" onClick={() => setAsked('own')}>
                {`Send ${boxes === 1 ? 'it' : 'them'} to my home`}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setAsked('refund')}>
                {`Have ${boxes === 1 ? 'it' : 'them'} refunded`}
              </button>
            </p>
          ) : (
            <div className="order-waves" role="alert">
              <p>
                {asked === 'own'
                  ? `Shall ${boxes === 1 ? 'the box' : `all ${boxes} boxes`} go to your own home? The price stays.`
                  : `Shall ${boxes === 1 ? 'the box' : `all ${boxes} boxes`} be cancelled? ${formatRupees(waiting.reduce((sum, { back }) => sum + back, 0))} goes back, or comes off what is still to be paid.`}
              </p>
              <p className="submit-actions">
                <button
                  type="button"
                  className="button"
                  aria-busy={busy}
                  disabled={busy}
                  onClick={() => void settle(asked)}
                >
                  {asked === 'own' ? 'Yes, to my home' : 'Yes, refund'}
                </button>
                <button type="button" className="button button-plain" onClick={() => setAsked(null)}>
                  Go on waiting
                </button>
              </p>
            </div>
          )}
        </>
      )}
      {came.length > 0 && (
        <p>
          {`The address of ${listText(names('came'))} came: ${came.length === 1 ? 'that box goes' : 'those boxes go'} there.`}
        </p>
      )}
      {far.map(({ name, sweets }) => (
        <p key={name} className="notice">
          {`${personName(name)} is far away: ${listText(sweets)} may not arrive fresh there. Call us before it is packed, and we put another sweet in.`}
        </p>
      ))}
      {names('own').length > 0 && <p>{`Sent to your own home: the box of ${listText(names('own'))}.`}</p>}
      {names('refund').length > 0 && <p>{`Refunded: the box of ${listText(names('refund'))}.`}</p>}
      <Refusal message={problem} />
    </section>
  );
}

/** Returns the values in lists of ten, the most sweets that one call takes. */
const tens = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => all.slice(at * 10, at * 10 + 10));

/**
 * Returns the homes whose late address is too far for some of their sweets, with the names of these sweets. Empty until
 * the server has answered.
 */
function useFarNames(homes: readonly LateHome[]): { name: string; sweets: string[] }[] {
  const [far, setFar] = useState<{ name: string; sweets: string[] }[]>([]);
  const question = JSON.stringify(
    homes.filter(({ state }) => state === 'came').map(({ name, pincode, sweetIds }) => ({ name, pincode, sweetIds })),
  );
  useEffect(() => {
    let current = true;
    const came = JSON.parse(question) as Pick<LateHome, 'name' | 'pincode' | 'sweetIds'>[];
    const sweetIds = [...new Set(came.flatMap((home) => home.sweetIds))];
    const pincodes = [...new Set(came.map(({ pincode }) => pincode))];
    if (came.length === 0) return;
    const calls = tens(sweetIds).map((ids) => call(checkReach, { body: { sweetIds: ids, pincodes } }));
    void Promise.all(calls).then((answers) => {
      if (!current) return;
      const tooFar = answers.flatMap((answer) => (answer.ok ? answer.data.far : []));
      const found = came.map(({ name, pincode, sweetIds: its }) => ({
        name,
        sweets: tooFar
          .filter((sweet) => its.includes(sweet.sweetId) && sweet.pincodes.includes(pincode))
          .map((sweet) => sweet.name),
      }));
      setFar(found.filter(({ sweets }) => sweets.length > 0));
    });
    return () => {
      current = false;
    };
  }, [question]);
  return far;
}
