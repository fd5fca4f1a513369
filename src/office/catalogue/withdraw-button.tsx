import { useState } from 'react';
import type { RecordUses } from '#domain/catalogue/staff-record.contract.ts';
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
    carts > 0 && `${counted(carts, 'box', 'boxes')} in carts`,
    savedBoxes > 0 && `${counted(savedBoxes, 'box', 'boxes')} kept for later`,
  ].filter(Boolean);
  const used = held.length > 0 || banners.length > 0;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => (used ? setAsking(true) : onWithdraw())}>
        Withdraw
      </button>
      <Dialog title={`Withdraw ${title}?`} open={asking} onClose={() => setAsking(false)}>
        {held.length > 0 && (
          <p>
            {`It is in ${held.join(' and ')}. Those boxes stay, and ask for something else in its place. Orders keep it as it was.`}
          </p>
        )}
        {banners.length > 0 && (
          <p>
            {`${counted(banners.length, 'banner leads', 'banners lead')} to its page: ${banners.map((banner) => banner.title || 'one without a title').join(', ')}.`}
          </p>
        )}
        <p>It can be brought back from the bin at any time.</p>
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            Keep it
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsking(false);
              onWithdraw();
            }}
          >
            Withdraw it
          </button>
        </p>
      </Dialog>
    </>
  );
}
