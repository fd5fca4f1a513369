import { EnquiryRow } from '#office/enquiries/enquiry-row.tsx';
import type { Enquiry } from '#domain/enquiries/inbox.contract.ts';
import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';

/**
 * Lists the sender's earlier orders and other messages, with a warning when the orders were found only by the typed
 * mobile number.
 */
export function Beside({ enquiry: { knownBy, orders, others } }: { enquiry: Enquiry }) {
  return (
    <section className="inbox-beside" aria-labelledby="enquiry-beside">
      <h2 id="enquiry-beside">Earlier orders and messages</h2>
      {knownBy === 'number' && orders.length > 0 && (
        <p className="notice">
          Found by the mobile number in the message. Anybody can type a number: tell nothing of these orders before you
          know who asks.
        </p>
      )}
      {orders.length === 0 && others.length === 0 && (
        <p className="soft">
          {knownBy ? 'There are none yet.' : 'The message has no mobile number by which they could be found.'}
        </p>
      )}
      {orders.length > 0 && (
        <ul className="inbox-orders">
          {orders.map(({ id, title, invoiceNumber, amount, at, homes }) => (
            <li key={id}>
              <a href={`/back-office/orders/${id}`}>{title}</a>
              <span className="tabular">{formatRupees(amount)}</span>
              <small>{`${readableDay(at)}, ${invoiceNumber}, ${homes} ${homes === 1 ? 'home' : 'homes'}`}</small>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="inbox-list inbox-others">
          {others.map((other) => (
            <EnquiryRow key={other.id} enquiry={other} now={Date.now()} />
          ))}
        </ul>
      )}
    </section>
  );
}
