import { EnquiryRow } from '#office/enquiries/enquiry-row.tsx';
import type { Enquiry } from '#domain/enquiries/inbox.contract.ts';
import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';

/**
 * Lists the sender's earlier orders and other messages, with a warning when the orders were found only by the typed
 * mobile number.
 */
export function Beside({ enquiry: { knownBy, orders, others } }: { enquiry: Enquiry }) {
  return (
    <section className="inbox-beside" aria-labelledby="enquiry-beside">
      <h2 id="enquiry-beside">{say.besideTitle}</h2>
      {knownBy === 'number' && orders.length > 0 && <p className="notice">{say.foundByNumber}</p>}
      {orders.length === 0 && others.length === 0 && (
        <p className="soft">{knownBy ? say.nothingBeside : say.noNumberToFindBy}</p>
      )}
      {orders.length > 0 && (
        <ul className="inbox-orders">
          {orders.map(({ id, title, invoiceNumber, amount, at, homes }) => (
            <li key={id}>
              <a href={`/back-office/orders/${id}`}>{title}</a>
              <span className="tabular">{formatRupees(amount)}</span>
              <small>{say.orderLine(homes, readableDay(at), invoiceNumber)}</small>
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
