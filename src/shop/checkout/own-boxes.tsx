import { MyAddress } from '#shop/guests/my-address.tsx';
import { HasBox } from '#shop/checkout/has-box.tsx';
import { BoxesInput } from '#shop/checkout/recipient-table.tsx';
import { OWN, useIsUnread } from '#shop/checkout/unread-boxes.store.ts';
import type { HadBox } from '#domain/orders/had-box.rules.ts';
import * as say from '#shop/checkout/checkout.texts.ts';

interface OwnBoxesProps {
  boxes: number;
  /** Boxes that this home already has. */
  had: readonly HadBox[] | undefined;
  /** True when the address is known. */
  ready: boolean;
  onBoxes(boxes: number): void;
  /** Designs of the order and the one for this home; missing when all homes get the same. */
  design?: { all: readonly { id: string; name: string }[]; id: string; onChoose(id: string): void } | undefined;
}

/**
 * Checkbox and field for the number of boxes to the customer's own address, with the choice of a design when there are
 * several.
 */
export function OwnBoxes({ boxes, had, ready, onBoxes, design }: OwnBoxesProps) {
  const unread = useIsUnread([OWN]);
  return (
    <MyAddress>
      <div className="own-boxes">
        <label className="check">
          <input
            type="checkbox"
            checked={boxes > 0 || unread}
            disabled={!ready}
            onChange={(event) => onBoxes(event.target.checked ? 1 : 0)}
          />
          <span>{say.ownSend}</span>
        </label>
        <HasBox boxes={had} />
        <BoxesInput id={OWN} boxes={boxes} label={say.ownBoxesHeard} disabled={!ready} onBoxes={onBoxes} />
        {design && boxes > 0 && (
          <select
            className="input recipient-design"
            aria-label={say.ownDesignHeard}
            value={design.id}
            onChange={({ target }) => design.onChoose(target.value)}
          >
            {design.all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </MyAddress>
  );
}
