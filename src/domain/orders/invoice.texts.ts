/** Lines and notes of receipts and invoices. `src/README.md` tells the form. */

export const lineBoxesOfDesigns = (designs: number) => `Boxes of ${designs} designs`;
export const linePartPrice = (text: string) => `Part of the price: ${text}`;
export const lineDelivery = 'Delivery';
export const lineCancelled = (text: string) => `Cancelled, charged for what was made: ${text}`;
export const noteAdvanceCancelled = (paid: string) =>
  `This confirms an advance of ${paid}. The order was cancelled, so there is nothing more to pay.`;
export const noteAdvanceOnly = (paid: string) => `This confirms an advance of ${paid} and nothing more.`;
export const noteCameOff = (off: string) => `${off} came off the order for what was cancelled.`;
export const noteStillToPay = (total: string, due: string) => `The order comes to ${total}, so ${due} is still to pay.`;
export const lineAdvance = (order: string, goods: string) => `Advance on order ${order}: ${goods}`;
export const lineAdvanceWithDelivery = (order: string, goods: string) =>
  `Advance on order ${order}: ${goods}, with delivery`;
export const noteTaxInvoiceLater = 'Once that is paid, you get the tax invoice for the whole order.';
export const noteReceiptLater = 'Once that is paid, you get the receipt for the whole order.';
export const rupeesInWords = (rupees: string) => `Rupees ${rupees} only`;
export const rupeesAndPaiseInWords = (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`;
