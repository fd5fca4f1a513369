import { leaveFor } from '#client/leave-page.ts';
import { toast } from '#client/toast.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type SweetToday } from '#domain/box/box.rules.ts';
import {
  storeChosenSweet,
  nextSection,
  readSelection,
  selectionReturnPath,
  selectionPath,
  type Selection,
} from '#shop/box/box.store.ts';
import { sectionPrice } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { SECOND } from '#lib/time.ts';
import * as say from '#shop/box/sweet-selection.texts.ts';
import { showDialog } from '#ui/back-closes.ts';

/** Milliseconds to wait for the sweet's data of today before returning to the box. */
const PATIENCE = 1.5 * SECOND;

/**
 * True from the opening of the dialog until its answer is handled, so that a double click does not answer for another
 * sweet.
 */
let asking = false;

/**
 * Starts the selection of a sweet for a section of a box, when the query string contains one. Each tile then shows its
 * price in this box, and a click on it asks for confirmation. Fires `selectionready`, on which the page repeats an
 * earlier click.
 */
export function startSelection(): void {
  const selection = readSelection(location.search);
  const list = document.querySelector('[data-list]');
  if (selection && list) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-selection] a')) {
      const url = new URL(link.href);
      for (const [name, value] of new URLSearchParams(location.search))
        if (!['search', 'sort'].includes(name)) url.searchParams.set(name, value);
      link.href = url.href;
    }
    const empty = list.querySelector('.empty-title');
    if (empty) empty.textContent = say.nothingFound;
    announceSelection(selection);
    const price = (): void => {
      for (const tile of list.querySelectorAll<HTMLElement>('.tile')) showPrice(tile, selection);
    };
    price();
    // Searching and sorting draw new tiles.
    new MutationObserver(price).observe(list, { childList: true });
    list.addEventListener('click', (event) => {
      const tile = (event.target as HTMLElement).closest<HTMLElement>('.tile');
      if (!tile) return;
      event.preventDefault();
      if (asking) return;
      tile.toggleAttribute('data-picked', true);
      confirmChoice(tile, selection);
    });
  } else delete document.documentElement.dataset['selecting'];
  dispatchEvent(new Event('selectionready'));
}

function announceSelection({ section, tempId, weight, ...back }: Selection): void {
  const bar = document.querySelector<HTMLElement>('[data-selection]');
  const text = bar?.querySelector('[data-words]');
  const { name, sections } = boxTypeOf(tempId);
  if (text)
    text.textContent =
      sections === 1
        ? say.chooseWhole(section + 1, name, weight)
        : say.chooseShare(section + 1, name, Math.floor(weight / sections), weight);
  const link = bar?.querySelector('a');
  if (link) link.href = selectionReturnPath(back);
}

/** Returns the rate shown on a tile, paise; NaN when it shows none. */
const rateOn = (tile: HTMLElement): number => Number(tile.querySelector<HTMLElement>('[data-price]')?.dataset['price']);

/** Returns the text of a tile's price for the section being filled; empty when the tile has no price. */
function priceText(tile: HTMLElement, { tempId, weight }: Selection): string {
  const rate = rateOn(tile);
  return rate > 0 ? say.priceInBox(formatRupees(sectionPrice(rate, weight, boxTypeOf(tempId).sections))) : '';
}

function showPrice(tile: HTMLElement, selection: Selection): void {
  const text =
    tile.querySelector('.price-in-box') ?? Object.assign(document.createElement('p'), { className: 'price-in-box' });
  text.textContent = priceText(tile, selection);
  tile.querySelector('.tile-foot')?.before(text);
}

function confirmChoice(tile: HTMLElement, selection: Selection): void {
  const dialog = document.querySelector<HTMLDialogElement>('#choose-sweet');
  const name = tile.querySelector('.tile-name a')?.textContent?.trim() ?? '';
  if (!dialog) return;
  const question = dialog.querySelector('[data-question]');
  if (question) question.textContent = say.addQuestion(name);
  const price = dialog.querySelector('[data-box-price]');
  // What the tile says of far homes is said once more where it counts.
  const far = tile.querySelector('.tile-far')?.textContent;
  if (price) price.textContent = [priceText(tile, selection), far].filter(Boolean).join('. ');
  // A box of five sections is filled in one visit to the list.
  const following = nextSection(selection);
  const next = dialog.querySelector<HTMLButtonElement>('[data-next]');
  if (next) {
    next.hidden = following === null;
    next.textContent = say.yesThenSection((following ?? 0) + 1);
  }
  asking = true;
  dialog.onclose = () => {
    asking = false;
    if (dialog.returnValue === 'yes') void choose(tile, name, selection, null);
    else if (dialog.returnValue === 'next') void choose(tile, name, selection, following);
    else tile.removeAttribute('data-picked');
    dialog.returnValue = '';
  };
  showDialog(dialog);
}

/**
 * Stores a sweet for its box and opens the box, or the list again for section `next`. Shows a toast when the sweet is
 * no longer offered.
 */
async function choose(tile: HTMLElement, name: string, selection: Selection, next: number | null): Promise<void> {
  const list = tile.closest<HTMLElement>('[data-list]');
  // One sweet at a time goes to the box.
  list?.toggleAttribute('inert', true);
  const sweetId = tile.id;
  const shown = { name, image: imageOf(tile), rate: rateOn(tile) };
  const today = (await askToday(sweetId)) ?? shown;
  if (sweetId === '' || today === 'gone' || !(today.rate > 0)) {
    list?.removeAttribute('inert');
    tile.removeAttribute('data-picked');
    const price = tile.querySelector('.price-in-box');
    if (price) price.textContent = say.noLongerOffered;
    toast(say.selectSweet, { kind: 'problem', position: 'bottom-right' });
    return;
  }
  const { section: index, invitationId, cartId, tempId, weight } = selection;
  storeChosenSweet({ invitationId, cartId, tempId, weight, index, sweetId, ...today });
  if (next === null) leaveFor(selectionReturnPath(selection));
  else leaveFor(selectionPath({ ...selection, section: next, filled: [...selection.filled, index] }));
}

/**
 * Reads a sweet from today's catalogue; `gone` when it is no longer offered. Returns undefined when the call fails or
 * takes longer than `PATIENCE`: the data of the list are then used, and checked again before payment.
 */
async function askToday(id: string): Promise<SweetToday | undefined> {
  const answer = import('#shop/box/box-today.ts').then(({ sweetsToday }) => sweetsToday([id]));
  const today = await Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null)),
  ]);
  return today?.get(id);
}

/**
 * Returns the media path of a tile's picture, from `src` without the uploads path and the width; empty without a
 * picture.
 */
function imageOf(tile: HTMLElement): string {
  const source = tile.querySelector('img')?.getAttribute('src') ?? '';
  return source.replace(/^.*\/uploads\//, '').replace(/-\d+\.webp$/, '.webp');
}
