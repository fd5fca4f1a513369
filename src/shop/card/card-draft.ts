import { keepDraft } from '#client/draft.ts';
import { readStored, readStoredJson, storageKeys, storedNames, writeStored } from '#client/storage.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';

/** Under this name all orders shared one card once. */
const SHARED = storageKeys.draft('card');
/** Around the name of an order that was begun here, with the homes that were chosen for it. */
const [BEGUN = '', END = ''] = storageKeys.draft('recipients: ').split(' ');

const keyOf = (order: string): string => storageKeys.draft(`card:${order}`);

/** The card that was begun for an order in this browser, whatever shape it had then; null where none was. */
export function keptCard(order: string): GiftCard | null {
  shareOut();
  const kept = readStoredJson<Partial<GiftCard>>(keyOf(order));
  return kept ? { ...blankCard, ...kept, own: Array.isArray(kept.own) ? kept.own : [] } : null;
}

/** Keeps the card of an order until that is paid; null forgets it. */
export function keepCard(order: string, card: GiftCard | null): void {
  keepDraft(keyOf(order), card);
}

/** Gives a card of the time when all orders shared one to each that was begun here then. A wave has that of its first order. */
function shareOut(): void {
  const shared = readStored(SHARED);
  if (shared === null) return;
  for (const name of storedNames(BEGUN)) {
    const order = name.slice(BEGUN.length, -END.length);
    if (!order.startsWith('wave:') && readStored(keyOf(order)) === null) writeStored(keyOf(order), shared);
  }
  writeStored(SHARED, null);
}
