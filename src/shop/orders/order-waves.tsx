import { useCall } from '#client/use-call.ts';
import { paymentPath } from '#shop/orders/order-again.ts';
import { readWaves } from '#domain/orders/waves.contract.ts';
import { lateText, missingText, waveName } from '#domain/orders/waves.rules.ts';
import { readableDay } from '#lib/dates.ts';
import * as say from '#shop/orders/order-waves.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

/**
 * Lists the waves of an order (the first order and later ones for guests without a box), and links to a further wave.
 * Shows nothing for a single wave without late or missing addresses.
 */
export function OrderWaves({ orderId, invitationId }: { orderId: string; invitationId: string }) {
  const { loaded } = useCall(readWaves, { params: { orderId } });
  if (loaded.state !== 'ready') return null;
  const { waves, late, missing } = loaded.data;
  if (waves.length < 2 && late.length + missing === 0) return null;
  return (
    <section className="card card-body order-waves no-print" aria-labelledby="order-waves">
      <h2 id="order-waves">{waves.length > 1 ? say.partsTitle : say.missingTitle}</h2>
      {waves.length > 1 && (
        <ol className="order-waves-list">
          {waves.map(({ _id, createdAt, homes, boxes, by }, place) => (
            <li key={_id}>
              <Inserted
                text={
                  by
                    ? say.partBy(readableDay(createdAt), homes, boxes, readableDay(by))
                    : say.part(readableDay(createdAt), homes, boxes)
                }
                parts={{
                  part:
                    _id === orderId ? (
                      <strong>{waveName(place)}</strong>
                    ) : (
                      <a href={`/view-history/${_id}`}>{waveName(place)}</a>
                    ),
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {late.length > 0 && (
        <>
          <p>{lateText(late.map(({ name }) => name))}</p>
          <p>
            <a className="button" href={paymentPath(invitationId, { wave: orderId })}>
              {say.sendPart(waves.length + 1, late.length)}
            </a>
          </p>
        </>
      )}
      {missing > 0 && (
        <p className="soft">
          {missingText(missing)} <a href="/guest/guest?show=missing">{say.seeGuestList}</a>
        </p>
      )}
    </section>
  );
}
