import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { selectionPath } from '#shop/box/box.store.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { displayName } from '#lib/display-name.ts';

/** Shows the reason why a box is incomplete (empty sections or withdrawn sweets), with links to fill it. */
export function UnfilledBox({ box, cartId }: { box: OrderedBox; cartId: string }) {
  const { tempId, weight, gone } = box;
  const invitationId = box.invitation._id;
  const missing = gone.map(({ index }) => index);
  const filled = Array.from({ length: boxTypeOf(tempId).sections }, (_, index) => index).filter(
    (index) => !missing.includes(index),
  );
  const chooseAt = (section: number): string =>
    selectionPath({ invitationId, section, tempId, weight, filled, cartId, status: 'false' });
  const builder = cartId ? `/cart-detail/${cartId}/false` : `/invitation-detail/${invitationId}/invitation`;
  return (
    <div className="notice notice-problem" role="alert">
      {gone.length === 0 ? (
        <p>
          The box has empty sections. <a href={builder}>Fill the box</a>; the guests you choose here are kept.
        </p>
      ) : (
        <div>
          {gone.map(({ index, name }) => (
            <p key={index}>
              <span>{`${name ? displayName(name) : 'A sweet'} in section ${index + 1} is no longer offered. `}</span>
              <a href={chooseAt(index)}>Choose another sweet</a>
            </p>
          ))}
          <p>Everything else in your box stays as it is, and the guests you choose here are kept.</p>
        </div>
      )}
    </div>
  );
}
