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
import { isWithin, type Sale } from '#domain/orders/sale.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { shopFacts } from '#shop.config';
import { ColumnHeads } from '#ui/column-heads.tsx';

interface InvoiceProps {
  number: string;
  /** ISO time of the payment. */
  paidAt: string;
  paymentId: string;
  /** Buyer, place of supply, tax number and rate as on the day of the sale. */
  sale: Sale;
  items: SoldItem[];
  /** Paise; charged with the goods, so taxed as they are. */
  delivery: number;
  /** The payments of an order that is paid in parts. */
  parts?: PartPaid | null | undefined;
}

/** A link that ends in `#receipt` asks for paper; loading the page again does not ask again. */
function printAsked(): void {
  if (location.hash !== '#receipt') return;
  history.replaceState(history.state, '', location.pathname);
  print();
}

/** What the number of a sale is called: an invoice's only where a tax number makes it one. */
export function numberName({ gstin }: Sale): string {
  return gstin === '' ? 'Receipt number' : 'Invoice number';
}

/**
 * What the printer gets of an order: a tax invoice with the fields of rule 46, or, where the shop had no tax number, a
 * receipt that says so. The screen does not show it.
 */
export function Invoice({ number, paidAt, paymentId, sale, items, delivery, parts }: InvoiceProps) {
  useEffect(printAsked, []);
  const taxed = sale.gstin !== '';
  const sold = soldOf(items, delivery, parts ?? undefined);
  const payments = parts
    ? parts.payments.map(
        ({ kind, amount, at, paymentId: id }) =>
          `${PART_KINDS[kind]} ${formatRupees(amount)}, ${readableDay(at)}, payment ${id}`,
      )
    : [`Payment ${paymentId}`];
  const lined = (lines: readonly SoldItem[]): InvoiceLine[] =>
    lines.map((item) => invoiceLine({ ...item, hsn: sale.hsn, rate: sale.rate }, isWithin(sale)));
  const facts = [readableDay(paidAt), ...payments];
  // Before all is paid there is no invoice: the paper confirms what was received, and its tax (CGST rules, rule 50).
  if (parts && !parts.complete)
    return (
      <SalePaper
        title="Receipt voucher"
        note={advanceNote(parts, taxed)}
        facts={[`Order ${number}`, ...facts]}
        sale={sale}
        lines={lined([advanceLine(number, items, delivery, parts)])}
      >
        {parts.due > 0 && <OrderedSoFar sold={sold} parts={parts} />}
      </SalePaper>
    );
  return (
    <SalePaper
      title={taxed ? 'Tax invoice' : 'Receipt'}
      note={taxed ? '' : 'This is a receipt. It is not a tax invoice.'}
      facts={[`${numberName(sale)} ${number}`, ...facts]}
      sale={sale}
      lines={lined(sold)}
    />
  );
}

/** What an advance is for: the order without what was cancelled, what was paid of it and what is still to be paid. */
function OrderedSoFar({ sold, parts: { payments, due } }: { sold: readonly SoldItem[]; parts: PartPaid }) {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const sums: [string, number][] = [
    ['The order in all', paid + due],
    ['Paid by this advance', -paid],
    ['Still to be paid', due],
  ];
  return (
    <table>
      <ColumnHeads names={['What is ordered', 'Quantity', 'Amount']} />
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
  /** What the paper is not; empty where nothing needs to be said. */
  note: string;
  /** Number, day, and what else tells the paper apart. */
  facts: readonly string[];
  sale: Sale;
  lines: readonly InvoiceLine[];
  /** What else stands on it, below the sum. */
  children?: ReactNode;
}

/** A printed paper about a sale: who sold and who bought, what with which tax, and the sum in words. */
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
              <span>{`GSTIN ${gstin}`}</span>
            </>
          )}
          <br />
          <span>{`FSSAI ${sale.seller?.fssai ?? fssai}`}</span>
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
              <span>{`Place of supply: ${place.name} (${place.code})`}</span>
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
      <table>
        <ColumnHeads names={['What', taxed && 'HSN', 'Quantity', taxed && 'Taxable value', taxed && 'Tax', 'Amount']} />
        <tbody>
          {lines.map((line, at) => (
            <tr key={`${line.text}-${at}`}>
              <th scope="row">
                {line.text}
                {line.off && (
                  <small className="invoice-off">
                    {`${formatRupees(line.gross + line.off)} less a discount of ${formatRupees(line.off)} for the sample`}
                  </small>
                )}
              </th>
              {taxed && <td>{line.hsn}</td>}
              <td>{line.quantity}</td>
              {taxed && <td>{formatRupees(line.taxable)}</td>}
              {taxed && (
                <td>
                  {line.igst > 0
                    ? `IGST ${line.rate}% ${formatRupees(line.igst)}`
                    : `CGST ${line.rate / 2}% ${formatRupees(line.cgst)}, SGST ${line.rate / 2}% ${formatRupees(line.sgst)}`}
                </td>
              )}
              <td>{formatRupees(line.gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="invoice-sum">
        <strong>{formatRupees(sum('gross'))}</strong>
        <span>{`, ${amountInWords(sum('gross'))}. Inclusive of all taxes${taxed ? ` (${formatRupees(sum('cgst') + sum('sgst') + sum('igst'))})` : ''}.`}</span>
      </p>
      {children}
      {sale.seller?.note && <p className="invoice-text">{sale.seller.note}</p>}
      {taxed && (
        <p>{`For ${sale.seller?.legalName ?? shopFacts.legalName}: made by computer and valid without a signature.`}</p>
      )}
      {sale.seller?.footer && <p className="invoice-text">{sale.seller.footer}</p>}
    </section>
  );
}
