import { Fragment, type ReactNode, useEffect } from 'react';
import {
  advanceLine,
  advanceNote,
  amountInWords,
  type InvoiceLine,
  invoiceLine,
  soldOf,
  type SoldItem,
} from '#domain/orders/invoice.rules.ts';
import type { PartPaid } from '#domain/orders/order-money.contract.ts';
import { PART_KINDS } from '#domain/orders/part-paid.rules.ts';
import { isWithinState, type Sale } from '#domain/orders/sale.rules.ts';
import { daysInWords, type OrderDays } from '#domain/orders/order-days.rules.ts';
import { readableDay, yearMonthDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { shopFacts } from '#shop.config';
import * as say from '#shop/orders/invoice.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Inserted } from '#ui/inserted.tsx';

interface InvoiceProps {
  number: string;
  /** Time of the payment, ISO 8601. */
  paidAt: string;
  paymentId: string;
  /** Buyer, place of supply, tax number and rate on the day of the sale. */
  sale: Sale;
  /** Days of the order, printed with its facts. */
  days: OrderDays;
  items: SoldItem[];
  /** Delivery charge, paise; taxed like the goods, because it is charged with them. */
  delivery: number;
  /** Payments of an order that is paid in parts. */
  parts?: PartPaid | null | undefined;
}

/** Opens the print dialog when the URL ends in `#receipt`, and removes that hash so that it opens only once. */
function printAsked(): void {
  if (location.hash !== '#receipt') return;
  history.replaceState(history.state, '', location.pathname);
  print();
}

/** Returns the label of a sale's number: `Receipt number` when the shop had no GSTIN, else `Invoice number`. */
export function numberName({ gstin }: Sale): string {
  return gstin === '' ? say.receiptNumber : say.invoiceNumber;
}

/**
 * Prints an order as a tax invoice (rule 46), or as a receipt when the shop had no GSTIN. Until the whole order is
 * paid, prints a receipt voucher (rule 50). Hidden on screen.
 */
export function Invoice({ number, paidAt, paymentId, sale, days, items, delivery, parts }: InvoiceProps) {
  useEffect(printAsked, []);
  const taxed = sale.gstin !== '';
  const sold = soldOf(items, delivery, parts ?? undefined);
  const payments = parts
    ? parts.payments.map(({ kind, amount, at, paymentId: id }) =>
        say.partPayment(PART_KINDS[kind], formatRupees(amount), readableDay(at), id),
      )
    : [say.payment(paymentId)];
  const lined = (lines: readonly SoldItem[]): InvoiceLine[] =>
    lines.map((item) => invoiceLine({ ...item, hsn: sale.hsn, rate: sale.rate }, isWithinState(sale)));
  const told = daysInWords(days, yearMonthDay(new Date().toISOString())).map(([name, value]) => `${name}: ${value}`);
  const facts = [readableDay(paidAt), ...payments, ...told];
  // Before all is paid there is no invoice: the paper confirms what was received, and its tax (CGST rules, rule 50).
  if (parts && !parts.complete)
    return (
      <SalePaper
        title={say.voucher}
        note={advanceNote(parts, taxed)}
        facts={[say.ofOrder(number), ...facts]}
        sale={sale}
        lines={lined([advanceLine(number, items, delivery, parts)])}
      >
        {parts.due > 0 && <OrderedSoFar sold={sold} parts={parts} />}
      </SalePaper>
    );
  return (
    <SalePaper
      title={taxed ? say.taxInvoice : say.receipt}
      note={taxed ? '' : say.receiptNote}
      facts={[`${numberName(sale)} ${number}`, ...facts]}
      sale={sale}
      lines={lined(sold)}
    />
  );
}

/**
 * Shows the amounts of an order with an advance: its lines without cancelled boxes, the total, the amount paid and the
 * amount due.
 */
function OrderedSoFar({ sold, parts: { payments, due } }: { sold: readonly SoldItem[]; parts: PartPaid }) {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const sums: [string, number][] = [
    [say.orderedInAll, paid + due],
    [say.paidByAdvance, -paid],
    [say.stillToPay, due],
  ];
  return (
    <table>
      <ColumnHeads names={[say.ordered, say.columnQuantity, say.columnAmount]} />
      <tbody>
        {sold.map(({ text, quantity, gross }, at) => (
          <tr key={`${text}-${at}`}>
            <th scope="row">{text}</th>
            <td>{quantity}</td>
            <td>{formatRupees(gross)}</td>
          </tr>
        ))}
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td>{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SalePaperProps {
  title: string;
  /** Remark about the limits of the paper; empty when none is needed. */
  note: string;
  /** Number, day and further facts that identify the paper. */
  facts: readonly string[];
  sale: Sale;
  lines: readonly InvoiceLine[];
  /** Further content below the sum. */
  children?: ReactNode;
}

/** Shows a printed document of a sale: seller, buyer, lines with taxes, and the total in words. */
export function SalePaper({ title, note, facts, sale, lines, children }: SalePaperProps) {
  const { buyer, place, gstin } = sale;
  const { fssai } = shopFacts.licences;
  const taxed = gstin !== '';
  const { lines: street, city, state, pincode } = shopFacts.address;
  const sum = (part: 'gross' | 'taxable' | 'cgst' | 'sgst' | 'igst'): number =>
    lines.reduce((total, line) => total + line[part], 0);
  return (
    <section className="invoice" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div className="invoice-parties">
        <address>
          <strong>{sale.seller?.legalName ?? shopFacts.legalName}</strong>
          <br />
          <span>{sale.seller?.address ?? `${street.join(', ')}, ${city}, ${state} ${pincode}`}</span>
          <br />
          <span>{`${sale.seller?.phone ?? shopFacts.phone}, ${sale.seller?.email ?? shopFacts.email}`}</span>
          {taxed && (
            <>
              <br />
              <span>{say.gstin(gstin)}</span>
            </>
          )}
          <br />
          <span>{say.fssai(sale.seller?.fssai ?? fssai)}</span>
        </address>
        <address>
          <strong>{buyer.name}</strong>
          <br />
          {[buyer.address, buyer.pincode].filter(Boolean).join(', ')}
          <br />
          {buyer.mobile}
          {taxed && place && (
            <>
              <br />
              <span>{say.placeOfSupply(place.name, place.code)}</span>
            </>
          )}
        </address>
        <p>
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && <br />}
              {fact}
            </Fragment>
          ))}
        </p>
      </div>
      <Lines lines={lines} taxed={taxed} />
      <p className="invoice-sum">
        <Inserted
          text={
            taxed
              ? say.sumInWordsTaxed(amountInWords(sum('gross')), formatRupees(sum('cgst') + sum('sgst') + sum('igst')))
              : say.sumInWords(amountInWords(sum('gross')))
          }
          parts={{ sum: <strong>{formatRupees(sum('gross'))}</strong> }}
        />
      </p>
      {children}
      {sale.seller?.note && <p className="invoice-text">{sale.seller.note}</p>}
      {taxed && <p>{say.noSignature(sale.seller?.legalName ?? shopFacts.legalName)}</p>}
      {sale.seller?.footer && <p className="invoice-text">{sale.seller.footer}</p>}
    </section>
  );
}

/** Lines of a paper of a sale, with their taxes when there are any. */
function Lines({ lines, taxed }: { lines: readonly InvoiceLine[]; taxed: boolean }) {
  return (
    <table>
      <ColumnHeads
        names={[
          say.columnWhat,
          taxed && say.columnHsn,
          say.columnQuantity,
          taxed && say.columnTaxable,
          taxed && say.columnTax,
          say.columnAmount,
        ]}
      />
      <tbody>
        {lines.map((line, at) => (
          <tr key={`${line.text}-${at}`}>
            <th scope="row">
              {line.text}
              {line.off && (
                <small className="invoice-off">
                  {say.lessSample(formatRupees(line.gross + line.off), formatRupees(line.off))}
                </small>
              )}
            </th>
            {taxed && <td>{line.hsn}</td>}
            <td>{line.quantity}</td>
            {taxed && <td>{formatRupees(line.taxable)}</td>}
            {taxed && (
              <td>
                {line.igst > 0
                  ? say.igst(line.rate, formatRupees(line.igst))
                  : say.cgstAndSgst(line.rate / 2, formatRupees(line.cgst), formatRupees(line.sgst))}
              </td>
            )}
            <td>{formatRupees(line.gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
