import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { selectionPath } from '#shop/box/box.store.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

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
          <Inserted text={say.emptySections} parts={{ fill: <a href={builder}>{say.emptySectionsFill}</a> }} />
        </p>
      ) : (
        <div>
          {gone.map(({ index, name }) => (
            <p key={index}>
              <span>{`${name ? say.goneIn(displayName(name), index + 1) : say.goneInNameless(index + 1)} `}</span>
              <a href={chooseAt(index)}>{say.goneAnother}</a>
            </p>
          ))}
          <p>{say.goneKept}</p>
        </div>
      )}
    </div>
  );
}
