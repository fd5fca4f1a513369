import { leaveFor } from '#client/leave-page.ts';
import { storageKeys, writeStoredJson } from '#client/storage.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import type { GiftWire } from '#domain/planning/ledger.contract.ts';
import { homesToThank } from '#shop/planning/ledger-view.rules.ts';
import * as say from '#shop/planning/ledger.texts.ts';

/**
 * Shows the number of givers with an address, and a button that preselects them for the next order and opens the
 * invitation list. Shows nothing without such givers.
 */
export function ThankYouBoxes({ gifts, guests }: { gifts: readonly GiftWire[]; guests: readonly GuestWire[] }) {
  const { homes, others } = homesToThank(gifts, guests);
  if (homes.length === 0) return null;
  const send = (): void => {
    writeStoredJson(storageKeys.draft('thank-you'), { homes, at: Date.now() });
    leaveFor('/invitation');
  };
  return (
    <section className="card card-body ledger-thanks" aria-labelledby="ledger-thanks">
      <div>
        <h2 id="ledger-thanks">{say.thanksTitle}</h2>
        <p>
          {others > 0 ? `${say.thanksNote(homes.length)} ${say.thanksOthers(others)}` : say.thanksNote(homes.length)}
        </p>
      </div>
      <button type="button" className="button" onClick={send}>
        {say.thanksChoose}
      </button>
    </section>
  );
}
