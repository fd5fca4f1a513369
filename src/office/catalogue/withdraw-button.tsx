import { useState } from 'react';
import type { RecordUses } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';
import { Dialog } from '#ui/dialog.tsx';

interface WithdrawButtonProps {
  title: string;
  uses: RecordUses | undefined;
  onWithdraw(): void;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Button that withdraws a record; asks for confirmation first when carts, saved boxes or banners use it. */
export function WithdrawButton({ title, uses, onWithdraw }: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const { carts = 0, savedBoxes = 0, banners = [] } = uses ?? {};
  const held = [
    carts > 0 && say.inCarts(counted(carts, say.box, say.boxes2)),
    savedBoxes > 0 && say.keptLater(counted(savedBoxes, say.box, say.boxes2)),
  ].filter(Boolean);
  const used = held.length > 0 || banners.length > 0;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => (used ? setAsking(true) : onWithdraw())}>
        {say.withdraw}
      </button>
      <Dialog title={say.withdraw2(title)} open={asking} onClose={() => setAsking(false)}>
        {held.length > 0 && <p>{say.thoseBoxesStayAsk(held.join(' and '))}</p>}
        {banners.length > 0 && (
          <p>
            {say.itsPage(
              counted(banners.length, say.bannerLeads, say.bannersLead),
              banners.map((banner) => banner.title || say.oneWithoutTitle).join(', '),
            )}
          </p>
        )}
        <p>{say.canBroughtBackFrom}</p>
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {say.keepIt}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsking(false);
              onWithdraw();
            }}
          >
            {say.withdrawIt}
          </button>
        </p>
      </Dialog>
    </>
  );
}
