import type { InvitationWire } from '#domain/catalogue/invitation.contract.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import { Picture } from '#ui/picture.tsx';

/** Shows the invitation of a box in the cart: picture, name, category and price. */
export function CartHead({ invitation }: { invitation: InvitationWire }) {
  return (
    <header className="cart-head">
      <Picture value={invitation.image} alt="" sizes="(min-width: 40rem) 14rem, 40vw" className="cart-picture" eager />
      <div>
        <h2>
          <a href={`/invitation-detail/${invitation._id}/invitation`}>{displayName(invitation.name)}</a>
        </h2>
        <p className="soft">{invitation.category}</p>
        <p className="price">{formatRupees(toPaise(invitation.price))}</p>
      </div>
    </header>
  );
}
