import { toast } from '#client/toast.ts';
import { handOver, readSelection, returnAddress, type Selection } from '#features/box/box.store.ts';
import { parseRate } from '#lib/money.ts';

/**
 * Choosing a sweet for a section of a box. The address carries the selection, so every link of the list keeps it;
 * a tile asks for confirmation and hands the sweet to the box.
 */
export function startSelection(): void {
  const selection = readSelection(location.search);
  if (!selection) return;
  document.documentElement.dataset['selecting'] = '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-selection] a')) {
    const address = new URL(link.href);
    for (const [name, value] of new URLSearchParams(location.search)) if (!['search', 'sort'].includes(name)) address.searchParams.set(name, value);
    link.href = address.href;
  }
  const empty = document.querySelector('[data-list] .empty-title');
  if (empty) empty.textContent = 'No Data Found for Invitation Selection';
  announceSelection(selection);
  document.querySelector('[data-list]')?.addEventListener('click', (event) => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>('.tile');
    if (!tile) return;
    event.preventDefault();
    tile.toggleAttribute('data-picked', true);
    confirmChoice(tile, selection);
  });
}

function announceSelection(selection: Selection): void {
  const bar = document.querySelector<HTMLElement>('[data-selection]');
  if (!bar) return;
  const words = bar.querySelector('[data-words]');
  if (words) words.textContent = `Choose a sweet for section ${selection.section + 1} of your ${selection.boxName || 'box'}.`;
  const back = bar.querySelector<HTMLAnchorElement>('a');
  if (back) back.href = returnAddress(selection);
  bar.hidden = false;
}

function confirmChoice(tile: HTMLElement, selection: Selection): void {
  const dialog = document.querySelector<HTMLDialogElement>('#choose-sweet');
  const name = tile.querySelector('.tile-name a')?.textContent?.trim() ?? '';
  if (!dialog) return;
  const question = dialog.querySelector('[data-question]');
  if (question) question.textContent = `Are you sure you want to add ${name} ?`;
  dialog.onclose = () => {
    tile.removeAttribute('data-picked');
    if (dialog.returnValue === 'yes') void choose(tile, name, selection);
    dialog.returnValue = '';
  };
  dialog.showModal();
}

async function choose(tile: HTMLElement, name: string, selection: Selection): Promise<void> {
  const sweetId = tile.dataset['id'] ?? '';
  const shown = Number(tile.querySelector<HTMLElement>('[data-price]')?.dataset['price'] ?? 0);
  const image = imageOf(tile);
  const today = await rateToday(sweetId);
  if (sweetId === '' || today === 'gone') {
    toast('Please Select Sweet !', { kind: 'problem', position: 'bottom-right' });
    return;
  }
  handOver({ invitationId: selection.invitationId, cartId: selection.cartId, index: selection.section, sweetId, name, image, rate: today ?? shown });
  location.assign(returnAddress(selection));
}

/** Today's rate, when the shop answers at once, or that it is no longer offered; the list's own price stands otherwise and is checked again before paying. */
async function rateToday(id: string): Promise<number | 'gone' | null> {
  const { readSweet } = await import('#features/sweets/sweet.contract.ts');
  const { call } = await import('#client/api.ts');
  const answer = await Promise.race([
    call(readSweet, { params: { id } }),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 1500)),
  ]);
  if (answer?.ok === false && [400, 404].includes(answer.status)) return 'gone';
  return answer?.ok ? parseRate(answer.data.sweetData.amount) : null;
}

/** The media value behind a tile's picture: its address without the uploads path and the width. */
function imageOf(tile: HTMLElement): string {
  const source = tile.querySelector('img')?.getAttribute('src') ?? '';
  return source.replace(/^.*\/uploads\//, '').replace(/-\d+\.webp$/, '.webp');
}

startSelection();
