/** Texts of the papers of a sale: invoice, receipt, receipt voucher and credit note. `src/README.md` tells the form. */

// The heads.
export const taxInvoice = 'Tax invoice';
export const receipt = 'Receipt';
export const receiptNote = 'This is a receipt. It is not a tax invoice.';
export const voucher = 'Receipt voucher';
export const creditNote = 'Credit note';
export const creditNoteOfReceipt = 'It belongs to a receipt. It is not a tax document.';

// The facts.
export const invoiceNumber = 'Invoice number';
export const receiptNumber = 'Receipt number';
export const creditNoteNumber = (number: string | null) => `Credit note number ${number}`;
/** `named` is what the number of the sale is called. */
export const ofSale = (named: string, number: string, day: string) => `${named} ${number} of ${day}`;
export const ofOrder = (number: string) => `Order ${number}`;
export const payment = (id: string) => `Payment ${id}`;
/** `kind` says whether it is the advance or the balance. */
export const partPayment = (kind: string, amount: string, day: string, id: string) =>
  `${kind} ${amount}, ${day}, payment ${id}`;
export const refund = (number: string) => `Refund ${number}`;
export const gstin = (number: string) => `GSTIN ${number}`;
export const fssai = (number: string) => `FSSAI ${number}`;
export const placeOfSupply = (state: string, code: string) => `Place of supply: ${state} (${code})`;

// The lines.
export const columnWhat = 'What';
export const columnHsn = 'HSN';
export const columnQuantity = 'Quantity';
export const columnTaxable = 'Taxable value';
export const columnTax = 'Tax';
export const columnAmount = 'Amount';
export const lessSample = (before: string, off: string) => `${before} less a discount of ${off} for the sample`;
export const igst = (percent: number, tax: string) => `IGST ${percent}% ${tax}`;
/** `percent` is that of each half. */
export const cgstAndSgst = (percent: number, cgst: string, sgst: string) =>
  `CGST ${percent}% ${cgst}, SGST ${percent}% ${sgst}`;
/** `words` is the sum in words. */
export const sumInWords = (words: string) => `{sum}, ${words}. Inclusive of all taxes.`;
export const sumInWordsTaxed = (words: string, taxes: string) => `{sum}, ${words}. Inclusive of all taxes (${taxes}).`;
export const noSignature = (company: string) => `For ${company}: made by computer, valid without a signature.`;

// An order with an advance.
export const ordered = 'What is ordered';
export const orderedInAll = 'Order total';
export const paidByAdvance = 'Paid by this advance';
export const stillToPay = 'Still to pay';

// What a credit note is for; `homes` are their names.
export const homesOfNote = (homes: number) => `${homes} homes`;
export const homeWithoutName = 'a home';
export const goodsFor = (goods: string, homes: string) => `${goods}, for ${homes}`;
export const delivery = 'Delivery';
export const deliveryFor = (homes: string) => `Delivery, for ${homes}`;
