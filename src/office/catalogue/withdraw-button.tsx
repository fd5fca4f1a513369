import { useState } from 'react';
import type { RecordUses } from '#domain/catalogue/staff-record.contract.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { Dialog } from '#ui/dialog.tsx';

interface WithdrawButtonProps {
  title: string;
  uses: RecordUses | undefined;
  onWithdraw(): void;
}

const heldText = (carts: number, saved: number): string => {
  if (carts > 0 && saved > 0) return say.usedInBoth(carts, saved);
  return carts > 0 ? say.usedInCarts(carts) : say.usedInSaved(saved);
};

/** Button that withdraws a record; asks for confirmation first when carts, saved boxes or banners use it. */
export function WithdrawButton({ title, uses, onWithdraw }: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const { carts = 0, savedBoxes = 0, banners = [] } = uses ?? {};
  const held = carts + savedBoxes;
  const used = held > 0 || banners.length > 0;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => (used ? setAsking(true) : onWithdraw())}>
        {say.withdraw}
      </button>
      <Dialog title={say.withdrawTitle(title)} open={asking} onClose={() => setAsking(false)}>
        {held > 0 && (
          <p>
            <span>{heldText(carts, savedBoxes)}</span> <span>{say.usedThen(held)}</span>
          </p>
        )}
        {banners.length > 0 && (
          <p>
            {say.bannersLeadHere(
              banners.length,
              banners.map((banner) => banner.title || say.bannerUntitled).join(', '),
            )}
          </p>
        )}
        <p>{say.withdrawUndo}</p>
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {say.withdrawNo}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsking(false);
              onWithdraw();
            }}
          >
            {say.withdrawYes}
          </button>
        </p>
      </Dialog>
    </>
  );
}
