import { pluralsOf } from '#lib/plurals.ts';

/** Texts of labels and slips. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Printed labels.
export const namesAndOthers = (names: string) => `${names} and others`;
export const cardsTooLong = (cards: number, names: string) =>
  counted(cards, {
    one: `One card is too long for this paper and would be cut: ${names}.`,
    other: `${cards} cards are too long for this paper and would be cut: ${names}.`,
  });
export const addressesTooLong = (addresses: number, names: string) =>
  counted(addresses, {
    one: `One address is too long for this paper and would be cut: ${names}. Please choose larger labels.`,
    other: `${addresses} addresses are too long for this paper and would be cut: ${names}. Please choose larger labels.`,
  });
export const onlyPincodes = (start: string) => `Only pincodes that begin with ${start}.`;

// Label face.
export const boxOf = (box: number, boxes: number) => `Box ${box} of ${boxes}`;
export const pin = 'PIN';
export const phone = (mobile: string) => `Ph ${mobile}`;
export const packingSlip = (reference: string) => `Packing slip ${reference}`;
export const leavesBy = (day: string) => `to leave by ${day}`;
export const slipFoot = (phone: string, email: string, licence: string) => `${phone}, ${email}, FSSAI ${licence}`;

// Labels page.
export const labelsTitle = 'Labels and slips';
export const printPages = (pages: number, printed: number) =>
  counted(pages, { one: `Print ${printed} on ${pages} page`, other: `Print ${printed} on ${pages} pages` });
export const preparing = 'Preparing…';
export const printHint = 'In the print window, choose scale 100% and no margins.';
export const noCards = 'No family wrote a card for these boxes';
export const nothingToPrint = 'Nothing to print';
export const toPackingList = 'To the packing list';
export const pageHeard = (page: number) => `Page ${page}`;
export const paper = 'Paper';
export const paperSize = (paper: string, width: number, height: number) => `${paper} (${width} × ${height} mm)`;
export const firstFreeLabel = 'First free label';
export const whichHomes = 'Homes';
export const all = 'All';
export const notPacked = 'Not packed';
export const labelEachBox = 'One label for each box, not one for each home';
export const onlyOneOrder = 'All homes of one order.';
export const onlyGroup = (group: string) => `Only ${group}.`;
export const printWholeList = 'Print the whole packing list';
export const labelsOutdated = (homes: number) =>
  counted(homes, {
    one: 'This address changed. If you printed its label before, please print it again:',
    other: 'These addresses changed. If you printed a label before, please print it again:',
  });
export const labelOutdated = (reference: string, at: string) => `{name}, ${reference}, changed ${at}`;

// Packing group.
export const labelAfterLast = (label: number) => `${label} (where the last print ended)`;
