import { keepDraft } from '#client/draft.ts';
import { readStored, readStoredJson, storageKeys, storedNames, writeStored } from '#client/storage.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';

/** Former storage key of one card shared by all orders. */
const SHARED = storageKeys.draft('card');
/** Prefix and suffix of the storage keys that hold the chosen homes of an order begun in this browser. */
const [BEGUN = '', END = ''] = storageKeys.draft('recipients: ').split(' ');

const keyOf = (order: string): string => storageKeys.draft(`card:${order}`);

/**
 * Reads the stored card of an order; null when none is stored. First moves a card from the former storage format to the
 * orders.
 */
export function keptCard(order: string): GiftCard | null {
  shareOut();
  const kept = readStoredJson<Partial<GiftCard>>(keyOf(order));
  return kept ? { ...blankCard, ...kept, own: Array.isArray(kept.own) ? kept.own : [] } : null;
}

/** Stores the card of an order until the order is paid; null removes it. */
export function keepCard(order: string, card: GiftCard | null): void {
  keepDraft(keyOf(order), card);
}

/**
 * Copies the card that all orders formerly shared to each order begun in this browser without a card of its own, and
 * deletes it. Skips waves, which take the card of their first order.
 */
function shareOut(): void {
  const shared = readStored(SHARED);
  if (shared === null) return;
  for (const name of storedNames(BEGUN)) {
    const order = name.slice(BEGUN.length, -END.length);
    if (!order.startsWith('wave:') && readStored(keyOf(order)) === null) writeStored(keyOf(order), shared);
  }
  writeStored(SHARED, null);
}
