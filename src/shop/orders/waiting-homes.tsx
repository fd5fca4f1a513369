import type { LateHome } from '#domain/orders/late-home.contract.ts';
import { useLateHomes } from '#shop/orders/use-late-homes.ts';
import { readableDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import { listText } from '#lib/text.ts';
import * as texts from '#shop/orders/waiting-homes.texts.ts';
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
  const { late: known, far, asked, setAsked, busy, problem, settle } = useLateHomes(orderId, onSettled);
  if (!known || known.homes.length === 0) return null;
  const { homes, until, late } = known;
  const waiting = homes.filter(({ state }) => state === 'waiting');
  const names = (state: LateHome['state']): string[] =>
    homes.filter((home) => home.state === state).map(({ name }) => personName(name));
  const boxes = waiting.reduce((sum, home) => sum + home.boxes, 0);
  const came = names('came');
  const own = names('own');
  const refunded = names('refund');
  return (
    <section className="card card-body order-waves no-print" aria-labelledby="waiting-homes">
      <h2 id="waiting-homes">{texts.waitingTitle}</h2>
      {waiting.length > 0 && (
        <>
          <p>
            <span>{`${texts.boxesWait(boxes, listText(names('waiting')))} ${late ? texts.tooLate(boxes, readableDay(until)) : texts.stillInTime(readableDay(until))} `}</span>
            <a href="/guest/guest?show=missing">{texts.seeGuestList}</a>
          </p>
          {asked === null ? (
            <p className="submit-actions">
              <button type="button" className="button button-quiet" onClick={() => setAsked('own')}>
                {texts.toOwn(boxes)}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setAsked('refund')}>
                {texts.toRefund(boxes)}
              </button>
            </p>
          ) : (
            <div className="order-waves" role="alert">
              <p>
                {asked === 'own'
                  ? texts.askOwn(boxes)
                  : texts.askRefund(boxes, formatRupees(waiting.reduce((sum, { back }) => sum + back, 0)))}
              </p>
              <p className="submit-actions">
                <button
                  type="button"
                  className="button"
                  aria-busy={busy}
                  disabled={busy}
                  onClick={() => void settle(asked)}
                >
                  {asked === 'own' ? texts.yesOwn : texts.yesRefund}
                </button>
                <button type="button" className="button button-plain" onClick={() => setAsked(null)}>
                  {texts.keepWaiting}
                </button>
              </p>
            </div>
          )}
        </>
      )}
      {came.length > 0 && <p>{texts.addressCame(came.length, listText(came))}</p>}
      {far.map(({ name, sweets }) => (
        <p key={name} className="notice">
          {texts.tooFar(sweets.length, listText(sweets), personName(name))}
        </p>
      ))}
      {own.length > 0 && <p>{texts.sentOwn(own.length, listText(own))}</p>}
      {refunded.length > 0 && <p>{texts.refunded(refunded.length, listText(refunded))}</p>}
      <Refusal message={problem} />
    </section>
  );
}
